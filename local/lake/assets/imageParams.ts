import { httpError } from '../errors.ts'

/** Sanity's names for how an image fits the requested size. */
const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
export type Fit = (typeof fits)[number]

const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** Which part `fit=crop` retains. */
const crops = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const
type Crop = (typeof crops)[number]

const flips = ['h', 'v', 'hv'] as const
const turns = ['0', '90', '180', '270'] as const

/** A colour; alpha is 0 to 1. */
export type Colour = { r: number; g: number; b: number; alpha: number }

/** A checked request for a version of an image. Sizes are in device pixels. */
export interface ImageTransform {
  width?: number
  height?: number
  /** Cut out before anything else, in pixels of the original. */
  rect?: { left: number; top: number; width: number; height: number }
  fit: Fit
  crop?: Crop
  /** The centre of `crop=focalpoint`, as fractions of the image. */
  focalPoint?: { x: number; y: number }
  /** Behind transparent pixels, and around the image for `fit=fill`. */
  background?: Colour
  /** Degrees, clockwise. */
  turn?: number
  flip?: (typeof flips)[number]
  /** 1 to 2000. */
  blur?: number
  /** 1 to 100. */
  quality: number
  /** Undefined keeps the original's. */
  format?: ImageFormat
}

/**
 * The parameters of an image URL that the Studio and the site use. `dl` and `dlRaw` concern the
 * download, not the image.
 */
const names = new Set('w h rect fit crop fp-x fp-y bg or flip blur q dpr fm auto dl dlRaw'.split(' '))

/** The longest side the lake draws, in pixels. */
export const maxSide = 8192

const defaultQuality = 75
const maxDpr = 3
const maxBlur = 2000

/**
 * Reads the parameters of an image URL. Hosted Sanity has more, such as `sat` and `pad`. The lake
 * refuses these, since without them it would show another image.
 *
 * @param accept the request's Accept header, for `auto=format`
 * @returns undefined when the original image is requested
 * @throws ApiError 400 naming the parameter that makes no sense, or that the lake does not have
 */
export function parseImageParams(query: URLSearchParams, accept = ''): ImageTransform | undefined {
  const unknown = [...query.keys()].find((name) => !names.has(name))
  if (unknown !== undefined) {
    throw httpError(400, `Image parameter "${unknown}" is not supported by the local content lake`)
  }
  const dpr = number(query, 'dpr', 0.1, maxDpr) ?? 1
  const width = side(query, 'w', dpr)
  const height = side(query, 'h', dpr)
  const rect = parseRect(query.get('rect'))
  const fit = choice(query, 'fit', fits) ?? 'clip'
  const quality = wholeNumber(query, 'q', 1, 100)
  const format = parseFormat(query, accept)
  const changes = { width, height, rect, format, ...parseLook(query) }
  const crop = parseCrop(query)
  if (quality === undefined && Object.values(changes).every((change) => change === undefined))
    return undefined
  return { ...changes, ...crop, fit, quality: quality ?? defaultQuality }
}

/** A focal point means `crop=focalpoint`. */
function parseCrop(query: URLSearchParams): Pick<ImageTransform, 'crop' | 'focalPoint'> {
  const [x, y] = [number(query, 'fp-x', 0, 1), number(query, 'fp-y', 0, 1)]
  const isPointed = x !== undefined || y !== undefined
  const crop = choice(query, 'crop', crops) ?? (isPointed ? 'focalpoint' : undefined)
  return { crop, focalPoint: isPointed ? { x: x ?? 0.5, y: y ?? 0.5 } : undefined }
}

function parseLook(query: URLSearchParams): Pick<ImageTransform, 'background' | 'turn' | 'flip' | 'blur'> {
  return {
    background: parseColour(query.get('bg')),
    turn: Number(choice(query, 'or', turns)) || undefined,
    flip: choice(query, 'flip', flips),
    blur: wholeNumber(query, 'blur', 0, maxBlur) || undefined,
  }
}

/** RGB, ARGB, RRGGBB or AARRGGBB in hexadecimal digits. */
function parseColour(text: string | null): Colour | undefined {
  if (text === null) return undefined
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) {
    throw httpError(400, 'Image parameter "bg" must be RGB, ARGB, RRGGBB or AARRGGBB')
  }
  const long = text.length < 6 ? text.replaceAll(/./g, '$&$&') : text
  const [alpha = 255, r = 0, g = 0, b = 0] = [...Buffer.from(long.padStart(8, 'f'), 'hex')]
  return { r, g, b, alpha: alpha / 255 }
}

function number(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < min || value > max) {
    throw httpError(400, `Image parameter "${name}" must be a number from ${min} to ${max}`)
  }
  return value
}

function wholeNumber(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const value = number(query, name, min, max)
  if (value === undefined || Number.isInteger(value)) return value
  throw httpError(400, `Parameter "${name}" must be a valid integer`)
}

function side(query: URLSearchParams, name: string, dpr: number): number | undefined {
  const value = wholeNumber(query, name, 1, maxSide)
  return value === undefined ? undefined : Math.min(maxSide, Math.max(1, Math.round(value * dpr)))
}

function choice<T extends string>(query: URLSearchParams, name: string, known: readonly T[]): T | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const found = known.find((item) => item === text)
  if (!found) throw httpError(400, `Image parameter "${name}" must be one of ${known.join(', ')}`)
  return found
}

function parseRect(text: string | null): ImageTransform['rect'] {
  if (text === null) return undefined
  const parts = text.split(',').map(Number)
  const [left = -1, top = -1, width = 0, height = 0] = parts
  const sound = parts.length === 4 && parts.every(Number.isInteger) && left >= 0 && top >= 0
  if (!sound || width < 1 || height < 1) {
    throw httpError(400, 'Image parameter "rect" must be left,top,width,height in whole pixels')
  }
  return { left, top, width, height }
}

function parseFormat(query: URLSearchParams, accept: string): ImageFormat | undefined {
  const named = choice(query, 'fm', formats)
  const isAutomatic = choice(query, 'auto', ['format']) !== undefined
  if (named) return named === 'jpg' || named === 'pjpg' ? 'jpeg' : named
  if (!isAutomatic) return undefined
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : undefined
}
