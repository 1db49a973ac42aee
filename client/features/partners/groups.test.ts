import { groupLink, groupsFor, ordersLink } from './groups'

it('Each right shows its own groups of partners', () => {
  expect(groupsFor(['/sales'])).toEqual(['Customers', 'Sales Agents'])
  expect(groupsFor(['/purchases'])).toEqual(['Suppliers'])
  expect(groupsFor(['bod'])).toEqual(['Customers', 'Sales Agents', 'Suppliers'])
  expect(groupsFor(['/funds'])).toEqual([])
})

it('A partner leads to their own orders', () => {
  expect(ordersLink('Customers', 'c1')).toBe('/sales/orders/customerId/c1')
  expect(ordersLink('Sales Agents', 'a1')).toBe('/sales/orders/agentId/a1')
  expect(ordersLink('Suppliers', 's1')).toBe('/purchases/orders/supplierId/s1')
  expect(groupLink('Sales Agents')).toBe('/assets/Sales%20Agents')
})
