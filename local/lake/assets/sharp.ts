import installed from 'sharp'

/** Undefined where it is not installed, which the built package allows. */
export const sharp: typeof installed | undefined = installed
