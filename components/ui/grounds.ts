/** The strong colours. They carry white letters, and so those of the clear top bar: a page begins in one of them. */
export const darkGrounds = ['leaf', 'signal', 'blue', 'wine'] as const

export type DarkGround = (typeof darkGrounds)[number]

/** What a part of a page can stand on. */
export type Ground = DarkGround | 'paper' | 'white' | 'butter' | 'blush-soft' | 'sky'
