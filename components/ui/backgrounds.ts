/** Backgrounds for white letters. Every page begins in one, for the clear top bar. */
export const darkBackgrounds = ['leaf', 'signal', 'blue', 'wine'] as const

export type DarkBackground = (typeof darkBackgrounds)[number]

export const isDark = (background: Background): boolean => darkBackgrounds.some((dark) => dark === background)

export type Background = DarkBackground | 'paper' | 'white' | 'butter' | 'blush-soft' | 'sky'
