import { can, type Right } from '@shared/domain/rights/rights'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { IconName } from '../../ui/icons/Icon'
import type { PaletteEntry } from '../../ui/CommandPalette/CommandPalette'
import { appMessages } from '../messages'
import { areasFor } from '../navigation'
import { routes } from '../routes'
import { paletteMessages as m } from './messages'

interface Making {
  readonly key: string
  readonly title: MessageDescriptor
  readonly icon: IconName
  readonly to: string
  readonly rights: readonly Right[]
}

const makings: readonly Making[] = [
  { key: 'new-sale', title: m.newSale, icon: 'bag', to: '/sales/orders?open=new', rights: ['/sales'] },
  { key: 'new-purchase', title: m.newPurchase, icon: 'inbox', to: '/purchases/orders?open=new', rights: ['/purchases'] },
  { key: 'new-entry', title: m.newEntry, icon: 'wallet', to: '/funds?open=new', rights: ['/funds'] },
  { key: 'new-customer', title: m.newCustomer, icon: 'person', to: '/assets/Customers?open=new', rights: ['/sales'] },
  { key: 'new-supplier', title: m.newSupplier, icon: 'person', to: '/assets/Suppliers?open=new', rights: ['/purchases'] },
  { key: 'new-goods', title: m.newGoods, icon: 'box', to: '/products/goods?open=new', rights: ['/sales', '/purchases'] },
]

/** Every page a member may open, and what they may make: what the palette offers before anything is typed. */
export const placesFor = (intl: IntlShape, rights: readonly Right[]): PaletteEntry[] => {
  const group = intl.formatMessage(m.places)
  const pages = areasFor(routes, rights).flatMap((area) =>
    area.pages.map(({ to, title }) => {
      const [areaName, page] = [intl.formatMessage(area.title), intl.formatMessage(title)]
      return {
        key: to,
        group,
        icon: area.icon,
        to: encodeURI(to),
        label: area.pages.length > 1 || page !== areaName ? `${areaName} · ${page}` : areaName,
      }
    }),
  )
  const settings = { key: 'settings', group, icon: 'settings' as const, to: '/settings', label: intl.formatMessage(appMessages.settings) }
  const made = makings
    .filter(({ rights: needed }) => can(rights, needed))
    .map(({ key, title, icon, to }) => ({ key, group: intl.formatMessage(m.act), icon, to, label: intl.formatMessage(title) }))
  return [...made, ...pages, ...(can(rights, ['bod']) ? [settings] : [])]
}
