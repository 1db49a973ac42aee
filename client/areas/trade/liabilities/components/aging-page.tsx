import { AGE_NAMES, ageOf, lateOf, type Age } from '@shared/areas/partners/rules/reports/liabilities'
import { orders } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { declaredColumns } from '../../../../components/declared-table/declared-table'
import { EveningChoice } from '../../../../components/known-at/evening-choice'
import { useEvening } from '../../../../components/known-at/use-evening'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Chips } from '../../../../ui/Chips/Chips'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { FigureButton } from '../../../../ui/FigureButton/FigureButton'
import { useLocale } from '../../../../ui/zone/zone-context'
import type { LiabilitiesView } from '../liabilities-address'
import { accountMessages as m } from '../../../partners/parts/account/messages'
import { AgingBar } from '../../../partners/parts/account/aging-bar'
import { DebtsPage, useOpenPart } from './debts-page'
import { OpenAccount, type AgedRow, type OpenPart } from './open-account'
import { PastAccount } from './past-account'

const [table] = orders.reports.aging.tables
const inks: Readonly<Partial<Record<Age, 'warn' | 'debit'>>> = { to60: 'warn', to90: 'warn', over90: 'debit' }
const isLate = (row: AgedRow): boolean => lateOf(row) > 0

/** How old is what is open today, or was on an evening, partner by partner; each opens the orders it is made of. */
export const AgingPage = ({ view }: { view: LiabilitiesView }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [{ late, open: opened }, change] = useUrlQuery({ late: false, open: '' })
  const evening = useEvening()
  const read = api.orders.useReport('aging', { group: view.group, ...evening.asked })
  const { data } = read
  const isOwed = view.group === 'supplierId'
  const rows = late ? data?.data.filter(isLate) : data?.data
  const sum = (of: (row: AgedRow) => number): number => rows?.reduce((so, row) => so + of(row), 0) ?? 0
  const openPart = useOpenPart()
  const aged = (row: AgedRow, age: Age) =>
    row[age] === 0 ? (
      <span className="faint">–</span>
    ) : (
      <FigureButton onOpen={() => openPart(row, age)}>
        <Amount value={row[age]} currency={false} {...(inks[age] ? { ink: inks[age] } : null)} />
      </FigureButton>
    )
  const partOf = (row: AgedRow, name: string): OpenPart | undefined => {
    const age = AGE_NAMES.find((each) => each === name)
    return age && { label: intl.formatMessage(m[age]), value: row[age], has: ({ days }) => ageOf(days) === age }
  }
  const money = (value: number) => <Amount value={value} currency={false} weight="strong" />
  const oldest = ({ oldest: days }: AgedRow): string =>
    days === null ? intl.formatMessage(m.oldestOver90) : intl.formatMessage(m.oldest, { days })
  return (
    <DebtsPage<AgedRow>
      view={view}
      evening={evening}
      read={read}
      rows={rows}
      owed={({ open }) => open}
      table={table}
      tools={<EveningChoice evening={evening} hasKeys={opened === ''} />}
      columns={declaredColumns<AgedRow>(
        table,
        { intl, locale },
        {
          name: {
            width: 'minmax(0, 1.5fr)',
            cell: ({ name, orders: count, address }) => (
              <span className="debts-name">
                <Avatar name={name} shape="square" size={32} />
                <TwoLines first={name} second={[intl.formatMessage(m.openOrders, { count }), address].filter(Boolean).join(' · ')} />
              </span>
            ),
          },
          ...Object.fromEntries(AGE_NAMES.map((age) => [age, { hideNarrow: true, cell: (row: AgedRow) => aged(row, age) }])),
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
        ...Object.fromEntries(AGE_NAMES.map((age) => [age, money(sum((row) => row[age]))])),
        open: money(sum((row) => row.open)),
      }}
      phone={(row) => (
        <PhoneRow
          name={row.name}
          amount={<Amount value={row.open} weight="name" />}
          about={
            <>
              <span className="num">{intl.formatMessage(m.openOrders, { count: row.orders })}</span>
              {row.address && <span className="cut">{row.address}</span>}
            </>
          }
          owed={<span className={isLate(row) ? 'ink-warn num' : 'num'}>{oldest(row)}</span>}
        />
      )}
      chips={
        <Chips
          label={intl.formatMessage(m.filter)}
          chosen={late ? 'late' : 'all'}
          onChoose={(key) => change({ late: key === 'late' })}
          chips={[
            { key: 'all', label: intl.formatMessage(m.all), count: data?.data.length },
            { key: 'late', label: intl.formatMessage(m.over30), count: data?.data.filter(isLate).length },
          ]}
        />
      }
      summary={
        data &&
        (late ? lateOf(data.total) : data.total.open) > 0 && (
          <AgingBar
            label={intl.formatMessage(isOwed ? m.payable : m.receivable)}
            open={data.total.open}
            parts={data.total}
            onlyLate={late}
          />
        )
      }
      empty={
        evening.isPast ? (
          <EmptyState icon="clock" title={intl.formatMessage(m.noneThen)} />
        ) : (
          <EmptyState icon="check" title={intl.formatMessage(isOwed ? m.noneOwed : m.none)}>
            {intl.formatMessage(m.noneHint)}
          </EmptyState>
        )
      }
      foot={(count) => (
        <>
          <span className="num">
            {intl.formatMessage(m.partners, { count })} · {intl.formatMessage(m.openCount, { count: sum((row) => row.orders) })}
          </span>
          <span className="second">{intl.formatMessage(isOwed ? m.agedFromIn : m.agedFrom)}</span>
        </>
      )}
      dock={(row, part, { close, whole }) => {
        const account = { row, group: view.group, onWhole: whole, onClose: close }
        return evening.isPast ? (
          <PastAccount key={row._id} {...account} age={AGE_NAMES.find((each) => each === part)} evening={evening} />
        ) : (
          <OpenAccount key={row._id} {...account} part={partOf(row, part)} />
        )
      }}
    />
  )
}
