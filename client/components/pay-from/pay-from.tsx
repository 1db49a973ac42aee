import { earliestFundDay } from '@shared/foundation/documents/funds'
import { zone as asZone } from '@shared/foundation/days/days'
import type { FundCreate } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { useCan } from '../../api/session/use-me'
import { useFirstOpenDay, useLockDate } from '../../api/session/use-workspace'
import { useLastLabel } from '../fund-labels'
import { LabelField } from '../label-select'
import { formatDate, formatMoney, type Day } from '../../lib/format'
import { momentOn } from '../../lib/moment-on'
import { useNow } from '../../lib/use-now'
import { Fields } from '../../ui/Field/Field'
import { DateField } from '../../ui/form/DateField'
import { useBound } from '../../ui/form/use-bound'
import { useLocale, useToday, useZone } from '../../ui/zone/zone-context'
import { payFromMessages as m } from './messages'

/** The account that people were paid from last on this device, and what keeps another. @param first the one before anybody was paid */
export const usePayLabel = (first?: string): ReturnType<typeof useLastLabel> => useLastLabel('socai.pay.label', first)

/** What a form that pays somebody holds of it. */
export interface PaidFrom {
  readonly label: string
  /** Null while no day is chosen. */
  readonly created: Day | null
}

/** As an entry of funds is sent; of today it gets the server's own moment. */
export const paidFrom = ({ label, created }: PaidFrom, today: Day, zone: string): Pick<FundCreate, 'label' | 'created'> => ({
  ...(label && { label }),
  ...(created && created !== today && { created: momentOn(created, new Date(), zone) }),
})

/**
 * From which account and on which day people are paid; what lies in the account before and after, for those who may read it.
 * @param amount what is paid, null while nobody can say
 */
export const PayFrom = ({ amount }: { readonly amount: number | null }) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const zone = asZone(useZone())
  const lockDate = useLockDate()
  const earliest = useFirstOpenDay(earliestFundDay(new Date(useNow()), zone))
  const mayRead = useCan('/funds')
  const { data } = api.funds.useReport('funds', { since: today, until: today }, { skip: !mayRead })
  const { value: label } = useBound<string>('label')
  const before = data && (data.labels.find((each) => each.label === label)?.balance ?? 0)
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const after = before === undefined || amount === null || Number.isNaN(amount) ? undefined : before - amount
  return (
    <Fields>
      <LabelField
        name="label"
        label={intl.formatMessage(m.from)}
        hint={
          before === undefined ? undefined : (
            <span className={after !== undefined && after < 0 ? 'ink-debit' : undefined}>
              {after === undefined
                ? intl.formatMessage(m.balance, { before: money(before) })
                : intl.formatMessage(m.balanceAfter, { before: money(before), after: money(after) })}
            </span>
          )
        }
      />
      <DateField
        name="created"
        label={intl.formatMessage(m.day)}
        min={earliest}
        max={today}
        hint={intl.formatMessage(lockDate !== null && earliest > lockDate ? m.dayClosed : m.dayFrom, { day: formatDate(earliest) })}
      />
    </Fields>
  )
}
