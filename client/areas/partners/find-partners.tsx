import { mayReadOrders, ORDERS_WITH } from '@shared/foundation/documents/order-kinds'
import { isKeptGroup, KEPT_GROUPS } from '@shared/foundation/documents/asset-groups'
import { PARTNER_FIELDS, PARTNER_GROUPS, type PartnerGroup } from '@shared/foundation/documents/partners'
import { can } from '@shared/foundation/rights/rights'
import type { RecordOf } from '@shared/registry/service-types'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import { orderLists } from '../../components/order-address'
import { api } from '../../api/api'
import { findMessages } from '../../components/feature/find-messages'
import { FOUND_LIMIT, rowsOf } from '../../components/feature/find-rows'
import type { FindContext, FindSource } from '../../components/feature/manifest'
import { formatMoney } from '../../lib/format'
import { freeMessages } from '../../lib/free-messages'
import { Avatar } from '../../ui/Avatar/Avatar'
import { partnerIn, type Partner } from './groups'
import type { PaletteEntry } from '../../ui/CommandPalette/CommandPalette'

const m = freeMessages(
  defineMessages({
    partners: { id: 'partners.frame.found', defaultMessage: 'Partners' },
    customer: { id: 'partners.frame.customer', defaultMessage: 'Customer' },
    agent: { id: 'partners.frame.agent', defaultMessage: 'Sales agent' },
    supplier: { id: 'partners.frame.supplier', defaultMessage: 'Supplier' },
    owesUs: { id: 'partners.frame.owesUs', defaultMessage: 'owes {amount}' },
    weOwe: { id: 'partners.frame.weOwe', defaultMessage: 'we owe {amount}' },
    newSaleFor: { id: 'partners.frame.newSaleFor', defaultMessage: 'New order for {name}' },
    newPurchaseFrom: { id: 'partners.frame.newPurchaseFrom', defaultMessage: 'New purchase from {name}' },
    ordersOf: { id: 'partners.frame.ordersOf', defaultMessage: 'Orders of {name}, {year}' },
    assets: { id: 'partners.frame.foundAssets', defaultMessage: 'Assets' },
    owned: { id: 'partners.frame.owned', defaultMessage: 'Owned' },
    rented: { id: 'partners.frame.rented', defaultMessage: 'Rented' },
    fundsOf: { id: 'partners.frame.fundsOf', defaultMessage: 'Fund entries of {name}' },
  }),
)

const groupWord: Readonly<Record<PartnerGroup, MessageDescriptor>> = {
  Customers: m.customer,
  'Sales Agents': m.agent,
  Suppliers: m.supplier,
}
const isSupplier = ({ group }: Partner): boolean => group === 'Suppliers'

const entryOf = (partner: Partner, { intl, locale }: FindContext): PaletteEntry => {
  const { _id, name, group, phone, outstanding, avatar } = partner
  const owed = outstanding
    ? intl.formatMessage(isSupplier(partner) ? m.weOwe : m.owesUs, { amount: formatMoney(outstanding, locale) })
    : undefined
  return {
    key: `partner.${_id}`,
    group: intl.formatMessage(m.partners),
    label: name,
    detail: [intl.formatMessage(groupWord[group]), phone, owed].filter(Boolean).join(' · '),
    mark: <Avatar name={name} image={avatar} shape="square" size={28} />,
    to: `/assets/${encodeURIComponent(group)}?open=${_id}`,
  }
}

const actionsOf = (partner: Partner, { intl, rights, year }: FindContext): PaletteEntry[] => {
  const { _id, name } = partner
  const bought = isSupplier(partner)
  const orders = orderLists[ORDERS_WITH[partner.group]]
  const group = intl.formatMessage(findMessages.act)
  return [
    {
      key: 'act.order',
      group,
      icon: 'plus',
      label: intl.formatMessage(bought ? m.newPurchaseFrom : m.newSaleFor, { name }),
      to: `${orders}?open=new&partner=${_id}`,
    },
    {
      key: 'act.orders',
      group,
      icon: 'chart',
      label: intl.formatMessage(m.ordersOf, { name, year }),
      to: `${orders}/${PARTNER_FIELDS[partner.group]}/${_id}/${year}-01-01/${year}-12-31`,
    },
    ...(can(rights, ['/funds'])
      ? [{ key: 'act.funds', group, icon: 'wallet' as const, label: intl.formatMessage(m.fundsOf, { name }), to: `/funds/byAsset/${_id}` }]
      : []),
  ]
}

/** What the company owns or rents: who keeps it, and its code. */
const assetEntry = ({ _id, name, group, user, asset_code, avatar }: RecordOf<'assets'>, { intl }: FindContext): PaletteEntry => ({
  key: `asset.${_id}`,
  group: intl.formatMessage(m.assets),
  label: name,
  detail: [intl.formatMessage(group === 'Owned Assets' ? m.owned : m.rented), user?.name, asset_code].filter(Boolean).join(' · '),
  mark: <Avatar name={name} image={avatar} shape="square" size={28} goods />,
  to: `/assets/${encodeURIComponent(group)}?open=${_id}`,
})

/** Active partners of the groups that the rights allow, and the assets, which every member sees. */
export const findPartners: FindSource = {
  order: 0,
  actionOrder: 0,
  find: async (search, context) => {
    const groups = PARTNER_GROUPS.filter((group) => mayReadOrders(context.rights, ORDERS_WITH[group]))
    const query = { search, status: 'active', group: { $in: [...groups, ...KEPT_GROUPS] }, $limit: FOUND_LIMIT, $total: false }
    const found = await rowsOf(context.dispatch(api.assets.findOnce(query)), context.signal)
    const partners = found.flatMap((one) => partnerIn(one) ?? [])
    const best = partners[0]
    const kept = found.filter(({ group }) => isKeptGroup(group)).map((one) => assetEntry(one, context))
    return { entries: [...partners.map((one) => entryOf(one, context)), ...kept], actions: best ? actionsOf(best, context) : [] }
  },
}
