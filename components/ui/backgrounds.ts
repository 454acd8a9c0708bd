/** Backgrounds for white letters. Every page begins in one, for the clear top bar. */
export const darkBackgrounds = ['leaf', 'signal', 'blue', 'wine'] as const

export type DarkBackground = (typeof darkBackgrounds)[number]

/** Backgrounds of other sections. */
export const lightBackgrounds = ['paper', 'white', 'blush-soft', 'butter', 'sky'] as const

export type Background = DarkBackground | (typeof lightBackgrounds)[number]
