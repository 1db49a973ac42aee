import { fold } from '@shared/foundation/text/fold'
import { isOffline, type ApiError } from '../../api/api-error'
import { device, type WaitingSale } from './device'
import { outcomeOf, tellOutcome } from './outcomes'
import { tellWaiting, waitingSales } from './waiting'

const HOUR_MS = 3_600_000
const KEPT_SOLD_MS = 14 * 24 * HOUR_MS

/** A sale as it is sent: the body of the call that makes its order. */
export type SaleBody = { readonly counter: object } & Readonly<Record<string, unknown>>

/** What a counter is called in numbers: 'Quầy 2' is Q2. */
export const codeOf = (counter: string): string => {
  const words =
    fold(counter)
      .toUpperCase()
      .match(/[A-Z]+|\d+/g) ?? []
  const letters = words.filter((word) => /[A-Z]/.test(word)).map((word) => word[0] ?? '')
  return `${letters.join('').slice(0, 4) || 'Q'}${words
    .filter((word) => /\d/.test(word))
    .join('')
    .slice(0, 4)}`
}

const LETTERS = 26
const A = 'A'.charCodeAt(0)
/** A device's number in letters: 1 is A, 27 is AA; none of a device that has no number yet. */
const lettersOf = (device: number): string =>
  device > 0 ? lettersOf(Math.floor((device - 1) / LETTERS)) + String.fromCharCode(A + ((device - 1) % LETTERS)) : ''

/** The number after the last one that a device gave at a counter: `Q2B-000137` of the second device of the company. */
export const provisionalOf = (counter: string, device: number, running: number): string =>
  `${codeOf(counter)}${lettersOf(device)}-${String(running).padStart(6, '0')}`

const deviceName = (workspaceId: string): string => `device ${workspaceId}`
/** The number that the server gave this device for its sales; 0 before. */
export const deviceNumber = async (workspaceId: string): Promise<number> => {
  const kept = await (await device()).get('meta', deviceName(workspaceId))
  return typeof kept === 'number' ? kept : 0
}
export const keepDeviceNumber = async (workspaceId: string, number: number): Promise<void> => {
  await (await device()).put('meta', number, deviceName(workspaceId))
}

const keyName = (workspaceId: string, counter: string): string => `key ${workspaceId} ${counter}`
const numberName = (workspaceId: string, counter: string): string => `number ${workspaceId} ${counter}`

/** Keeps a counter's key so that no script reads it any more. @param base64 256 bits, as the server says them */
export const keepKey = async (workspaceId: string, counter: string, base64: string): Promise<void> => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  await (await device()).put('meta', key, keyName(workspaceId, counter))
}

const keyOf = async (workspaceId: string, counter: string): Promise<CryptoKey | null> => {
  const key = await (await device()).get('meta', keyName(workspaceId, counter))
  return key instanceof CryptoKey ? key : null
}

/** The number that the next sale of a counter gets here. */
export const nextProvisional = async (workspaceId: string, counter: string): Promise<string> => {
  const last = await (await device()).get('meta', numberName(workspaceId, counter))
  return provisionalOf(counter, await deviceNumber(workspaceId), (typeof last === 'number' ? last : 0) + 1)
}

const takeNumber = async (workspaceId: string, counter: string): Promise<string> => {
  const change = (await device()).transaction('meta', 'readwrite')
  const [last, own] = await Promise.all([change.store.get(numberName(workspaceId, counter)), change.store.get(deviceName(workspaceId))])
  const next = (typeof last === 'number' ? last : 0) + 1
  await Promise.all([change.store.put(next, numberName(workspaceId, counter)), change.done])
  return provisionalOf(counter, typeof own === 'number' ? own : 0, next)
}

interface NewSale {
  /** The key of its cart. */
  readonly key: string
  readonly workspaceId: string
  readonly counter: string
  readonly total: number
  readonly way: string
  readonly body: SaleBody
}

/**
 * Puts a sale into the outbox and marks its cart as sold, in one go: whatever happens afterwards, it is sold once.
 * @returns its number; null where its cart was sold already  @throws where the device keeps no more, or has no key of the counter
 */
