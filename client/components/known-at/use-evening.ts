import { isDay } from '@shared/foundation/days/days'
import type { Day } from '../../lib/format'
import { useUrlQuery } from '../../lib/use-url-query'
import { useToday } from '../../ui/zone/zone-context'
import { useKnown } from './use-known'

/** The evening a screen shows, and what was known of it when, as its address says. */
export interface ShownEvening {
  /** Null: as things stand now. */
  readonly on: Day | null
  readonly known: string | null
  /** Not as things stand now. */
  readonly isPast: boolean
  /** What reports are asked with. */
  readonly asked: { readonly asOf?: Day; readonly knownAt?: string }
  readonly show: (on: Day | null) => void
  readonly know: (at: string | null) => void
}

export const useEvening = (): ShownEvening => {
  const today = useToday()
  const [address, change] = useUrlQuery({ on: '' })
  const [known, know] = useKnown()
  const on = isDay(address.on) && address.on < today ? address.on : null
  return {
    on,
    known,
    isPast: on !== null || known !== null,
    asked: { ...(on !== null && { asOf: on }), ...(known !== null && { knownAt: known }) },
    show: (day) => change({ on: day ?? '' }),
    know,
  }
}
