import { API_VERSION } from '@shared/foundation/api-version'

/** A clock that differs by more is told. */
const MOST_WRONG_MS = 5 * 60_000

interface ServerNow {
  readonly api: number
  /** Milliseconds, as the server's clock says. */
  readonly now: number
}

const ask = async (): Promise<ServerNow | null> => {
  const answer = await fetch('/api/version', { cache: 'no-store' }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as ServerNow) : null
}

/** Whether the server answers, and in the way that this window understands. */
export const speaksOurs = async (): Promise<boolean> => (await ask())?.api === API_VERSION

/** By how many minutes this device's clock is wrong; 0 within five, and where nobody can say. */
export const clockWrongBy = async (): Promise<number> => {
  const answer = await ask()
  const wrong = answer ? Date.now() - answer.now : 0
  return Math.abs(wrong) > MOST_WRONG_MS ? Math.trunc(wrong / 60_000) : 0
}
