import { useSyncExternalStore } from 'react'
import { currentLanguage } from './language'

export type Messages = Readonly<Record<string, string>>

/**
 * What texts are for: the screens before signing in; the frame with what every screen may use; parts that screens of several features show
 * (history, debts, VAT, …); or the screens of a feature by its name.
 */
export type TextArea = 'entry' | 'frame' | 'parts' | (string & {})

const none: Messages = {}
const loadArea = async (area: TextArea): Promise<Messages> => {
  if (area === 'entry') return (await import('./vietnamese-entry')).texts
  if (area === 'parts') return (await import('./vietnamese-parts')).texts
  const { texts, areas } = await import('./vietnamese-frame')
  return area === 'frame' ? texts : ((await areas[area]?.()) ?? none)
}

const wanted = new Set<TextArea>(['entry'])
const asked = new Map<TextArea, Promise<void>>()
const listeners = new Set<() => void>()
let known: Messages | null = null

const load = (area: TextArea): Promise<void> => {
  const before = asked.get(area)
  if (before) return before
  const loading = loadArea(area).then(
    (messages) => {
      known = { ...known, ...messages }
      listeners.forEach((tell) => tell())
    },
    (error: unknown) => {
      // Asked for again next time.
      asked.delete(area)
      throw error
    },
  )
  asked.set(area, loading)
  return loading
}

/** Brings the Vietnamese texts of all screens in use. English ones stand beside the screens. */
export const loadVietnamese = async (): Promise<void> => {
  await Promise.all([...wanted].map(load))
}

/** Loads code together with the texts it shows, so that it is never seen without them in the language in force. */
export const withTexts = async <T>(area: TextArea, code: () => Promise<T>): Promise<T> => {
  wanted.add(area)
  const [loaded] = await Promise.all([code(), currentLanguage() === 'vi' ? load(area) : undefined])
  return loaded
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The Vietnamese texts that are there; null before the first of them. */
export const useVietnamese = (): Messages | null => useSyncExternalStore(subscribe, () => known)
