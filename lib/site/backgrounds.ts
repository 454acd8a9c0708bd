/** Backgrounds for white letters. Every page begins in one, for the clear top bar. */
export const darkBackgrounds = ['leaf', 'signal', 'blue', 'wine'] as const

export const lightBackgrounds = ['paper', 'white', 'blush-soft', 'butter', 'sky'] as const

export type DarkBackground = (typeof darkBackgrounds)[number]

export const isDark = (background: Background): boolean => darkBackgrounds.some((dark) => dark === background)

export type Background = DarkBackground | (typeof lightBackgrounds)[number]

/** What an editor chose, if it is one: any other text could end the style element. */
export const backgroundOf = (chosen: string | null): Background | undefined =>
  [...darkBackgrounds, ...lightBackgrounds].find((each) => each === chosen)
