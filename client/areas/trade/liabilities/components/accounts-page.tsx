import { addDays } from '@shared/foundation/days/days'
import { orders } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { declaredColumns } from '../../../../components/declared-table/declared-table'
import { useKnown } from '../../../../components/known-at/use-known'
import { useKnownMoments } from '../../../../components/known-at/use-known-moments'
import { reportPageMessages as page } from '../../../../resource/report/messages'
import { dayOf } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { DateRange } from '../../../../ui/DateRange/DateRange'
import { presetRange } from '../../../../ui/DateRange/presets'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { FigureButton } from '../../../../ui/FigureButton/FigureButton'
import { Equation } from '../../../../ui/Figures/Figures'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { accountsLink } from '../../../partners/parts/account/account-links'
import type { LiabilitiesView } from '../liabilities-address'
import { accountMessages as m } from '../../../partners/parts/account/messages'
import { STATEMENT_PARTS, type StatementPart } from '../../../partners/parts/account/statement-parts'
import { DebtsPage, useOpenPart } from './debts-page'
import { Statement, type AccountRow } from './statement'

const [table] = orders.reports.liabilities.tables

/** The accounts of all partners over a range: opening + ordered − paid = closing; each opens its statement. */
export const AccountsPage = ({ view }: { view: LiabilitiesView }) => {
  const intl = useIntl()
  const all = presetRange('all', useToday())
  const locale = useLocale()
  const zone = useZone()
  const workspace = useWorkspace()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { group, since, until } = view
  const [known, setKnown] = useKnown()
  const { asked } = useKnownMoments(`accounts ${group}`, { since, until }, { isNow: known === null })
  const read = api.orders.useReport('liabilities', { group, since, until, ...(known !== null && { knownAt: known }) })
  const data = read.data
  const money = (value: number) => <Amount value={value} currency={false} weight="strong" />
  const openPart = useOpenPart()
  const figure = (row: AccountRow, value: number, part?: StatementPart, weight: 'plain' | 'name' = 'plain') =>
    value === 0 ? (
      <span className="faint">–</span>
    ) : (
      <FigureButton onOpen={() => openPart(row, part)}>
        <Amount value={value} currency={false} weight={weight} />
      </FigureButton>
    )
  /** What stood before the range is the closing of all that was before. */
  const before = (row: AccountRow): string =>
    `${accountsLink(group, { since: all.from, until: addDays(since, -1) })}?open=${row._id}${known === null ? '' : `&known=${known}`}`
  return (
    <DebtsPage<AccountRow>
      view={view}
      known={known}
      read={read}
      rows={data?.data}
      owed={({ closing }) => closing}
      table={table}
      tools={
        <DateRange
          value={since === all.from && until === all.to ? null : { from: since, to: until }}
          onAll={() => void navigate(`${accountsLink(group, { since: all.from, until: all.to })}?${query.toString()}`, { replace: true })}
          from={workspace && dayOf(workspace.created, zone)}
          onChange={({ from, to }) =>
            void navigate(`${accountsLink(group, { since: from, until: to })}?${query.toString()}`, { replace: true })
          }
          known={{ at: known, onChange: setKnown, hasKeys: !query.get('open'), ...asked }}
        />
      }
      columns={declaredColumns<AccountRow>(
        table,
        { intl, locale },
        {
          name: {
            width: 'minmax(0, 1.5fr)',
            cell: ({ name, phone, address }) => (
              <span className="debts-name">
                <Avatar name={name} shape="square" size={32} />
                <TwoLines first={name} second={[phone, address].filter(Boolean).join(' · ')} />
              </span>
            ),
          },
          opening: {
            hideNarrow: true,
            cell: (row) =>
              row.opening === 0 ? (
                <span className="faint">–</span>
              ) : (
                <FigureButton onOpen={() => void navigate(before(row))}>
                  <Amount value={row.opening} currency={false} />
                </FigureButton>
              ),
          },
          ordered: { hideNarrow: true, cell: (row) => figure(row, row.ordered, 'orders') },
          paid: { hideNarrow: true, cell: (row) => figure(row, row.paid, 'funds') },
          closing: { rule: true, cell: (row) => figure(row, row.closing, undefined, 'name') },
        },
      )}
      totals={
        data
          ? {
              name: intl.formatMessage(m.partners, { count: data.data.length }),
              opening: money(data.total.opening),
              ordered: money(data.total.ordered),
              paid: money(data.total.paid),
              closing: money(data.total.closing),
            }
          : {}
      }
      phone={({ name, closing, phone, address }) => (
        <PhoneRow
          name={name}
          amount={<Amount value={closing} weight="name" />}
          about={<span className="cut num">{[phone, address].filter(Boolean).join(' · ')}</span>}
        />
      )}
      summary={
        data && (
          <Equation
            signs={['+', '−', '=']}
            terms={[
              { key: 'opening', label: intl.formatMessage(m.opening), value: data.total.opening },
              { key: 'ordered', label: intl.formatMessage(m.orderedSum), value: data.total.ordered },
              { key: 'paid', label: intl.formatMessage(m.paidSum), value: data.total.paid },
              { key: 'closing', label: intl.formatMessage(m.closing), value: data.total.closing },
            ]}
          />
        )
      }
      empty={
        known === null ? (
          <EmptyState icon="file" title={intl.formatMessage(m.noneIn)}>
            {intl.formatMessage(m.noneInHint)}
          </EmptyState>
        ) : (
          <EmptyState icon="clock" title={intl.formatMessage(page.knownEmpty)} />
        )
      }
      foot={(count) => <span className="num">{intl.formatMessage(m.partners, { count })}</span>}
      dock={(row, part, { close, whole }) => (
        <Statement
          key={row._id}
          partner={row}
          group={group}
          since={since}
          until={until}
          known={known}
          part={STATEMENT_PARTS.find((each) => each === part)}
          onWhole={whole}
          onClose={close}
        />
      )}
    />
  )
}
