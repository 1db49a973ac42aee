import sharp, { type Sharp } from 'sharp'
import { AppError } from '../errors'

export const imageSizes = [500, 250, 45] as const
export type ImageSize = (typeof imageSizes)[number]
export const imageFormats = ['jpg', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

export interface ImageCopy {
  readonly size: ImageSize
  readonly format: ImageFormat
  readonly bytes: Buffer
}

const MAX_BYTES = 10 * 1024 * 1024
/** `data:`, a type and `;base64,`. */
const MAX_HEADER_LENGTH = 64

/** A small file can unpack to a picture that fills the memory. */
const MAX_PIXELS = 50_000_000
/** One of a single row of pixels takes as long to draw as a hundred usual ones. */
const MAX_SIDE_PX = 12_000
const MAX_DRAWING_SECONDS = 10
const [largest] = imageSizes

// One picture at a time on one thread: the others of this machine have work to do.
sharp.concurrency(1)
sharp.cache(false)

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

/**
 * Draws a picture anew in every size and format; nothing of the file itself, where it was taken or with what, is kept.
 * @throws AppError 400 for what can't be read, 413 for too many pixels
 */
export const drawCopies = async (bytes: Buffer): Promise<ImageCopy[]> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) throw AppError.of('uploads.too-large')
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: MAX_DRAWING_SECONDS })
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    return await Promise.all(
      imageSizes.flatMap((size) =>
        imageFormats.map(async (format) => ({ size, format, bytes: await draw(sharp(data, { raw }), size, format) })),
      ),
    )
  } catch (error) {
    if (error instanceof AppError) throw error
    throw AppError.of('uploads.unreadable')
  }
}

const draw = (image: Sharp, size: ImageSize, format: ImageFormat): Promise<Buffer> => {
  const sized =
    size === 45
      ? image.resize({ width: 45, height: 45, fit: 'cover' })
      : image.resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
  // JPEG knows no transparency: what is seen through is the paper.
  return format === 'jpg'
    ? sized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
    : sized.webp({ quality: 80 }).toBuffer()
}

/** A copy of a picture full of noise comes to a third of this. */
const MAX_COPY_BYTES = 1024 * 1024

/** Whether a file is a copy as `drawCopies` makes them: of this format, no larger, whole, and nothing but the picture. */
export const isCopy = async (bytes: Uint8Array, { size, format }: Pick<ImageCopy, 'size' | 'format'>): Promise<boolean> => {
  if (bytes.length > MAX_COPY_BYTES) return false
  try {
    const image = sharp(bytes, { limitInputPixels: size * size, failOn: 'warning' })
    const { format: found, width, height, exif, icc, iptc, xmp, pages = 1 } = await image.metadata()
    const isSized = size === 45 ? width === size && height === size : Math.max(width, height) <= size
    if (found !== (format === 'jpg' ? 'jpeg' : format) || !isSized || pages !== 1 || exif || icc || iptc || xmp) return false
    await image.timeout({ seconds: MAX_DRAWING_SECONDS }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}
