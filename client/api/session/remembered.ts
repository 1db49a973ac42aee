import { readLocal, writeLocal } from '../../lib/store-local'

/** Who signed in last on this device, if they let it remember them. */
export interface Remembered {
  readonly slug: string
  readonly login: string
}

const storageKey = 'socai.sign-in'
const nobody: Remembered = { slug: '', login: '' }

export const readRemembered = (): Remembered => ({ ...nobody, ...readLocal<Partial<Remembered>>(storageKey, nobody) })
export const remember = (who: Remembered | null): void => writeLocal(storageKey, who ?? undefined)
