import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { useIsPhone } from '../../../lib/use-media'
import { emptyCart } from '../carts'
import { ProductTiles } from './product-tiles'

jest.mock('../../../lib/use-media', () => ({ useIsPhone: jest.fn(() => false) }))

const CODES = Array.from({ length: 20 }, (_, nth) => `893000${String(nth).padStart(4, '0')}`)
const productOf = (code: string) => ({
  _id: `p${code}`,
  rev: 1,
  group: 'goods',
  status: 'active',
  name: `Trà ${code}`,
  price: 45_000,
  slug: code,
})

let taken: string[] = []
const open = (): void => {
  taken = []
  startFakeServer(({ path, query }) => {
    const slug = query.get('slug')
    return pageOf(path === 'products' && slug !== null && CODES.includes(slug) ? [productOf(slug)] : [])
  })
  const shift = { _id: 's1', warehouseId: 'w1', counter: 'Quầy 1' } as never
  const none = (): undefined => undefined
  renderApp(
    <ProductTiles
      shift={shift}
      cart={emptyCart('1')}
      scan={createRef()}
      strip={null}
      onTake={({ name }, quantity) => taken.push(`${quantity} ${name}`)}
      onStep={none}
      onOrder={none}
    />,
    { session: sessionOf(['/sales']) },
  )
}

test('of twenty scans right after each other none is lost', async () => {
  open()
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('textbox', { name: /Scan, or type/ }))
  for (const code of CODES) await user.keyboard(`${code}{Enter}`)
  await waitFor(() => expect(taken).toHaveLength(20))
  expect([...taken].sort()).toEqual(CODES.map((code) => `1 Trà ${code}`))
})

test('a receipt that was given without a connection is found by its provisional number', async () => {
  const found: string[] = []
  const order = { _id: 'o1', rev: 1, group: 'sales', order_number: 'S000571', items: [] }
  startFakeServer(({ path, query }) =>
    pageOf(path === 'orders' && query.get('counter.provisional') === 'Q2B-000137' && query.get('group') === 'sales' ? [order] : []),
  )
  const none = (): undefined => undefined
  const shift = { _id: 's1', warehouseId: 'w1', counter: 'Quầy 1' } as never
  renderApp(
    <ProductTiles
      shift={shift}
      cart={emptyCart('1')}
      scan={createRef()}
      strip={null}
      onTake={none}
      onStep={none}
      onOrder={({ order_number }) => found.push(order_number)}
    />,
    { session: sessionOf(['/sales']) },
  )
  await userEvent.setup({ delay: null }).type(await screen.findByRole('textbox', { name: /Scan, or type/ }), 'Q2B-000137{Enter}')
  await waitFor(() => expect(found).toEqual(['S000571']))
})

describe('on a phone', () => {
  let show: (code: string | undefined) => void
  beforeEach(() => {
    jest.mocked(useIsPhone).mockReturnValue(true)
    let held: string | undefined
    show = (code) => {
      held = code
    }
    const film = { getTracks: () => [{ stop: () => undefined }] }
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => Promise.resolve(film) } })
    HTMLMediaElement.prototype.play = () => Promise.resolve()
    class Detector {
      detect = () => Promise.resolve(held === undefined ? [] : [{ rawValue: held }])
    }
    Object.assign(globalThis, { BarcodeDetector: Detector })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    jest.mocked(useIsPhone).mockReturnValue(false)
  })

  test('the camera puts what stands before it into the sale, and stays open for the next', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
    act(() => show('8930000003'))
    expect(await screen.findByText('Trà 8930000003 · 45,000')).toBeVisible()
    act(() => show('8930000007'))
    expect(await screen.findByText('Trà 8930000007 · 45,000')).toBeVisible()
    expect(taken).toEqual(['1 Trà 8930000003', '1 Trà 8930000007'])
    expect(screen.getByRole('textbox', { name: /Scan, or type/ })).not.toHaveFocus()
    act(() => show('unknown'))
    expect(await screen.findByText('unknown: Nothing is called that')).toBeVisible()
  })
})
