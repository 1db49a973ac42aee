import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { emptyCart, withProduct, type Cart } from '../carts'
import { CartLines } from './cart-lines'

let now: Cart
let unread: string[] = []
const Lines = () => {
  const [cart, setCart] = useState(() => withProduct(emptyCart('1'), { _id: 'tea', name: 'Trà sen', price: 165_000 } as never))
  useEffect(() => {
    now = cart
  })
  const carts = { carts: [cart], at: 0, cart, change: setCart, isSelling: false } as never
  const note = (field: string, on: boolean): void => {
    unread = on ? [...unread, field] : unread.filter((each) => each !== field)
  }
  return <CartLines carts={carts} line="tea" onLine={() => undefined} onDone={() => undefined} recent={null} onUnread={note} />
}

const write = async (label: string, text: string): Promise<void> => {
  const user = userEvent.setup()
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}

test('what is typed stands as it was typed until it is an amount, and isn’t sold before', async () => {
  startFakeServer(() => pageOf([]))
  renderApp(<Lines />, { session: sessionOf(['/sales']) })
  await write('Price of Trà sen', '45,0')
  expect([now.lines[0]?.price, unread]).toEqual([45, ['tea price']])
  await userEvent.setup().type(screen.getByLabelText('Price of Trà sen'), '00')
  expect([now.lines[0]?.price, unread]).toEqual([45_000, []])
  await write('How many Trà sen', '0.5')
  expect(now.lines).toMatchObject([{ quantity: 0.5 }])
  await write('Discount', '12,000')
  expect([now.discount, unread]).toEqual([12_000, []])
})

test('a quantity of 0 takes the line out once it is left', async () => {
  startFakeServer(() => pageOf([]))
  renderApp(<Lines />, { session: sessionOf(['/sales']) })
  await write('How many Trà sen', '0')
  expect(now.lines).toHaveLength(1)
  await userEvent.setup().tab()
  expect([now.lines, unread]).toEqual([[], []])
})

test('a sale that is put aside with an amount half typed doesn’t hold up the next', async () => {
  startFakeServer(() => pageOf([]))
  renderApp(<Lines />, { session: sessionOf(['/sales']) })
  await write('Discount', '22,0')
  expect(unread).toEqual(['discount'])
  cleanup()
  expect(unread).toEqual([])
})
