import { emptyCart, withProduct, type Cart } from './carts'
import { changed, without, type Carts } from './use-carts'

const product = (name: string) => ({ _id: name, name, price: 10_000 }) as never
const scan = (before: Carts, name: string): Carts => changed(before, (cart) => withProduct(cart, product(name)))
const told = ({ carts, at }: Carts): [string[][], number] => [carts.map(({ lines }: Cart) => lines.map(({ name }) => name)), at]
const start: Carts = { carts: [emptyCart('first')], at: 0, selling: [] }

test('what is scanned while a sale is being made begins the next one, and stays when the first is sold', () => {
  const pressed = { ...scan(start, 'Trà sen'), selling: ['first'] }
  const both = scan(scan(pressed, 'Cà phê'), 'Bánh cốm')
  expect(told(both)).toEqual([[['Trà sen'], ['Cà phê', 'Bánh cốm']], 1])
  expect(told(without(both, ({ key }) => key === 'first'))).toEqual([[['Cà phê', 'Bánh cốm']], 0])
})

test('a sale that failed stands as it was, beside what was scanned since', () => {
  const pressed = { ...scan(start, 'Trà sen'), selling: ['first'] }
  const failed = { ...scan(pressed, 'Cà phê'), selling: [], at: 0 }
  expect(told(scan(failed, 'Trà lài'))).toEqual([[['Trà sen', 'Trà lài'], ['Cà phê']], 0])
})

test('the last one sold leaves an empty one', () => {
  expect(told(without(scan(start, 'Trà sen'), ({ key }) => key === 'first'))).toEqual([[[]], 0])
})
