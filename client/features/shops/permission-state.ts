const KEY = 'socai.shop.states'

const read = (): string[] => (sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)

/** A word that only this browser knows: what comes back without it was asked for by somebody else. */
export const newState = (): string => {
  const state = crypto.randomUUID()
  sessionStorage.setItem(KEY, [...read(), state].slice(-10).join(' '))
  return state
}

/** Whether we asked for what came back. */
export const isOwnState = (state: string | null): boolean => state !== null && read().includes(state)
