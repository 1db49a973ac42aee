import { screen } from '@testing-library/react'
import type { Id } from '@shared/foundation/ids'
import type { Right } from '@shared/foundation/rights/rights'
import { startFakeServer } from '../../../../testing/fake-server'
import { sessionOf } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { ShippingLine } from './shipping-line'
import type { ShipLine } from './use-shipping'

const none = {
  productId: 'b'.repeat(24) as Id<'products'>,
  name: 'Trà sen Tây Hồ',
  unit: 'hộp',
  group: 'goods',
  ordered: 3,
  shipped: 0,
  remaining: 3,
  inShipment: 0,
  stock: 0,
  available: 0,
  quantity: 0,
  units: [],
} as unknown as ShipLine

const show = (rights: Right[]): void => {
  startFakeServer(() => ({ body: { data: [] } }))
  const line = (
    <ShippingLine
      line={none}
      goesOut
      warehouse={undefined}
      warehouses={[]}
      then={null}
      onThen={() => undefined}
      onQuantity={() => undefined}
    />
  )
  renderApp(line, { session: sessionOf(rights) })
}

it('Goods that no warehouse has lead to a purchase, for those who may write one', async () => {
  show(['/sales', '/purchases'])
  expect(await screen.findByText(/has none of it, 3 hộp missing/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Write a purchase' })).toHaveAttribute('href', '/purchases/orders?open=new')
})

it('Who may not buy is told what is missing, with no way that is barred', async () => {
  show(['/sales'])
  expect(await screen.findByText(/has none of it, 3 hộp missing/)).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/product/bbbbbbbbbbbbbbbbbbbbbbbb'])
})
