import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '../store-local'
import { brandInks } from './brand'
import { darkPalette, lightPalette, type Palette } from './palette'
import { variableName } from './palette-css'

/** What the person asked for; `auto` follows the system. */
export type ThemeChoice = 'auto' | 'light' | 'dark'
export type ThemeMode = 'light' | 'dark'
/** How much room rows and controls take. */
export type Density = 'compact' | 'comfortable'

/** Also read by `public/theme.js`, which sets the theme before the first paint. */
const storageKey = 'socai.theme'
const densityKey = 'socai.density'
const brandKeys = ['brand', 'brandHover', 'brandActive', 'brandTint', 'onBrand', 'rowSel'] as const

const listeners = new Set<() => void>()
let choice: ThemeChoice = readLocal<ThemeChoice>(storageKey, 'auto')
let density: Density = readLocal<string>(densityKey, 'compact') === 'comfortable' ? 'comfortable' : 'compact'
let brand: string | null = null
let snapshot = 0

const systemIsDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches
const modeOf = (wanted: ThemeChoice): ThemeMode => (wanted === 'auto' ? (systemIsDark() ? 'dark' : 'light') : wanted)
const paletteOf = (mode: ThemeMode): Palette => (mode === 'dark' ? darkPalette : lightPalette)

const paint = (): void => {
  const root = document.documentElement
  const mode = modeOf(choice)
  root.dataset.theme = mode
  root.dataset.density = density
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paletteOf(mode).canvas)
  const inks = brand ? brandInks(brand, paletteOf(mode)) : null
  for (const key of brandKeys) {
    if (inks) root.style.setProperty(variableName(key), inks[key])
    else root.style.removeProperty(variableName(key))
  }
  snapshot += 1
  listeners.forEach((tell) => tell())
}

/** Starts following the system's theme; call it once, before the first render. */
export const startTheme = (): void => {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint)
  paint()
}

/** Remembers the person's choice on this device and repaints. */
export const chooseTheme = (wanted: ThemeChoice): void => {
  choice = wanted
  writeLocal(storageKey, wanted)
  paint()
}

/** Remembers how much room the person wants on this device. */
export const chooseDensity = (wanted: Density): void => {
  density = wanted
  writeLocal(densityKey, wanted)
  paint()
}

/** Replaces the brand ink by the workspace's own colour; null or an unreadable colour gives back the product's. */
export const setWorkspaceBrand = (hex: string | null): void => {
  brand = hex
  paint()
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The theme in use, the choice behind it, and the density. */
export const useTheme = (): { choice: ThemeChoice; mode: ThemeMode; density: Density } => {
  useSyncExternalStore(subscribe, () => snapshot)
  return { choice, mode: modeOf(choice), density }
}
