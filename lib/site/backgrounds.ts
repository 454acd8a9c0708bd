/** Backgrounds for white letters. Every page begins in one, for the clear top bar. */
export const darkBackgrounds = ['leaf', 'signal', 'blue', 'wine'] as const

export const lightBackgrounds = ['paper', 'white', 'blush-soft', 'butter', 'sky'] as const

export const backgrounds = [...darkBackgrounds, ...lightBackgrounds] as const

/** Of cards and tiles. */
export const cardBackgrounds = ['butter', 'blush', 'sky', 'mint'] as const

export type DarkBackground = (typeof darkBackgrounds)[number]

export const isDark = (background: Background): boolean => darkBackgrounds.some((dark) => dark === background)

export type Background = (typeof backgrounds)[number]

/** What an editor chose, if it is one of these: any other text would be CSS of the page. */
export const backgroundOf = <Name extends string>(
  chosen: string | null,
  choices: readonly Name[],
): Name | undefined => choices.find((each) => each === chosen)
