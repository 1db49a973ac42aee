import type { StoredOf } from '../../kernel/collections'
import type { Call } from '../../kernel/service-rules'

type TellDaySigned = (call: Call<'dayCloses'>, close: StoredOf<'dayCloses'>) => void

declare module '../../kernel/application' {
  interface AppLocals {
    /** Told of each count of cash that was signed, after the commit: what the day came to is known by areas that stand on this one. */
    daySigned: TellDaySigned
  }
}

/** Tells whoever writes to the board that a count was signed. */
export const tellDaySigned: TellDaySigned = (call, close) => call.app.get('daySigned')(call, close)
