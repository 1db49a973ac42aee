import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { lazyPart } from '../lib/lazy-part'
import { features } from './features'
import type { ShownPage } from './navigation'

interface Reporting {
  readonly report: (to: string, count: number) => void
}

/** Reads one page's count while it is shown. */
const countOf = (to: string, load: () => Promise<() => number | undefined>) =>
  lazyPart(async () => {
    const useCount = await load()
    const Count = ({ report }: Reporting) => {
      const count = useCount() ?? 0
      useEffect(() => report(to, count), [count, report])
      useEffect(() => () => report(to, 0), [report])
      return null
    }
    return Count
  })

const counts = new Map(
  features.flatMap(({ pages = [] }) => pages.flatMap(({ to, count }) => (count ? [[to, countOf(to, count)] as const] : []))),
)

/** What reads the counts, each with code of its own. */
export const waitingCountParts = [...counts.values()]

/** How many records of each page wait for somebody, live: by the page's address, 0 where nothing counts.
 *  @returns the counts, and what reads them: to be rendered */
export const useWaitingCounts = (
  pages: readonly Pick<ShownPage, 'to'>[],
): { readonly of: (to: string) => number; readonly readers: ReactNode } => {
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map())
  const report = useCallback(
    (to: string, count: number) => setKnown((before) => ((before.get(to) ?? 0) === count ? before : new Map(before).set(to, count))),
    [],
  )
  const addresses = pages.map(({ to }) => to).join('\n')
  const readers = useMemo(
    () =>
      addresses.split('\n').map((to) => {
        const Count = counts.get(to)
        return (
          Count && (
            <Suspense key={to} fallback={null}>
              <Count report={report} />
            </Suspense>
          )
        )
      }),
    [addresses, report],
  )
  return { of: (to) => known.get(to) ?? 0, readers }
}
