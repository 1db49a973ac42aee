import readQr from 'jsqr'
import { readBars } from './read-bars'

/** Reads the bars of goods, else a QR code, in a picture of a canvas. @returns what it says; null where there is none */
export const readPicture = (picture: ImageData): string | null =>
  readBars(picture) ?? (readQr(picture.data, picture.width, picture.height)?.data || null)
