import sharp, { type Sharp } from 'sharp'
import { AppError } from '../errors'
import { doneBy } from '../quarantine/task'
import { imageCopies, imageFormats, imageSizes, type ImageCopy, type ImageFormat, type ImageSize } from './image'

/** A small file can unpack to a picture that fills the memory. */
const MAX_PIXELS = 50_000_000
/** One of a single row of pixels takes as long to draw as a hundred usual ones. */
const MAX_SIDE_PX = 12_000
const [largest] = imageSizes

// One picture at a time on one thread: the others of this machine have work to do.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Draws a picture anew in every size and format; nothing of the file itself, where it was taken or with what, is kept.
 * @throws AppError 400 for what can't be read, 413 for too many pixels
 */
const copiesOf = async (bytes: Buffer): Promise<ImageCopy[]> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) throw AppError.of('uploads.too-large')
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
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

/** Draws pictures in the quarantine. */
export const drawCopies = doneBy(imageCopies, async function* (pieces) {
  const read: Buffer[] = []
  for await (const piece of pieces) read.push(piece)
  yield* await copiesOf(Buffer.concat(read))
})

/** A copy of a picture full of noise comes to a third of this. */
const MAX_COPY_BYTES = 1024 * 1024

/** Whether a file is a copy as `drawCopies` makes them: of this format, no larger, whole, and nothing but the picture. Only the quarantine asks. */
export const isCopy = async (bytes: Uint8Array, { size, format }: Pick<ImageCopy, 'size' | 'format'>): Promise<boolean> => {
  if (bytes.length > MAX_COPY_BYTES) return false
  try {
    const image = sharp(bytes, { limitInputPixels: size * size, failOn: 'warning' })
    const { format: found, width, height, exif, icc, iptc, xmp, pages = 1 } = await image.metadata()
    const isSized = size === 45 ? width === size && height === size : Math.max(width, height) <= size
    if (found !== (format === 'jpg' ? 'jpeg' : format) || !isSized || pages !== 1 || exif || icc || iptc || xmp) return false
    await image.raw().toBuffer()
    return true
  } catch {
    return false
  }
}
