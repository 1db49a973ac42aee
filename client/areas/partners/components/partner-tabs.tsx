import { useIntl } from 'react-intl'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Tabs } from '../../../ui/Tabs/Tabs'
import { type Partner } from '../groups'
import { partnerMessages as m } from '../messages'
import { PartnerOrders, PartnerPayments } from './partner-orders'
import { PartnerDebt, PartnerStatement } from './partner-debt'
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
