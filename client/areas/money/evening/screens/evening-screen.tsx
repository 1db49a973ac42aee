import { addDays, isDay, type Day } from '@shared/foundation/days/days'
import type { ReportOf } from '@shared/registry/service-types'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { formatWeekday } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { CashResult } from '../components/cash-result'
import { BankLeft, DeliveriesLeft, DueTomorrow, EveningsBefore } from '../components/evening-left'
import { EveningSales } from '../components/evening-sales'
import { CashNotes } from '../../parts/cash-notes/cash-notes'
import { eveningMessages as m } from '../messages'
import { useCashCount } from '../use-cash-count'
import './evening.css'

type Account = ReportOf<'dayCloses', 'book'>['data'][number]

const MOST_SEGMENTS = 3

/** The evening in one page: the till against the book, what the bank told, what is left to deliver and to be paid, and what the day was worth. */
export const EveningScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const isPhone = useIsPhone()
  const [address, change] = useUrlQuery({ day: '', label: '' })
  const day = isDay(address.day) && address.day <= today ? address.day : today
  const [seesMoney, sells, buys, reads] = [useCan('/funds'), useCan('/sales'), useCan('/purchases'), useCan('/report')]
  const book = api.dayCloses.useReport('book', { day }, { skip: !seesMoney })
  const accounts = book.currentData?.data
  const tills = accounts?.filter(({ isCash }) => isCash) ?? []
  const till = tills.find(({ label }) => label === address.label) ?? tills.find(({ balance }) => balance !== 0) ?? tills[0]
  const chooseTill = (label: string): void => change({ label })
  const label = intl.formatMessage(m.till)
  const named = formatWeekday(day, locale)
  // Within a sentence Vietnamese writes it small.
  const weekday = locale === 'vi' ? named.charAt(0).toLowerCase() + named.slice(1) : named
  const worth = (
    <>
      {(reads || sells) && <EveningSales day={day} />}
      {seesMoney && <EveningsBefore day={day} onOpen={(of, at) => `/funds/evening?day=${of}&label=${encodeURIComponent(at)}`} />}
    </>
  )
  return (
    <Page
      title={intl.formatMessage(m.title, { day: weekday })}
      name={intl.formatMessage(m.screen)}
      blockedBy
      width={0}
      filters={
        <>
          <span className="evening-day">
            <DatePicker aria-label={intl.formatMessage(m.day)} value={day} max={today} onChange={(next) => change({ day: next ?? '' })} />
          </span>
          {till &&
            tills.length > 1 &&
            (tills.length <= MOST_SEGMENTS && !isPhone ? (
              <Segmented
                label={label}
                chosen={till.label}
                onChoose={chooseTill}
                segments={tills.map((each) => ({ key: each.label, label: each.label }))}
              />
            ) : (
              <Select
                aria-label={label}
                value={till.label}
                onChange={chooseTill}
                options={tills.map((each) => ({ value: each.label, label: each.label }))}
              />
            ))}
        </>
      }
    >
      {seesMoney && <StaleBanner list={book} />}
      <div className="evening">
        {!seesMoney ? (
          <Stack>{worth}</Stack>
        ) : book.error && !accounts ? (
          <Beside of={worth}>
            <LoadFailed error={book.error} onRetry={book.refetch} retrying={book.isFetching} />
          </Beside>
        ) : !accounts ? (
          <Beside of={worth}>
            <CountWaits />
          </Beside>
        ) : till ? (
          <Till key={`${day} ${till.label}`} day={day} today={today} account={till}>
            {worth}
          </Till>
        ) : (
          <Beside of={worth}>
            <Panel>
              <EmptyState icon="wallet" title={intl.formatMessage(m.noTill)}>
                {intl.formatMessage(m.noTillHint)}
              </EmptyState>
            </Panel>
          </Beside>
        )}
        <Stack>
          {sells && <DeliveriesLeft day={day} />}
          {sells && <DueTomorrow day={day} group="sales" />}
          {buys && <DueTomorrow day={day} group="purchases" />}
          {seesMoney && accounts && <BankLeft day={day} accounts={accounts.filter(({ isCash }) => !isCash)} />}
        </Stack>
      </div>
    </Page>
  )
}

const CountWaits = () => (
  <Panel title={useIntl().formatMessage(m.notes)}>
    <SkeletonRows rows={10} />
  </Panel>
)

/** What stands where the count is, and what the day was worth beside it. */
const Beside = ({ of, children }: { of: ReactNode; children: ReactNode }) => (
  <>
    {children}
    <Stack>{of}</Stack>
  </>
)

interface TillProps {
  readonly day: Day
  readonly today: Day
  readonly account: Account
  /** What stands under the verdict. */
  readonly children: ReactNode
}

/** The count of one till on one day: typed at the left, told against the book beside it. */
const Till = ({ day, today, account, children }: TillProps) => {
  const intl = useIntl()
  const found = api.dayCloses.useFind({ day, label: account.label, status: { $ne: 'cancelled' }, $limit: 1 })
  const count = useCashCount({ day, label: account.label, stored: found.currentData?.data[0] })
  const isSigned = count.close?.status === 'signed'
  if (!found.currentData)
    return (
      <Beside of={children}>
        {found.error ? <LoadFailed error={found.error} onRetry={found.refetch} retrying={found.isFetching} /> : <CountWaits />}
      </Beside>
    )
  if (day < addDays(today, -1) && !count.close)
    return (
      <Beside of={children}>
        <Panel title={intl.formatMessage(m.notes)}>
          <EmptyState icon="wallet" title={intl.formatMessage(m.notCounted)}>
            {intl.formatMessage(m.notCountedHint)}
          </EmptyState>
        </Panel>
      </Beside>
    )
  return (
    <>
      <CashNotes
        title={intl.formatMessage(isSigned ? m.notesSigned : m.notes)}
        aside={!isSigned && <span className="second evening-wide">{intl.formatMessage(m.notesHint)}</span>}
        {...count.counting}
        counted={count.counted}
        count={count.notes}
        {...(isSigned ? null : { onChange: count.change })}
      />
      <Stack>
        <CashResult day={day} account={account} count={count} />
        {children}
      </Stack>
    </>
  )
}
