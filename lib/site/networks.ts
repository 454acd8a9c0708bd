/** Social networks of the footer: stored name and title. */
export const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  dribbble: 'Dribbble',
  youtube: 'YouTube',
} as const

export type Network = keyof typeof networks
