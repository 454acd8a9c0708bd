/** The social networks that the footer can show: as they are stored, and as they are called. */
export const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  dribbble: 'Dribbble',
  youtube: 'YouTube',
} as const

/** A social network as it is stored. */
export type Network = keyof typeof networks
