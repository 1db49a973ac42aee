import { LATENESS, latenessOf, overdueOf, type Lateness } from '@shared/areas/partners/rules/reports/liabilities'
import { orders } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { declaredColumns } from '../../../../components/declared-table/declared-table'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Chips } from '../../../../ui/Chips/Chips'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { FigureButton } from '../../../../ui/FigureButton/FigureButton'
import { useLocale } from '../../../../ui/zone/zone-context'
import { overdueLink } from '../../../partners/parts/account/account-links'
import { DueBar } from '../../../partners/parts/account/aging-bar'
import { accountMessages as m, lateLabels } from '../../../partners/parts/account/messages'
import type { LiabilitiesView } from '../liabilities-address'
import { DebtsPage, useOpenPart } from './debts-page'
import { OpenAccount, type DueRow, type OpenPart } from './open-account'

const [table] = orders.reports.dueDebts.tables
const isOverdue = (row: DueRow): boolean => overdueOf(row) > 0

const inks: Readonly<Partial<Record<Lateness, 'warn' | 'debit'>>> = { late30: 'warn', late60: 'warn', late90: 'debit', lateOver90: 'debit' }

/** What is open today by the day it is due, partner by partner; each opens the orders it is made of. */
export const DuePage = ({ view }: { view: LiabilitiesView }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [{ late }, change] = useUrlQuery({ late: false })
  const read = api.orders.useReport('dueDebts', { group: view.group })
  const { data } = read
  const isOwed = view.group === 'supplierId'
  const rows = late ? data?.data.filter(isOverdue) : data?.data
  const sum = (of: (row: DueRow) => number): number => rows?.reduce((so, row) => so + of(row), 0) ?? 0
  const openPart = useOpenPart()
  const partOf = (row: DueRow, name: string): OpenPart | undefined => {
    const part = LATENESS.find((each) => each === name)
    return part && { label: intl.formatMessage(lateLabels[part]), value: row[part], has: ({ late: days }) => latenessOf(days) === part }
  }
  const figure = (row: DueRow, part: Lateness) =>
    row[part] === 0 ? (
      <span className="faint">–</span>
    ) : (
      <FigureButton onOpen={() => openPart(row, part)}>
        <Amount value={row[part]} currency={false} {...(inks[part] ? { ink: inks[part] } : null)} />
      </FigureButton>
    )
  const money = (value: number) => <Amount value={value} currency={false} weight="strong" />
  const oldest = ({ oldest: days }: DueRow): string =>
    days === null ? intl.formatMessage(m.latestOver90) : intl.formatMessage(m.latest, { days })
  return (
    <DebtsPage<DueRow>
      view={view}
      read={read}
      rows={rows}
      owed={({ open }) => open}
      table={table}
      columns={declaredColumns<DueRow>(
        table,
        { intl, locale },
        {
          name: {
            width: 'minmax(0, 1.5fr)',
            cell: (row) => (
              <span className="debts-name">
                <Avatar name={row.name} shape="square" size={32} />
                <TwoLines first={row.name} second={`${intl.formatMessage(m.openOrders, { count: row.orders })} · ${oldest(row)}`} />
              </span>
            ),
          },
          ...Object.fromEntries(LATENESS.map((part) => [part, { hideNarrow: true, cell: (row: DueRow) => figure(row, part) }])),
          open: {
            rule: true,
            cell: (row) => (
              <FigureButton onOpen={() => openPart(row)}>
                <Amount value={row.open} currency={false} weight="name" />
              </FigureButton>
            ),
          },
        },
      )}
      totals={{
        name: intl.formatMessage(m.partners, { count: rows?.length ?? 0 }),
        ...Object.fromEntries(LATENESS.map((part) => [part, money(sum((row) => row[part]))])),
        open: money(sum((row) => row.open)),
      }}
      phone={(row) => (
        <PhoneRow
          name={row.name}
          amount={<Amount value={row.open} weight="name" />}
          about={<span className="cut num">{intl.formatMessage(m.openOrders, { count: row.orders })}</span>}
          owed={<span className={isOverdue(row) ? 'ink-warn num' : 'num'}>{oldest(row)}</span>}
        />
      )}
      chips={
        <Chips
          label={intl.formatMessage(m.filter)}
          chosen={late ? 'late' : 'all'}
          onChoose={(key) => change({ late: key === 'late' })}
          chips={[
            { key: 'all', label: intl.formatMessage(m.all), count: data?.data.length },
            { key: 'late', label: intl.formatMessage(m.overdue), count: data?.data.filter(isOverdue).length },
          ]}
        />
      }
      summary={
        data &&
        (late ? overdueOf(data.total) : data.total.open) > 0 && (
          <DueBar label={intl.formatMessage(isOwed ? m.payable : m.receivable)} open={data.total.open} parts={data.total} onlyLate={late} />
        )
      }
      empty={
        <EmptyState icon="check" title={intl.formatMessage(isOwed ? m.noneOwed : m.none)}>
          {intl.formatMessage(m.noneHint)}
        </EmptyState>
      }
      foot={(count) => (
        <>
          <span className="num">
            {intl.formatMessage(m.partners, { count })} · {intl.formatMessage(m.overdueSum)} <Amount value={sum(overdueOf)} /> ·{' '}
            <Link className="reach" to={overdueLink(view.group)}>
              {intl.formatMessage(m.overdueOrders)}
            </Link>
          </span>
          <span className="second">{intl.formatMessage(m.dueFrom)}</span>
        </>
      )}
      dock={(row, part, { close, whole }) => (
        <OpenAccount key={row._id} row={row} group={view.group} part={partOf(row, part)} onWhole={whole} onClose={close} />
      )}
    />
  )
}
