import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '../lib/store-local'

export type Language = 'en' | 'vi'

const storageKey = 'socai.language'
const listeners = new Set<() => void>()
let chosen: Language = readLocal<string>(storageKey, 'en') === 'vi' ? 'vi' : 'en'

/** The language of the screens and of what the server says. */
export const currentLanguage = (): Language => chosen

/** Changes the language, and remembers it on this device. */
export const chooseLanguage = (language: Language): void => {
  chosen = language
  writeLocal(storageKey, language)
  listeners.forEach((tell) => tell())
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage)
