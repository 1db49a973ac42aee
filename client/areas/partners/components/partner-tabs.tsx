import { orderLists } from '../../../components/order-address'
import { dayOf } from '../../../lib/format'
import { ORDERS_WITH } from '@shared/foundation/documents/order-kinds'
import { AGE_NAMES, ageOf, type Age } from '@shared/areas/partners/rules/reports/liabilities'
import { PARTNER_FIELDS } from '@shared/foundation/documents/partners'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { useWorkspace } from '../../../api/session/use-workspace'
import { orderLink, statementAddress } from '../parts/account/account-links'
import { AgingBar } from '../parts/account/aging-bar'
import { accountMessages, ageLabels } from '../parts/account/messages'
import { useOpenOrders } from '../parts/account/open-orders'
import { SeriesPart } from '../parts/account/series-part'
import { OpenOrdersPart } from '../parts/account/open-orders-part'
import { StatementParts, useStatement } from '../parts/account/statement-parts'
import { LoadFailed } from '../../../components/list-states'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Amount } from '../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DateRange } from '../../../ui/DateRange/DateRange'
import { presetRange, type Range } from '../../../ui/DateRange/presets'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { Tabs } from '../../../ui/Tabs/Tabs'
import { When } from '../../../ui/When/When'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { groupLabels, ordersLink, type Partner } from '../groups'
import { partnerMessages as m } from '../messages'
import './partners.css'

const tabs = ['info', 'orders', 'payments', 'debt', 'statement'] as const
export type PartnerTab = (typeof tabs)[number]
const isTab = (text: string): text is PartnerTab => tabs.some((tab) => tab === text)

/** Which tab of the open partner shows; kept in the address. */
export const usePartnerTab = (): [PartnerTab, (tab: PartnerTab) => void] => {
  const [{ tab }, change] = useUrlQuery({ tab: 'info' })
  return [isTab(tab) ? tab : 'info', (chosen) => change({ tab: chosen })]
}

const labels = { info: m.tabInfo, orders: m.orders, payments: m.tabPayments, debt: m.tabDebt, statement: m.tabStatement } as const
const panels = { info: null, orders: PartnerOrders, payments: PartnerPayments, debt: PartnerDebt, statement: PartnerStatement } as const

interface PartnerTabsProps {
  partner: Partner
  tab: PartnerTab
  onChoose: (tab: PartnerTab) => void
}

/** Information, orders, payments, debt by age and the statement of one partner; the first is the form's own fields. */
export const PartnerTabs = ({ partner, tab, onChoose }: PartnerTabsProps) => {
  const intl = useIntl()
  const Shown = panels[tab]
  return (
    <div className="partner-tabs">
      <Tabs
        label={intl.formatMessage(m.tabs)}
        tabs={tabs.map((key) => ({ key, label: intl.formatMessage(labels[key]) }))}
        chosen={tab}
        onChoose={(key) => isTab(key) && onChoose(key)}
      >
        {Shown && <Shown partner={partner} />}
      </Tabs>
    </div>
  )
}

const RECENT_ORDERS = 20

