import { useNow } from '../../lib/use-now'
import { useUrlQuery } from '../../lib/use-url-query'

const MINUTE_MS = 60_000

/** The moment whose knowledge a screen shows, as its address says; null: what is known now. */
export const useKnown = (): readonly [string | null, (at: string | null) => void] => {
  const [{ known }, change] = useUrlQuery({ known: '' })
  const now = useNow()
  const at = Date.parse(known)
  const isPast = !Number.isNaN(at) && at < now + MINUTE_MS
  return [isPast ? new Date(at).toISOString() : null, (moment) => change({ known: moment ?? '' })]
}
