import { isMonth, monthOfDay, shiftMonth, type Month } from '@shared/foundation/days/days'
import { declaredPeriod, quarterOf, type DeclaredPeriod, type TaxPeriod } from '@shared/areas/tax/rules/deadlines'
import { useIntl, type IntlShape } from 'react-intl'
import { formatMonth, type Locale } from '../../../lib/format'
import { useUrlQuery } from '../../../lib/use-url-query'
import { useLocale, useToday } from '../../../ui/zone/zone-context'
import { taxMessages as m } from './messages'

/** What a period is called: `Tháng 11/2026`, `Quý IV/2026`. */
export const periodName = (intl: IntlShape, locale: Locale, { period, first }: Pick<DeclaredPeriod, 'period' | 'first'>): string =>
  period === 'month'
    ? formatMonth(first, locale)
    : intl.formatMessage(m.quarterOf, {
        number: (['I', 'II', 'III', 'IV'] as const)[Math.floor((Number(first.slice(5, 7)) - 1) / 3)] ?? '',
        year: first.slice(0, 4),
      })

/** The periods of a kind up to this one, the newest first. */
export const periodsUntil = (period: TaxPeriod, today: Month, count: number): DeclaredPeriod[] => {
  const step = period === 'month' ? 1 : 3
  const last = period === 'month' ? today : quarterOf(today)
  return Array.from({ length: count }, (_, at) => declaredPeriod(period, shiftMonth(last, -at * step)))
}

/** The period that the address names; this one unless it does. */
export const useTaxPeriod = (usual: TaxPeriod) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const thisMonth = monthOfDay(today)
  const [address, change] = useUrlQuery({ by: usual as string, of: thisMonth as string })
  const by: TaxPeriod = address.by === 'quarter' ? 'quarter' : 'month'
  const shown = declaredPeriod(by, isMonth(address.of) ? address.of : thisMonth)
  return {
    shown,
    name: periodName(intl, locale, shown),
    choose: (of: string): void => change({ of }),
    chooseKind: (kind: TaxPeriod): void => change({ by: kind, of: kind === 'quarter' ? quarterOf(shown.first) : shown.first }),
    choices: periodsUntil(by, thisMonth, by === 'month' ? 24 : 12).map((each) => ({
      value: each.first as string,
      label: periodName(intl, locale, each),
    })),
  }
}
