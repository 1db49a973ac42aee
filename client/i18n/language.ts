import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '../lib/store-local'

export type Language = 'en' | 'vi'

const storageKey = 'socai.language'
const listeners = new Set<() => void>()

/** The first of the browser's languages that the screens speak; English when they speak none of them. */
export const languageOf = (preferred: readonly string[]): Language =>
  preferred.map((tag) => tag.toLowerCase().split('-')[0]).find((tag): tag is Language => tag === 'vi' || tag === 'en') ?? 'en'

const remembered = readLocal<string>(storageKey, '')
let chosen: Language = languageOf(remembered ? [remembered] : navigator.languages)

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
