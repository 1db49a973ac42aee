import { groupLink, groupsFor, ordersLink } from './groups'

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
