import { unzipSync, zipSync } from 'fflate'

/** The largest file that is unpacked from an archive: a sheet of transfers is far below. */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024

/** The files of a zip archive (which an .xlsx is), by their paths. @throws RangeError for what is no such archive, or too large */
export const readZip = (bytes: Uint8Array): Map<string, Uint8Array<ArrayBuffer>> => {
  const filter = ({ originalSize }: { originalSize: number }): boolean => {
    if (originalSize > MAX_UNPACKED_BYTES) throw new RangeError('a file of the archive is too large')
    return true
  }
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })))
  } catch (error) {
    throw error instanceof RangeError ? error : new RangeError('no archive')
  }
}

/** Files as a zip archive, in their order. */
export const writeZip = (files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> => zipSync(Object.fromEntries(files))
