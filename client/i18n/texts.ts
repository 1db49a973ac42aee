import { useSyncExternalStore } from 'react'
import { currentLanguage } from './language'

export type Messages = Readonly<Record<string, string>>

/** Which screens texts are for: those before signing in, or those behind it. */
export type TextPart = 'entry' | 'inner'

const sources: Readonly<Record<TextPart, () => Promise<Messages>>> = {
  entry: async () => (await import('./vietnamese-entry')).texts,
  inner: async () => (await import('./vietnamese-inner')).texts,
}

const wanted = new Set<TextPart>(['entry'])
const asked = new Map<TextPart, Promise<void>>()
const listeners = new Set<() => void>()
let known: Messages | null = null

const load = (part: TextPart): Promise<void> => {
  const before = asked.get(part)
  if (before) return before
  const loading = sources[part]().then(
    (messages) => {
      known = { ...known, ...messages }
      listeners.forEach((tell) => tell())
    },
    (error: unknown) => {
      // Asked for again next time.
      asked.delete(part)
      throw error
    },
  )
  asked.set(part, loading)
  return loading
}

/** Brings the Vietnamese texts of all screens in use. English ones stand beside the screens. */
export const loadVietnamese = async (): Promise<void> => {
  await Promise.all([...wanted].map(load))
}

/** Screens of this part are coming: resolves when their texts are there in the language in force. */
export const wantTexts = async (part: TextPart): Promise<void> => {
  wanted.add(part)
  if (currentLanguage() === 'vi') await load(part)
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The Vietnamese texts that are there; null before the first of them. */
export const useVietnamese = (): Messages | null => useSyncExternalStore(subscribe, () => known)