function PartnerOrders({ partner }: { partner: Partner }) {
  const intl = useIntl()
  const field = PARTNER_FIELDS[partner.group]
  const group = ORDERS_WITH[partner.group]
  const read = api.orders.useFind({ group, [field]: partner._id, $limit: RECENT_ORDERS })
  const found = read.data?.data
  return (
    <DockPart>
      <div className="partner-tools">
        <ButtonLink to={ordersLink(partner.group, partner._id)} icon="bag" size="s">
          {intl.formatMessage(m.allOrders)}
        </ButtonLink>
        <ButtonLink to={`${orderLists[group]}?open=new&partner=${partner._id}`} icon="plus" size="s">
          {intl.formatMessage(m.newOrder)}
        </ButtonLink>
      </div>
      {!found ? (
        read.error ? (
          <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
        ) : (
          <SkeletonRows rows={6} />
        )
      ) : found.length === 0 ? (
        <EmptyState icon="bag" title={intl.formatMessage(m.noOrders)} />
      ) : (
        <ul className="partner-lines">
          {found.map(({ _id, order_number, created, total, paid, status, items }) => (
            <li key={_id}>
              <Link className="partner-line" to={orderLink(field, _id)}>
                <span className="name num">{order_number}</span>
                <Amount value={total} weight="name" struck={status === 'cancelled' || status === 'returned'} />
                <span className="second cut">
                  <When value={created} as="date" /> · {items.map(({ name }) => name).join(', ')}
                </span>
                <span className="second num">
                  {intl.formatMessage(m.paidOf)} <Amount value={paid} currency={false} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DockPart>
  )
}

function PartnerPayments({ partner }: { partner: Partner }) {
  const intl = useIntl()
  const mayFunds = useCan('/funds')
  const { from, to } = presetRange('all', useToday())
  const read = api.orders.useReport('liabilitiesDetails', { partnerId: partner._id, since: from, until: to })
  const payments = read.data?.data.filter(({ kind }) => kind === 'paid' || kind === 'refunded').reverse()
  if (!payments)
    return (
      <DockPart>
        {read.error ? <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} /> : <SkeletonRows rows={6} />}
      </DockPart>
    )
  if (payments.length === 0) return <EmptyState icon="wallet" title={intl.formatMessage(m.noPayments)} />
  return (
    <DockPart>
      <ul className="partner-lines">
        {payments.map(({ _id, at, number, kind, amount }, nth) => {
          const line = (
            <>
              <span>
                {intl.formatMessage(kind === 'refunded' ? accountMessages.refundedLine : accountMessages.paidLine)}{' '}
                <span className="num">{number}</span>
              </span>
              <Amount value={-amount} weight="name" />
              <span className="second">
                <When value={at} as="date" />
              </span>
            </>
          )
          return (
            <li key={`${_id} ${nth}`}>
              {mayFunds ? (
                <Link className="partner-line" to={`/funds?period=all&open=${_id}`}>
                  {line}
                </Link>
              ) : (
                <span className="partner-line">{line}</span>
              )}
            </li>
          )
        })}
      </ul>
    </DockPart>
  )
}

function PartnerDebt({ partner }: { partner: Partner }) {
  const intl = useIntl()
  const [taking, setTaking] = useState(false)
  const group = PARTNER_FIELDS[partner.group]
  const open = useOpenOrders(group, partner._id, useToday(), useZone())
  const sum = open.orders?.reduce((so, each) => so + each.open, 0) ?? 0
  const ofAge = (age: Age): number => (open.orders ?? []).reduce((so, each) => so + (ageOf(each.days) === age ? each.open : 0), 0)
  const parts = { under8: ofAge('under8'), to30: ofAge('to30'), to60: ofAge('to60'), to90: ofAge('to90'), over90: ofAge('over90') }
  return (
    <>
      {sum > 0 && (
        <>
          <AgingBar label={intl.formatMessage(groupLabels[partner.group].owed)} open={sum} parts={parts} />
          <dl className="partner-ages">{AGE_NAMES.map((age) => parts[age] > 0 && <AgeLine key={age} age={age} amount={parts[age]} />)}</dl>
          {!taking && (
            <DockPart>
              <Button kind="primary" icon="wallet" onClick={() => setTaking(true)}>
                {intl.formatMessage(group === 'supplierId' ? accountMessages.make : accountMessages.take)}
              </Button>
            </DockPart>
          )}
        </>
      )}
      <OpenOrdersPart
        open={open}
        group={group}
        partnerName={partner.name}
        balance={partner.partnerBalance ?? 0}
        taking={taking}
        onTaken={() => setTaking(false)}
      />
      <SeriesPart partnerId={partner._id} group={group} />
    </>
  )
}

const AgeLine = ({ age, amount }: { age: Age; amount: number }) => (
  <div>
    <dt className="second">{useIntl().formatMessage(ageLabels[age])}</dt>
    <dd>
      <Amount value={amount} currency={false} />
    </dd>
  </div>
)

function PartnerStatement({ partner }: { partner: Partner }) {
  const intl = useIntl()
  const zone = useZone()
  const today = useToday()
  const group = PARTNER_FIELDS[partner.group]
  const workspace = useWorkspace()
  const [range, setRange] = useState<Range>({ from: presetRange('quarter', today).from, to: today })
  const [known, setKnown] = useState<string | null>(null)
  const of = { partner, since: range.from, until: range.to, known }
  const account = useStatement(of)
  return (
    <>
      <DockPart>
        <div className="partner-tools">
          <DateRange
            value={range}
            from={workspace && dayOf(workspace.created, zone)}
            onChange={setRange}
            known={{ at: known, onChange: setKnown, hasKeys: false }}
          />
          <DownloadMenu file={account.file} />
          <Button
            icon="print"
            disabled={!account.statement}
            onClick={() => window.open(statementAddress(group, partner._id, of, known), '_blank', 'noopener')}
          >
            {intl.formatMessage(accountMessages.print)}
          </Button>
        </div>
      </DockPart>
      <StatementParts account={account} {...of} group={group} />
    </>
  )
}
