import type { Month } from '@shared/foundation/days/days'
import { usualLabel } from '@shared/foundation/documents/funds'
import { receiverOf } from '@shared/foundation/money/bank-names'
import { sumDong } from '@shared/foundation/money/money'
import { banks } from '@shared/foundation/money/vietqr'
import { sentBy } from '@shared/foundation/documents/arrival'
import type { Fund } from '@shared/areas/money/services/funds'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { Loaded, StaleBanner } from '../../../../components/list-states'
import { formatDayMonth, formatMoney } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { readLocal } from '../../../../lib/store-local'
import { useMedia } from '../../../../lib/use-media'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Amount } from '../../../../ui/Amount/Amount'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { DataTable, TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Equation } from '../../../../ui/Figures/Figures'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { PersonName } from '../../../../ui/PersonName/PersonName'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { monthLinksMessages as linkMessages } from '../../parts/month-links/messages'
import { MonthLinksDialog } from '../../parts/month-links/month-links-dialog'
import type { Whose } from '../../parts/month-links/use-month-links'
import { payDayMessages as m } from '../messages'
import { textKey, transferLines, usualText } from './bank-file'
import { BankFile } from './bank-file-part'
import { PaidEntry } from './paid-entry'
import { isTroubled, pathOf, type PaidPath } from './paid-path'
import { PaidState } from './paid-state'
import { grouped } from './pay-day-columns'
import type { Payees } from './payees'
import { usePaid } from './use-paid'

const keyOf = ({ _id }: Fund): string => _id
/** Whoever was paid for the month itself, each once: an advance has no month to explain. */
const paidForMonth = (entries: readonly Fund[]): readonly Whose[] => [
  ...new Map(
    entries.flatMap(({ month, userId, agentId, recipientName = '' }) => {
      const _id = userId ?? agentId
      return month === undefined || _id === undefined ? [] : [[_id, { _id, name: recipientName }] as const]
    }),
  ).values(),
]
/** Bank and cash told that it is there. */
const isThere = (path: PaidPath): boolean => path === 'received' || path === 'cash'

interface PaidViewProps {
  readonly month: Month
  readonly who: Payees
  /** Month and way of looking, which it shares with the sheet. */
  readonly tools: ReactNode
}

