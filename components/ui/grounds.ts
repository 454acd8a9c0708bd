/** Grounds for white letters. Every page begins in one, for the clear top bar. */
export const darkGrounds = ['leaf', 'signal', 'blue', 'wine'] as const

export type DarkGround = (typeof darkGrounds)[number]

export type Ground = DarkGround | 'paper' | 'white' | 'butter' | 'blush-soft' | 'sky'
