import { createHash, createPublicKey } from 'node:crypto'
import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import { AppError } from '../../../../platform/errors'
import { isPublicHttps } from '../../../../platform/outbound/public-https'
import type { SealedText } from '../../../../platform/sealed-text'

/** Where pushes for a browser go, and what they are locked with, as it said itself. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const POINT_BYTES = 65
const COORDINATE_BYTES = 32
const AUTH_BYTES = 16
const MARK_LENGTH = 16

const isPoint = (text: string): boolean => {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== POINT_BYTES || bytes[0] !== 4) return false
  const [x, y] = [bytes.subarray(1, 1 + COORDINATE_BYTES), bytes.subarray(1 + COORDINATE_BYTES)]
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') }, format: 'jwk' })
    return true
  } catch {
    return false
  }
}

/** @throws AppError 400 for what no push can be sent to */
export const assertAddress = ({ endpoint, p256dh, auth }: PushAddress): void => {
  if (!isPublicHttps(endpoint)) throw AppError.atField('endpoint', 'pushDevices.address')
  if (!isPoint(p256dh)) throw AppError.atField('p256dh', 'pushDevices.keys')
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) throw AppError.atField('auth', 'pushDevices.keys')
}

/** By what a browser knows its own address among its member's. */
export const markOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex').slice(0, MARK_LENGTH)

const placeOf = (deviceId: string): string => `pushDevices/${deviceId}`

export const sealAddress = (app: Application, deviceId: string, address: PushAddress): SealedText =>
  app.get('sealer').seal(JSON.stringify(address), placeOf(deviceId))

/** Null where another secret sealed it. */
export const openAddress = (app: Application, { _id, sealed }: Pick<StoredOf<'pushDevices'>, '_id' | 'sealed'>): PushAddress | null => {
  const text = app.get('sealer').open(sealed, placeOf(_id))
  return text === null ? null : (JSON.parse(text) as PushAddress)
}
