import { groupLabels, groupLink, groupsFor, ordersLink } from './groups'
import vi from './vi.json'

it('Each right shows its own groups of partners; assets and notes are everybody’s', () => {
  const everybody = ['Owned Assets', 'Rented Assets', 'Important Notes']
  expect(groupsFor(['/sales'])).toEqual(['Owned Assets', 'Rented Assets', 'Sales Agents', 'Customers', 'Important Notes'])
  expect(groupsFor(['/purchases'])).toEqual(['Owned Assets', 'Rented Assets', 'Suppliers', 'Important Notes'])
  expect(groupsFor(['bod'])).toEqual(['Owned Assets', 'Rented Assets', 'Sales Agents', 'Customers', 'Suppliers', 'Important Notes'])
  expect(groupsFor(['/funds'])).toEqual(everybody)
})

it('A partner leads to their own orders', () => {
  expect(ordersLink('Customers', 'c1')).toBe('/sales/orders/customerId/c1')
  expect(ordersLink('Sales Agents', 'a1')).toBe('/sales/orders/agentId/a1')
  expect(ordersLink('Suppliers', 's1')).toBe('/purchases/orders/supplierId/s1')
  expect(groupLink('Sales Agents')).toBe('/assets/Sales%20Agents')
})

it('What a customer paid ahead and what a supplier was paid ahead have their own words', () => {
  const said = (group: keyof typeof groupLabels) => (vi as Readonly<Record<string, string>>)[groupLabels[group].balance.id ?? '']
  expect([said('Customers'), said('Sales Agents'), said('Suppliers')]).toEqual(['Khách trả trước', 'Khách trả trước', 'Đã ứng trước'])
})
