import { readLocal, writeLocal } from './store-local'
import { keepShell } from './shell-worker'

/** Whose this browser rings for, and when the server was told last, in milliseconds. */
const STORED = 'socai.push'
interface RingsFor {
  readonly userId: string
  readonly at: number
}

export const ringsFor = (): RingsFor | null => readLocal<RingsFor | null>(STORED, null)
export const noteRingsFor = (userId: string | null): void => writeLocal(STORED, userId === null ? undefined : { userId, at: Date.now() })

/**
 * Whether this browser can ring while nothing is open. `install`: once the application is on its home screen (iPhone and iPad); `blocked`: its
 * owner has refused it; `none`: it can't.
 */
export type PushAbility = 'able' | 'install' | 'blocked' | 'none'

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches

export const pushAbility = (): PushAbility => {
  if (isApple() && !isInstalled()) return 'install'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'able'
}

/** The beginning of an address' SHA-256, hex: as the server marks a device. */
export const markOf = async (endpoint: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16)
}

/** What this browser was given when it subscribed; null: it hasn't. */
export const ownSubscription = async (): Promise<PushSubscription | null> => {
  if (pushAbility() !== 'able') return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
const isOf = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const { applicationServerKey } = subscription.options
  return applicationServerKey !== null && new Uint8Array(applicationServerKey).join() === key.join()
}

/** What the server has to know of a subscription. */
export const addressOf = (subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } => {
  const { keys = {} } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

/**
 * Asks the member, then the browser's push service; to be called in a press.
 * @param publicKey the server's, base64url
 * @returns null where the member refused
 */
export const subscribePush = async (publicKey: string): Promise<PushSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await keepShell()
  if (!worker) return null
  await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(publicKey)
  const before = await worker.pushManager.getSubscription()
  if (before && isOf(before, applicationServerKey)) return before
  await before?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** This browser rings no more. */
export const endPush = async (): Promise<void> => {
  noteRingsFor(null)
  await (await ownSubscription())?.unsubscribe()
}

/** What the member may know this browser by: Chrome · Android. */
export const browserName = (): string => {
  const { userAgent } = navigator
  const browser = [/Edg/, /SamsungBrowser/, /OPR/, /Firefox/, /Chrome|CriOS/, /Safari/].findIndex((each) => each.test(userAgent))
  const system = [/Android/, /iPhone/, /iPad/, /Windows/, /Macintosh/, /Linux/].find((each) => each.test(userAgent))?.source
  return [['Edge', 'Samsung', 'Opera', 'Firefox', 'Chrome', 'Safari'][browser] ?? 'Web', system].filter(Boolean).join(' · ')
}

/** How many are unread, on the icon of the installed application. */
export const badgeApp = (unread: number): void => {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(unread).catch(() => undefined)
}
