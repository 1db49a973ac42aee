import { act, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { emptyCart, withProduct, type Cart } from '../carts'
import { CustomerScreen } from './customer-screen'
import { TellCustomer, type TellCustomerProps } from './tell-customer'

/** As browsers hand messages from window to window: to every other of the name. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>()
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    Channel.all.add(this)
  }
  postMessage(data: unknown): void {
    for (const each of Channel.all)
      if (each !== this && each.name === this.name)
        each.dispatchEvent(new MessageEvent('message', { data: JSON.parse(JSON.stringify(data)) }))
  }
  close(): void {
    Channel.all.delete(this)
  }
}

const before = Reflect.get(globalThis, 'BroadcastChannel') as typeof BroadcastChannel
beforeAll(() => Object.assign(globalThis, { BroadcastChannel: Channel }))
afterAll(() => Object.assign(globalThis, { BroadcastChannel: before }))

const tea = { _id: 'tea', name: 'Trà sen', price: 185_000 } as never
const cart = (): Cart => withProduct(emptyCart('1'), tea, 2)
const toPay = { total: 370_000, vat: 0, received: null, change: 0, transfer: null }

type Sale = Omit<TellCustomerProps, 'counter'>
const open = async (first: Sale | null, counter = 'Quầy 2') => {
  startFakeServer(() => pageOf([]))
  let show: (sale: Sale | null) => void = () => undefined
  const Till = () => {
    const [sale, setSale] = useState(first)
    useEffect(() => {
      show = setSale
    }, [])
    return sale && <TellCustomer counter={counter} {...sale} />
  }
  const both = (
    <>
      <CustomerScreen />
      <Till />
    </>
  )
  renderApp(both, { session: sessionOf(['/sales']), at: `/sales/counter/customer?at=${encodeURIComponent('Quầy 2')}` })
  await screen.findByRole('main')
  return (sale: Sale | null): void => act(() => show(sale))
}

test('the customer sees the lines, what is to be paid, the code, then the change, and is thanked', async () => {
  const show = await open({ cart: cart(), toPay, last: null })
  expect(screen.getByRole('list')).toHaveTextContent('Trà sen2 × 185,000370,000')
  expect(screen.getByRole('status')).toHaveTextContent('To pay370,000')
  const transfer = { bank: '970436', account: '0071001234567', amount: 370_000, code: 'SC7K2M9P' } as const
  show({ cart: cart(), toPay: { ...toPay, transfer }, last: null })
  expect(screen.getByRole('status')).toHaveTextContent('Scan to pay370,000 ₫Vietcombank 0071001234567SC7K2M9P')
  show({ cart: cart(), toPay: { ...toPay, received: 400_000, change: 30_000 }, last: null })
  expect(screen.getByRole('status')).toHaveTextContent('Received400,000₫Change30,000₫')
  show({ cart: emptyCart('2'), toPay: { ...toPay, total: 0 }, last: { total: 370_000, change: 30_000 } })
  expect(screen.getByRole('main')).toHaveTextContent('Thank youPaid370,000₫Change30,000₫')
})

test('nothing is shown once the till is left', async () => {
  const show = await open({ cart: cart(), toPay, last: null })
  expect(screen.getByText('Trà sen')).toBeInTheDocument()
  show(null)
  expect(screen.getByRole('main')).toHaveTextContent(/^Welcome$/)
})

test('what another counter sells isn’t shown', async () => {
  await open({ cart: cart(), toPay, last: null }, 'Quầy 1')
  expect(screen.getByRole('main')).toHaveTextContent(/^Welcome$/)
})
