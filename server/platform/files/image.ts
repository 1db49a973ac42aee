import { AppError } from '../errors'
import { declareTask } from '../quarantine/task'

export const imageSizes = [500, 250, 45] as const
export type ImageSize = (typeof imageSizes)[number]
export const imageFormats = ['jpg', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]
export interface ImageCopy {
  readonly size: ImageSize
  readonly format: ImageFormat
  readonly bytes: Uint8Array
}

/** Draws a picture anew in every size and format. It may refuse with 400 for what can't be read, 413 for too many pixels. */
export const imageCopies = declareTask<null, ImageCopy>('image-copies', { overLimits: 'uploads.over-limits' })

const MAX_BYTES = 10 * 1024 * 1024
/** `data:`, a type and `;base64,`. */
const MAX_HEADER_LENGTH = 64

/**
 * Reads the picture out of a data address.
 * @throws AppError 400 unless it says it is, and is, a JPEG or PNG; 413 when it is too large
 */
export const readDataUrl = (dataUrl: string): Buffer => {
  const comma = dataUrl.slice(0, MAX_HEADER_LENGTH).indexOf(',')
  const [, type] = /^data:([\w/+.-]{1,40});base64$/.exec(dataUrl.slice(0, Math.max(0, comma))) ?? []
  if (type === undefined) throw AppError.of('uploads.type')
  // No pattern is run over the picture itself: on millions of characters it may not come to an end.
  const base64 = dataUrl.slice(comma + 1)
  if ((base64.length * 3) / 4 > MAX_BYTES + 2) throw AppError.of('uploads.too-large')
  const bytes = Buffer.from(base64, 'base64')
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  // The decoder passes over what isn't base64: then fewer bytes come out than went in.
  if (bytes.length !== Math.floor(((base64.length - padding) * 3) / 4)) throw AppError.of('uploads.type')
  const found = sniff(bytes)
  if (found === null || found !== type.replace('image/jpg', 'image/jpeg')) throw AppError.of('uploads.type')
  return bytes
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The type by what the bytes begin with, whatever they are called. */
const sniff = (bytes: Buffer): 'image/jpeg' | 'image/png' | null => {
  if (bytes.subarray(0, png.length).equals(png)) return 'image/png'
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : null
}
