import type { TellableNotice } from '../../../components/feature/manifest'
import { wallNotices } from './wall-notices'

const id = 'a'.repeat(24)
const addressFor = (service: TellableNotice['target']['service'], group?: string): string | undefined =>
  wallNotices.mention?.target({ target: { service, _id: id }, values: group === undefined ? {} : { group } }, [])

it.each([
  ['orders', 'sales', `/sales/orders/byOrder/${id}`],
  ['orders', 'purchases', `/purchases/orders/byOrder/${id}`],
  ['orders', 'inventoryOut', `/inventory/ordersWithoutInvoices/byOrder/${id}`],
  ['assets', 'Sales Agents', `/assets/Sales%20Agents?open=${id}`],
  ['products', 'services', `/products/services?open=${id}`],
  ['users', undefined, `/office/members/${id}`],
  ['tasks', undefined, `/tasks/byId/${id}`],
  ['posts', undefined, `/?post=${id}`],
] as const)('Who is mentioned at %s (%s) comes to where the talk is', (service, group, address) => {
  expect(addressFor(service, group)).toBe(address)
})