export const putSale = async ({ key, workspaceId, counter, total, way, body }: NewSale): Promise<WaitingSale | null> => {
  const lock = await keyOf(workspaceId, counter)
  if (!lock) throw new Error('no key')
  if (await (await device()).get('sold', key)) return null
  const provisional = await takeNumber(workspaceId, counter)
  const at = new Date().toISOString()
  const whole = { ...body, created: at, counter: { ...body.counter, provisional, key } }
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, lock, new TextEncoder().encode(JSON.stringify(whole)))
  const sale: WaitingSale = { key, workspaceId, counter, provisional, at, total, way, iv, sealed }
  const change = (await device()).transaction(['outbox', 'sold'], 'readwrite')
  try {
    await Promise.all([change.objectStore('outbox').add(sale), change.objectStore('sold').add({ key, at: Date.now() }), change.done])
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return null
    throw error
  }
  await count()
  return sale
}

/** The carts that were sold on this device. */
export const soldCarts = async (): Promise<ReadonlySet<string>> => {
  const store = await device()
  const all = await store.getAll('sold')
  const old = all.filter(({ at }) => Date.now() - at > KEPT_SOLD_MS)
  await Promise.all(old.map(({ key }) => store.delete('sold', key)))
  return new Set(all.map(({ key }) => key))
}

/** What waits, the oldest first. */
export const waitingList = async (): Promise<WaitingSale[]> => (await device()).getAll('outbox')

const count = async (): Promise<void> => tellWaiting(await (await device()).count('outbox'))

const opened = async (sale: WaitingSale): Promise<SaleBody | null> => {
  const lock = await keyOf(sale.workspaceId, sale.counter)
  if (!lock) return null
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sale.iv }, lock, sale.sealed)
  return JSON.parse(new TextDecoder().decode(bytes)) as SaleBody
}

type Answered = { readonly data?: unknown; readonly error?: ApiError | undefined }
/** Sends one sale, with its key. */
type SendSale = (body: SaleBody, key: string) => Promise<Answered>

/** What asks to come again rather than never: nobody is there, nobody is signed in, too much at once, the server is away. */
const comesAgain = (error: ApiError): boolean => isOffline(error) || error.code === 401 || error.code === 429 || error.code >= 500

/**
 * Sends what waits of a company, in order, one tab at a time. A sale that can be no order at all stays with what was said of it and the ones
 * behind it go on; anything else that fails ends it for now.
 * @returns how many were taken
 */
export const sendWaiting = async (workspaceId: string, send: SendSale): Promise<number> => {
  if (waitingSales() === 0) return 0
  const run = async (lock: Lock | null): Promise<number> => {
    if (!lock) return 0
    let taken = 0
    for (const sale of await waitingList()) {
      if (sale.workspaceId !== workspaceId || sale.seq === undefined) continue
      const body = await opened(sale)
      if (!body) continue
      tellOutcome(sale, { state: 'sending' })
      const { data, error } = await send(body, sale.key)
      tellOutcome(sale, error ? null : outcomeOf(data))
      if (error && comesAgain(error)) break
      const store = await device()
      if (error) await store.put('outbox', { ...sale, refused: error.message })
      else await store.delete('outbox', sale.seq)
      taken += error ? 0 : 1
      await count()
    }
    await count()
    return taken
  }
  return navigator.locks.request('socai.outbox', { ifAvailable: true }, run)
}

/** What waits as a file that any signed-in browser of the company can bring in. */
export const outboxFile = async (): Promise<Blob> => {
  const sales = await Promise.all((await waitingList()).map(async (sale) => ({ key: sale.key, body: await opened(sale) })))
  return new Blob([JSON.stringify({ kind: 'outbox', version: 1, sales: sales.filter(({ body }) => body !== null) })], {
    type: 'application/json',
  })
}

interface FileSale {
  readonly key: string
  readonly body: SaleBody
}

/** Reads such a file; null where it is none. */
export const salesOfFile = (text: string): FileSale[] | null => {
  try {
    const read = JSON.parse(text) as { kind?: unknown; sales?: unknown } | null
    if (read?.kind !== 'outbox' || !Array.isArray(read.sales)) return null
    return (read.sales as Partial<FileSale>[]).flatMap(({ key, body }) => (typeof key === 'string' && body?.counter ? [{ key, body }] : []))
  } catch {
    return null
  }
}
