import sharp from 'sharp'

/** 80 x 40: left half red, right half blue. */
export const picture = sharp({ create: { width: 80, height: 40, channels: 3, background: '#ff0000' } })
  .composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: '#0000ff' } }, left: 40, top: 0 },
  ])
  .png()
  .toBuffer()
