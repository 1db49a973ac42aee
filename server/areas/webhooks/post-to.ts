import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import { guardedPost, PrivateAddress, TookTooLong } from '../../platform/outbound/guarded-post'
import type { Tried } from './note-try'
import { signatureOf } from './signature'

const TIMEOUT_MS = 5000
const SECONDS = TIMEOUT_MS / 1000
/** What name servers answer, or don't. */
const UNKNOWN_NAME = ['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'ETIMEOUT', 'EREFUSED']

interface Sent {
  readonly delivery: Pick<StoredOf<'webhookDeliveries'>, 'body' | 'type' | '_id'>
  readonly secrets: readonly string[]
  readonly signal: AbortSignal
}

/** Sends one delivery once. @throws the reason of `signal` */
export const postTo = async (
  app: Application,
  { url }: Pick<StoredOf<'webhooks'>, 'url'>,
  { delivery: { _id, body, type }, secrets, signal }: Sent,
): Promise<Tried> => {
  const at = app.get('now')()
  const began = performance.now()
  const took = () => ({ at, ms: Math.trunc(performance.now() - began) })
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Socai-Webhooks/1',
    'Socai-Signature': signatureOf(body, secrets, at),
    'Socai-Delivery': `evt_${_id}`,
    'Socai-Event': type,
  }
  try {
    const allowsLoopback = app.get('config').webhookLoopback
    const answer = await guardedPost({ url: new URL(url), headers, body, timeoutMs: TIMEOUT_MS, allowsLoopback, signal })
    return { isTaken: answer.status >= 200 && answer.status < 300, answer: answer.body, attempt: { ...took(), status: answer.status } }
  } catch (error) {
    signal.throwIfAborted()
    return { isTaken: false, attempt: { ...took(), ...whyOf(error) } }
  }
}

const whyOf = (error: unknown): { why: string; vi: string } => {
  if (error instanceof PrivateAddress) return { why: 'the address leads to a private network', vi: 'địa chỉ dẫn vào mạng nội bộ' }
  if (error instanceof TookTooLong) return { why: `no answer within ${SECONDS} seconds`, vi: `không trả lời trong ${SECONDS} giây` }
  const { code } = error as NodeJS.ErrnoException
  if (code !== undefined && UNKNOWN_NAME.includes(code))
    return { why: 'the name of the address is not known', vi: 'không tìm thấy tên miền' }
  if (code?.startsWith('ERR_TLS') || code?.includes('CERT') || code === 'DEPTH_ZERO_SELF_SIGNED_CERT')
    return { why: 'the certificate does not fit', vi: 'chứng chỉ không hợp lệ' }
  return { why: `no connection (${code ?? 'broken off'})`, vi: `không kết nối được (${code ?? 'đứt giữa chừng'})` }
}
