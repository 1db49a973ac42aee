import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { pageOf, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { sessionOf } from '../../testing/people'
import { FeaturesContext } from '../../components/feature/features-context'
import { renderApp } from '../../testing/render-app'
import { shopFeatures } from '../../testing/shop-features'
import { useShortcut } from '../../lib/use-shortcut'
import { SearchSlot } from './search-slot'

const anKhang = {
  _id: 'cccccccccccccccccccccc01',
  rev: 1,
  group: 'Customers',
  name: 'Công ty TNHH Thương mại An Khang',
  phone: '0903 418 276',
  outstanding: 6_650_000,
  status: 'active',
}
const order = {
  _id: 'dddddddddddddddddddddd01',
  rev: 1,
  group: 'sales',
  order_number: 'S000427',
  status: 'partial-shipped',
  customer: { _id: anKhang._id, name: anKhang.name },
  total: 15_000_000,
}

const serve = (): FakeServer => startFakeServer(({ path }) => pageOf(path === 'assets' ? [anKhang] : path === 'orders' ? [order] : []))
const Where = () => {
  const { pathname, search } = useLocation()
  useShortcut('n', () => undefined)
  return <output>{pathname + search}</output>
}
const open = (rights: Parameters<typeof sessionOf>[0]) =>
  renderApp(
    <FeaturesContext value={shopFeatures}>
      <SearchSlot />
      <button>Before</button>
      <main tabIndex={-1}>
        <Where />
      </main>
    </FeaturesContext>,
    { session: sessionOf(rights), at: '/report' },
  )
const palette = () => screen.findByRole('dialog', { name: 'Search and go' })
const choices = async () =>
  within(await palette())
    .getAllByRole('option')
    .map((option) => option.textContent)

it('Ctrl+K offers the pages that the rights allow, and what may be made', async () => {
  serve()
  open(['/sales'])
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(await choices()).toEqual([
    'New order', 'New customer', 'New product',
    'Home · Wall', 'Home · Figures', 'Sales · Orders', 'Partners · Customers', 'Partners · Sales agents', 'Partners · Assets', 'Partners · Notes', 'Products · Goods', 'Products · Services', 'Warehouses · Stock',
    'Office · My page',
    'Reports · By customer', 'Reports · By agent', 'Reports · By product', 'Reports · By seller', 'Reports · By day', 'Reports · Gifts by product', 'Reports · Inventory', 'Reports · Shipments',
  ]) // prettier-ignore
})

it('Partners and orders are found without accents, with what can be done with the first of them', async () => {
  const server = serve()
  open(['/sales'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(within(await palette()).getByRole('combobox'), 'an khang')
  await waitFor(async () =>
    expect(await choices()).toEqual([
      'AKCông ty TNHH Thương mại An KhangCustomer · 0903 418 276 · owes 6,650,000\u00a0₫',
      'S000427Công ty TNHH Thương mại An Khang15,000,000₫',
      'New order for Công ty TNHH Thương mại An Khang',
      `Orders of Công ty TNHH Thương mại An Khang, ${new Date().getFullYear()}`,
    ]),
  )
  expect(server.calls.filter(({ path }) => path === 'orders')).toHaveLength(1)
  expect(server.calls.find(({ path }) => path === 'assets')?.query.get('search')).toBe('an khang')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent(`/sales/orders?open=new&partner=${anKhang._id}`)
})

it('A voucher is printed by its number: “in T000338”, Enter', async () => {
  const voucher = { _id: 'eeeeeeeeeeeeeeeeeeeeee01', rev: 1, number: 'T000338', name: 'Bán phế liệu', amount: 250_000, status: 'completed' }
  const server = startFakeServer(({ path }) => pageOf(path === 'funds' ? [voucher] : []))
  open(['/funds'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(within(await palette()).getByRole('combobox'), 'in T000338')
  await waitFor(async () => expect(await choices()).toEqual(['Print voucher T000338', 'T000338Bán phế liệu+250,000₫']))
  expect(server.calls.find(({ path }) => path === 'funds')?.query.get('search')).toBe('T000338')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent(`/print/payslip/${voucher._id}`)
})

it('What carries exactly the name that is typed stands first, before orders that only mention it', async () => {
  const tea = {
    _id: 'eeeeeeeeeeeeeeeeeeeeee01',
    rev: 1,
    group: 'goods',
    name: 'Trà sen',
    slug: 'TRA_SEN',
    stockCount: 4,
    unit: 'hộp',
    price: 90_000,
  }
  const gift = { ...tea, _id: 'eeeeeeeeeeeeeeeeeeeeee02', name: 'Hộp quà trà sen', slug: 'HOP_QUA' }
  startFakeServer(({ path }) => pageOf(path === 'products' ? [gift, tea] : path === 'orders' ? [order] : []))
  open(['/sales'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(within(await palette()).getByRole('combobox'), 'tra sen')
  await waitFor(async () => expect((await choices())[0]).toMatch(/Trà sen/))
  expect((await choices())[1]).toMatch(/Hộp quà trà sen/)
  expect((await choices())[2]).toMatch(/S000427/)
})

it.each([
  ['tra sen tay', 'Trà sen Tây Hồ 100 g'],
  ['figures', 'Home · Figures'],
])('“%s” is %s before the orders that mention it', async (typed, first) => {
  const tea = { _id: 'eeeeeeeeeeeeeeeeeeeeee01', rev: 1, group: 'goods', name: 'Trà sen Tây Hồ 100 g', slug: 'TRA_SEN', unit: 'hộp' }
  startFakeServer(({ path }) => pageOf(path === 'products' ? [{ ...tea, stockCount: 4, price: 90_000 }] : path === 'orders' ? [order] : []))
  open(['/sales'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(within(await palette()).getByRole('combobox'), typed)
  await waitFor(async () => expect((await choices()).join(' ')).toMatch(/S000427/))
  expect((await choices())[0]).toContain(first)
})

it.each([
  ['tao don', 'New order'],
  ['thêm mặt hàng', 'New product'],
  ['thu tien', 'New fund entry'],
  ['san pham', 'New product'],
  ['in tem', 'Products · Goods'],
  ['tồn đầu', 'Products · Goods'],
  ['logout', 'Sign out'],
])('%s leads to %s: what people call it counts, not its title alone', async (typed, title) => {
  startFakeServer(() => pageOf([]))
  open(['bod', '/sales', '/funds'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(within(await palette()).getByRole('combobox'), typed)
  await waitFor(async () => expect((await choices()).join('\n')).toContain(title))
})

it('An act that is called so stands before orders that hold the words by chance', async () => {
  startFakeServer(({ path }) => pageOf(path === 'orders' ? [{ ...order, customer: { ...order.customer, name: 'Tạo Đông' } }] : []))
  open(['bod', '/sales'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(within(await palette()).getByRole('combobox'), 'tạo đơn')
  await waitFor(async () => expect((await choices()).join('\n')).toContain('S000427'))
  expect((await choices())[0]).toMatch(/^New order/)
})

it('What is set for oneself is found by its English name, too, and not offered before it is looked for', async () => {
  serve()
  open(['bod'])
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  expect(screen.queryByRole('option', { name: /Dark theme/ })).not.toBeInTheDocument()
  await userEvent.type(field, 'sign out')
  await userEvent.click(await screen.findByRole('option', { name: /Sign out/ }))
  expect(screen.getByText('/sign_out')).toBeInTheDocument()
})

it('The password is changed from there, too', async () => {
  serve()
  open(['/sales'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'password')
  await userEvent.click(await screen.findByRole('option', { name: /Change password/ }))
  expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Search and go' })).not.toBeInTheDocument()
})

it('Who goes by the palette is on the new page with the keyboard, and who only closes it where they were', async () => {
  serve()
  open(['/sales'])
  act(() => screen.getByRole('button', { name: 'Before' }).focus())
  await userEvent.keyboard('{Control>}k{/Control}')
  // Beside its box.
  await userEvent.click(await palette())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus())
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(within(await palette()).getByRole('combobox'), 'goods')
  await userEvent.click(await screen.findByRole('option', { name: 'Products · Goods' }))
  expect(screen.getByRole('main')).toHaveFocus()
})

it('Who may neither sell nor buy finds products and what the company owns or rents, and no partners', async () => {
  const van = {
    ...anKhang,
    _id: 'cccccccccccccccccccccc02',
    group: 'Owned Assets',
    name: 'Xe tải Suzuki',
    user: { name: 'Phạm Đức Thịnh' },
  }
  const server = startFakeServer(({ path }) => pageOf(path === 'assets' ? [van] : []))
  open(['/report'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(within(await palette()).getByRole('combobox'), 'suzuki')
  await waitFor(async () => expect(await choices()).toEqual(['XTXe tải SuzukiOwned · Phạm Đức Thịnh']))
  expect(server.calls.map(({ path }) => path).sort()).toEqual(['assets', 'products'])
  const asked = server.calls.find(({ path }) => path === 'assets')
  expect([...(asked?.query ?? [])].flatMap(([name, value]) => (name.startsWith('group') ? [value] : []))).toEqual([
    'Owned Assets',
    'Rented Assets',
  ])
})

it('The question mark lists the keys that work on this screen, and no others', async () => {
  serve()
  open(['/sales'])
  await userEvent.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard' })
  expect(within(help).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'NewNN', 'Search and goCtrlKCtrl K', 'Undo, while it is offeredZZ', 'Next areaTabTab', 'These keys??',
  ]) // prettier-ignore
})
