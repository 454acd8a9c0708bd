/** The colours that a page can begin in. Each carries the white letters of the clear top bar. */
export const heroGrounds = ['leaf', 'signal', 'blue', 'wine'] as const

export type HeroGround = (typeof heroGrounds)[number]
