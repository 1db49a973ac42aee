const KEY = 'socai.shop.states'
const MOST = 10
const SEPARATOR = '\n'

/** Words that only this browser knows, each with the name of the shop that is to be made with what comes back; none for one that is there. */
const read = (): (readonly [state: string, name: string])[] =>
  (sessionStorage.getItem(KEY) ?? '')
    .split(SEPARATOR)
    .filter(Boolean)
    .map((line) => {
      const [state = '', ...name] = line.split(' ')
      return [state, name.join(' ')]
    })

export const newState = (): string => crypto.randomUUID()

/** Keeps a word: what comes back without it was asked for by somebody else. */
export const keepState = (state: string, name = ''): void => {
  const lines = [...read(), [state, name]].map(([known, of]) => `${known} ${of}`)
  sessionStorage.setItem(KEY, lines.slice(-MOST).join(SEPARATOR))
}

/** Whether we asked for what came back. */
export const isOwnState = (state: string | null): boolean => read().some(([known]) => known === state)

/** What the shop is to be called that we asked for. */
export const nameOfState = (state: string | null): string => read().find(([known]) => known === state)?.[1] ?? ''
