import { lastDayOf, monthOfDay, type Day } from '@shared/foundation/days/days'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { useCan, useMe } from '../../api/session/use-me'
import { formatMonth } from '../../lib/format'
import type { KnownMoment } from '../../ui/KnownAt/KnownAt'
import { useLocale } from '../../ui/zone/zone-context'
import { knownAtMessages as m } from './messages'
import { keepPrint, printsOf, type Print } from './prints'

interface Range {
  readonly since: Day
  readonly until: Day
}

interface Asking {
  /** What is on the screen is as of now: only such is remembered when it is printed. */
  readonly isNow: boolean
  /** Its costs and pay are told in sums: whoever may not read single ones is told of evenings and seals alone. */
  readonly inSums?: boolean
}

const MAX_SEALS = 4

/**
 * Moments worth asking a report for: when it was printed or saved with this browser, and when months that end in its range were sealed.
 * @param report where it is kept what was printed: one name for each report
 * @returns what the period's line is told, and what notes that it was saved
 */
export const useKnownMoments = (report: string, { since, until }: Range, { isNow, inSums = false }: Asking) => {
  const intl = useIntl()
  const locale = useLocale()
  const me = useMe()
  const [kept, setKept] = useState<readonly Print[]>(() => printsOf(report, me._id))
  const mayRead = useCan('/report')
  const isBoard = useCan('bod')
  const onlyEvenings = inSums && !isBoard
  const seals =
    api.seals.useFind({ $limit: 60 }, { skip: !mayRead }).currentData?.data.filter((seal) => seal.until >= since && seal.until <= until) ??
    []
  const noted = (as: Print['as']): void => {
    if (isNow) setKept(keepPrint(report, me._id, { as, since, until, at: new Date().toISOString() }))
  }
  useEffect(() => {
    const begin = (): void => noted('paper')
    addEventListener('beforeprint', begin)
    return () => removeEventListener('beforeprint', begin)
  })
  const isOne = lastDayOf(monthOfDay(since)) >= until
  const moments: KnownMoment[] = [
    ...kept
      .filter((print) => !onlyEvenings && print.since === since && print.until === until)
      .map(({ as, at }) => ({ key: at, name: intl.formatMessage(as === 'paper' ? m.printed : m.saved), at, about: me.name })),
    ...seals.slice(0, MAX_SEALS).map(({ _id, until: day, at, creator }) => ({
      key: _id,
      name: isOne ? intl.formatMessage(m.sealed) : intl.formatMessage(m.sealedMonth, { month: formatMonth(monthOfDay(day), locale) }),
      at,
      ...(creator && { about: creator.name }),
    })),
  ]
  return { asked: { moments, onlyEvenings }, noted }
}
