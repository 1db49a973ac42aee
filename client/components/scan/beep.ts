/** A short high tone for a code that was taken, a longer low one for one that wasn't; silent where the browser has no sound. */
export const beep = (good: boolean): void => {
  const Context = Reflect.get(globalThis, 'AudioContext') as typeof AudioContext | undefined
  if (!Context) return
  const sound = new Context()
  const tone = sound.createOscillator()
  const volume = sound.createGain()
  const seconds = good ? 0.09 : 0.3
  tone.frequency.value = good ? 1320 : 220
  volume.gain.value = 0.12
  tone.connect(volume).connect(sound.destination)
  tone.start()
  tone.stop(sound.currentTime + seconds)
  tone.addEventListener('ended', () => void sound.close(), { once: true })
}
