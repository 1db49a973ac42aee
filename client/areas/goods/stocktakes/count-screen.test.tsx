import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { Route, Routes } from 'react-router-dom'
import { pageOf, refusal, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { CountScreen } from './screens/count-screen'

const id = 'e'.repeat(24)
const place = '1'.repeat(24)
const [rice, beans, unit, sold] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(24)) as [string, string, string, string]
const goods = (_id: string, name: string, slug: string) => ({
  _id,
  name,
  slug,
  unit: 'kg',
  group: 'goods',
  status: 'active',
  stockCount: 9,
  rev: 1,
})
const count = (productId: string, name: string, counted: number, book: number, units?: string[]) => ({
  productId,
  name,
  slug: name,
  counted,
  book,
  at: '2026-11-22T02:00:00.000Z',
  by: { _id: 'f'.repeat(24), name: 'Phương Uyên' },
  ...(units ? { units } : {}),
})
const stocktake = {
  _id: id,
  workspaceId,
  rev: 1,
  created: '2026-11-22T01:00:00.000Z',
  stocktake_number: 'KK000008',
  warehouseId: place,
  warehouse: { _id: place, name: 'Kho Thủ Đức' },
  reason: 'Kiểm kê tháng 11',
  status: 'open',
  counts: [count(beans, 'Đậu', 4, 6)],
}

const open = async () => {
  let stored: typeof stocktake & Record<string, unknown> = stocktake
  const { calls } = startFakeServer(({ method, path, query, body }) => {
    if (method === 'PATCH') {
      const { counts, ...rest } = body as { counts?: { productId: string; units?: string[]; counted?: number }[] }
      const [one] = counts ?? []
      if (one?.units?.[0] === sold) return refusal(409, 'conflict', `Unit ${sold} has already left`)
      const more = one ? [count(one.productId, 'Gạo', one.counted ?? one.units?.length ?? 1, 3, one.units)] : []
      return { body: (stored = { ...stored, ...rest, counts: [...stored.counts, ...more], rev: stored.rev + 1 }) }
    }
    if (path === 'stocks' && query.has('report'))
      return {
        body: {
          data: [
            { productId: rice, warehouseId: place, count: 3, value: 300, unknown: 0 },
            { productId: beans, warehouseId: place, count: 6, value: 1200, unknown: 0 },
          ],
        },
      }
    if (path === 'stocks') return pageOf([{ _id: query.get('_id'), productId: rice, warehouseId: place, exported: false }])
    if (path === 'products') return pageOf([goods(rice, 'Gạo', 'GAO'), goods(beans, 'Đậu', 'DAU')])
    return { body: stored }
  })
  const { hub } = renderApp(
    <Routes>
      <Route path="/warehouses/stocktakes/:stocktakeId" element={<CountScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { session: sessionOf(['/purchases']), at: `/warehouses/stocktakes/${id}` },
  )
  await screen.findByRole('row', { name: /Gạo/ })
  const finishElsewhere = (): void => {
    stored = { ...stored, status: 'closed', rev: stored.rev + 1 }
  }
  return { hub, finishElsewhere, sent: () => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : [])) }
}
afterEach(() => act(() => toast.remove()))
afterEach(() => jest.restoreAllMocks())
const row = (name: RegExp): HTMLElement => screen.getByRole('row', { name })

it('Each product stands with what the books say, what was counted, the difference and its worth', async () => {
  await open()
  expect(row(/Đậu/)).toHaveTextContent(/6.*4.*−2.*−400.*Phương Uyên/)
  expect(row(/Gạo/)).toHaveTextContent(/3.*not counted/)
  expect(screen.getByText('1 of 2 products counted')).toBeInTheDocument()
})

it('A scanned unit lands on its product’s line; one that was sold is refused in the server’s words', async () => {
  const { sent } = await open()
  const field = screen.getByLabelText('Scan a code')
  await userEvent.type(field, `${unit}{Enter}`)
  expect(await screen.findByText('Gạo: 1 counted')).toBeInTheDocument()
  expect(row(/Gạo/)).toHaveTextContent(/3.*1.*−2/)
  await userEvent.type(field, `${unit}{Enter}`)
  expect(await screen.findByText('CCCCC was scanned already')).toBeInTheDocument()
  await userEvent.type(field, `${sold}{Enter}`)
  expect(await screen.findByText(`Unit ${sold} has already left`)).toBeInTheDocument()
  expect(sent()[0]).toEqual({ counts: [{ productId: rice, units: [unit] }] })
})

it('The product a colleague counts is marked with the name', async () => {
  const { hub } = await open()
  act(() => hub.presence.receive({ service: 'stocktakes', id, people: [{ name: 'Phương Uyên', field: rice, editing: true }] }))
  await waitFor(() => expect(row(/Gạo/)).toHaveTextContent('Phương Uyên is counting this'))
})

it('Finishing says first what will be booked, and asks the server once', async () => {
  const { sent } = await open()
  await userEvent.click(screen.getByRole('button', { name: /^Finish the stocktake/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Inventory out: 2 units that are missing')
  expect(dialog).toHaveTextContent('1 products that were not counted stay as they are')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Finish the stocktake' }))
  expect(await screen.findByText('KK000008 is finished')).toBeInTheDocument()
  expect(sent()).toEqual([{ status: 'closed' }])
})

it('A count typed by hand is saved for its product', async () => {
  const { sent } = await open()
  await userEvent.click(row(/Gạo/))
  const field = await screen.findByLabelText(/^Counted by hand/)
  await userEvent.type(field, '3')
  await userEvent.click(screen.getByRole('button', { name: /^Save the count/ }))
  expect(await screen.findByText('Gạo: 3')).toBeInTheDocument()
  expect(sent()).toEqual([{ counts: [{ productId: rice, counted: 3 }] }])
})

it('A count that a colleague finishes meanwhile is no longer offered to be finished', async () => {
  const { hub, finishElsewhere } = await open()
  await userEvent.click(screen.getByRole('button', { name: /Finish the stocktake/ }))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  finishElsewhere()
  act(() => hub.refetchAll())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('row', { name: /Gạo/ })).toBeNull()
  expect(row(/Đậu/)).toBeInTheDocument()
})

it('On a phone a line says what was counted of what the books say, and what is missing; the sums stand above', async () => {
  const matches = window.matchMedia
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matches(query), matches: query.includes('width < 768px') }))
  await open()
  expect(row(/Đậu/)).toHaveTextContent(/^Đậu4\/62 missing/)
  expect(row(/Gạo/)).toHaveTextContent(/^Gạo–\/3not counted/)
  expect(screen.getByText('Book').parentElement).toHaveTextContent('Book9')
  expect(screen.getByText('Counted').parentElement).toHaveTextContent('Counted4')
  expect(screen.getByRole('contentinfo')).toContainElement(screen.getByRole('button', { name: 'Finish the stocktake' }))
})
