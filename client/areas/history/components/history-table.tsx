import type { HistoryEntry } from '@shared/areas/history/services/history'
import { useIntl } from 'react-intl'
import { Sentence } from '../../../components/history/sentence'
import { dayOf, formatDayHeading, formatNumber } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { When } from '../../../ui/When/When'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { historyScreenMessages as m } from '../messages'
import type { HistoryList } from '../use-history-list'
import { ActorMark } from './actor-mark'
import { Followed, Moved } from './history-cells'

const keyOf = ({ _id }: HistoryEntry): string => _id

/** Changes by day, newest first; beside a day what came in and went out on it. */
export const HistoryTable = ({ history }: { history: HistoryList }) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const zone = useZone()
  const { address, change, list, moneyOf, words, told, opened } = history
  const columns: Column<HistoryEntry>[] = [
    { key: 'when', head: intl.formatMessage(m.when), width: 64, cell: ({ at }) => <When value={at} as="time" /> },
    {
      key: 'who',
      head: <span className="unseen">{intl.formatMessage(m.who)}</span>,
      width: 44,
      cell: (entry) => <ActorMark entry={entry} />,
    },
    {
      key: 'did',
      head: intl.formatMessage(m.did),
      cell: (entry) => <TwoLines first={<Sentence entry={entry} words={told} />} second={<Followed entry={entry} />} />,
    },
    {
      key: 'amount',
      head: intl.formatMessage(m.amount),
      width: 132,
      align: 'end',
      cell: (entry) => <Moved entry={entry} />,
    },
  ]
  return (
    <DataTable<HistoryEntry>
      label={intl.formatMessage(m.screen)}
      columns={columns}
      rows={list.data?.data}
      rowKey={keyOf}
      lines={2}
      open={opened?._id}
      onOpen={({ _id }) => change({ open: _id }, { push: address.open === '' })}
      groupOf={({ at }) => {
        const day = dayOf(at, zone)
        const money = moneyOf.get(day)
        return {
          key: day,
          label: (
            <span className="history-day">
              {formatDayHeading(day, today, locale)}
              {money && (
                <span className="second">
                  {intl.formatMessage(m.cameIn, { amount: formatNumber(money.income, locale) })}
                  {', '}
                  {intl.formatMessage(m.wentOut, { amount: formatNumber(money.expense, locale) })}
                </span>
              )}
            </span>
          ),
        }
      }}
      phone={(entry) => (
        <PhoneRow
          name={<Sentence entry={entry} words={told} />}
          amount={<Moved entry={entry} />}
          about={<Followed entry={entry} most={1} />}
          owed={<When value={entry.at} as="time" />}
        />
      )}
      empty={
        words ? (
          <EmptyState
            icon="search"
            title={intl.formatMessage(m.noneOf, { words })}
            action={
              <Button onClick={() => change({ q: '', kind: '', by: '', service: '', page: 1 })}>{intl.formatMessage(m.noFilter)}</Button>
            }
          />
        ) : (
          <EmptyState icon="clock" title={intl.formatMessage(m.none)}>
            {intl.formatMessage(m.noneHint)}
          </EmptyState>
        )
      }
    />
  )
}
