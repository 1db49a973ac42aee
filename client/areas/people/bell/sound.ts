import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '../../../lib/store-local'

const storageKey = 'socai.bell.muted'
/** Several notices at once ring once. */
const QUIET_MS = 1500
const listeners = new Set<() => void>()
let muted = readLocal<boolean>(storageKey, false)
let context: AudioContext | null = null
let last = 0

export const setMuted = (now: boolean): void => {
  muted = now
  writeLocal(storageKey, now || undefined)
  listeners.forEach((tell) => tell())
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useMuted = (): boolean => useSyncExternalStore(subscribe, () => muted)

const tone = (audio: AudioContext, frequency: number, at: number): void => {
  const [source, volume] = [audio.createOscillator(), audio.createGain()]
  source.frequency.value = frequency
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.06, at + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28)
  source.connect(volume).connect(audio.destination)
  source.start(at)
  source.stop(at + 0.3)
}

/** Rings twice, softly. Silent while muted, and until the person has touched the page: browsers allow no sound before. */
export const ring = async (): Promise<void> => {
  if (muted || Date.now() - last < QUIET_MS || navigator.userActivation?.hasBeenActive === false || typeof AudioContext === 'undefined')
    return
  last = Date.now()
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') await context.resume()
    tone(context, 880, context.currentTime)
    tone(context, 1318.5, context.currentTime + 0.11)
  } catch {
    // Without a loudspeaker the badge still tells.
  }
}
