import { createHmac, timingSafeEqual } from 'node:crypto'

const hmac = (secret: string, text: string | Buffer): string => createHmac('sha256', secret).update(text).digest('hex')

/** Lazada: all parameters but empty ones, sorted, name and value joined bare after the path; upper hex. */
export const signLazada = (appSecret: string, path: string, parameters: Readonly<Record<string, string>>): string => {
  const joined = Object.entries(parameters)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => name + value)
    .join('')
  return hmac(appSecret, path + joined).toUpperCase()
}

/** Shopee: partner, path and seconds, of calls for a shop also its token and number; lower hex. */
export const signShopee = (
  partnerKey: string,
  {
    partnerId,
    path,
    timestamp,
    token = '',
    shop = '',
  }: { partnerId: string; path: string; timestamp: number; token?: string; shop?: string },
): string => hmac(partnerKey, `${partnerId}${path}${timestamp}${token}${shop}`)

/** What Lazada puts into `Authorization` of a push. */
export const signLazadaPush = (appSecret: string, appKey: string, body: Buffer): string =>
  hmac(appSecret, Buffer.concat([Buffer.from(appKey), body]))

/** What Shopee puts into `Authorization` of a push. */
export const signShopeePush = (pushKey: string, url: string, body: Buffer): string =>
  hmac(pushKey, Buffer.concat([Buffer.from(`${url}|`), body]))

/** Whether a signature is the right one, whatever its case; takes as long for a wrong one. */
export const isSignature = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given.toLowerCase()), Buffer.from(right.toLowerCase())]
  return one.length === other.length && timingSafeEqual(one, other)
}