/** What people were paid for a month, an entry each, how far the money of each is, and the file of transfers by which the bank pays them. */
export const PaidView = ({ month, who, tools }: PaidViewProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const isDesk = !useMedia('screen and (width < 1024px)')
  const labels = useWorkspace()?.opts.fundLabels ?? []
  const { entries, list } = usePaid(month, who)
  const [{ open }, change] = useUrlQuery({ open: '' })
  const [linking, setLinking] = useState(false)
  const maySalaries = [useCan('/office/hr'), useCan('/funds')].every(Boolean)
  const isBoard = useCan('bod')
  const people = (who === 'agents' ? isBoard : maySalaries) ? paidForMonth(entries ?? []) : []
  const opened = entries?.find(({ _id }) => _id === open)
  const receiver = ({ recipientInfo = '', label = '' }: Fund) => {
    const of = receiverOf(recipientInfo)
    return of ? (
      <TwoLines
        first={of.bank ? banks[of.bank] : intl.formatMessage(m.otherBank)}
        second={<span className="num">{grouped(of.account)}</span>}
      />
    ) : (
      <span className="second">{intl.formatMessage(label === usualLabel(labels) ? m.inCash : m.noAccount)}</span>
    )
  }
  const kindOf = ({ month: of }: Fund): string =>
    intl.formatMessage(who === 'agents' ? m.isCommission : of === undefined ? m.isAdvance : m.isSalary)
  const columns: Column<Fund>[] = [
    {
      key: 'member',
      head: intl.formatMessage(who === 'agents' ? m.agent : m.member),
      width: 'minmax(140px, 1fr)',
      cell: (entry) => <TwoLines first={<PersonName name={entry.recipientName ?? ''} />} second={kindOf(entry)} />,
    },
    { key: 'receiver', head: intl.formatMessage(m.receiver), width: 150, cell: receiver },
    {
      key: 'number',
      head: intl.formatMessage(m.entry),
      width: 140,
      cell: ({ _id, number, created, label = '' }) => (
        <TwoLines
          first={<Link to={`/funds?open=${_id}`}>{number ?? intl.formatMessage(m.entry)}</Link>}
          second={<span className="num">{[formatDayMonth(created, zone), label].filter(Boolean).join(' · ')}</span>}
        />
      ),
    },
    {
      key: 'amount',
      head: intl.formatMessage(m.amount),
      width: 112,
      align: 'end',
      cell: (entry) => <Amount value={-entry.amount} currency={false} weight="strong" />,
    },
    { key: 'state', head: intl.formatMessage(m.state), width: 'minmax(210px, 0.8fr)', cell: (entry) => <PaidState entry={entry} /> },
    ...(who === 'members'
      ? [
          {
            key: 'slip',
            head: intl.formatMessage(m.slip),
            width: 104,
            cell: ({ _id, payslip, month: of }: Fund) =>
              payslip || of === undefined ? <Link to={`/print/payslip/${_id}`}>{intl.formatMessage(m.open)}</Link> : '–',
          },
        ]
      : []),
  ]
  const sumOf = (isMeant: (path: PaidPath) => boolean): number =>
    sumDong((entries ?? []).filter((entry) => isMeant(pathOf(entry, labels))).map((entry) => sentBy({ ...entry, status: 'completed' })))
  const isKept = (path: PaidPath): boolean => path === 'waits'
  const isAny = entries !== undefined && entries.length > 0
  const textOf = (entry: Fund): string | null =>
    transferLines([entry], { pattern: readLocal<string>(textKey(who), usualText(who)), month }).lines[0]?.text ?? null
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      paper={`${intl.formatMessage(m.screen)} · ${monthLabel(month, locale)}`}
      tools={
        <>
          {tools}
          {people.length > 0 && (
            <ToolButton
              icon="link"
              label={intl.formatMessage(who === 'agents' ? linkMessages.months : linkMessages.payslips)}
              onClick={() => setLinking(true)}
            />
          )}
        </>
      }
      strip={<StaleBanner list={list} />}
      summary={
        isAny && (
          <Equation
            signs={sumOf(isKept) > 0 ? ['+', '+', '+', '='] : ['+', '+', '=']}
            terms={[
              { key: 'there', label: intl.formatMessage(m.sumThere), value: sumOf(isThere) },
              { key: 'way', label: intl.formatMessage(m.sumWay), value: sumOf((path) => path === 'way') },
              ...(sumOf(isKept) > 0 ? [{ key: 'waits', label: intl.formatMessage(m.sumWaits), value: sumOf(isKept) }] : []),
              { key: 'trouble', label: intl.formatMessage(m.sumTrouble), value: sumOf(isTroubled) },
              { key: 'all', label: intl.formatMessage(m.paidView), value: sumOf(() => true) },
            ]}
          />
        )
      }
      foot={
        isAny && (
          <>
            <span className="num">{intl.formatMessage(m.entries, { count: entries.length })}</span>
            <b className="num">
              {formatMoney(
                sumOf(() => true),
                locale,
              )}
            </b>
          </>
        )
      }
      dock={
        opened ? (
          <PaidEntry key={opened._id} entry={opened} text={textOf(opened)} onClose={() => change({ open: '' })} />
        ) : (
          isDesk &&
          isAny && (
            <section className="ui-dock" aria-label={intl.formatMessage(m.bankFile)}>
              <header className="ui-dock__head">
                <h2>{intl.formatMessage(m.bankFile)}</h2>
              </header>
              <div className="ui-dock__body">
                <BankFile entries={entries} month={month} who={who} />
              </div>
            </section>
          )
        )
      }
    >
      <Loaded read={list}>
        <>
          <DataTable<Fund>
            label={intl.formatMessage(m.paidView)}
            columns={columns}
            rows={entries}
            rowKey={keyOf}
            open={opened?._id}
            onOpen={({ _id }) => change({ open: _id })}
            phone={(entry) => (
              <PhoneRow
                name={entry.recipientName ?? ''}
                amount={<Amount value={-entry.amount} currency={false} weight="strong" />}
                about={<PaidState entry={entry} />}
                owed={entry.label ?? ''}
              />
            )}
            empty={
              <EmptyState
                icon="wallet"
                title={intl.formatMessage(who === 'agents' ? m.noneCommission : m.nonePaid, { month: monthLabel(month, locale) })}
              >
                {intl.formatMessage(m.nonePaidHint)}
              </EmptyState>
            }
          />
          {!isDesk && isAny && <BankFile entries={entries} month={month} who={who} />}
          {linking && (
            <MonthLinksDialog
              kind={who === 'agents' ? 'commissions' : 'payslip'}
              month={month}
              people={people}
              onClose={() => setLinking(false)}
            />
          )}
        </>
      </Loaded>
    </ListPage>
  )
}
