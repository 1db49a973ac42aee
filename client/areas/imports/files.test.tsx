import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { Route, Routes } from 'react-router-dom'
import { refusal, startFakeServer } from '../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { DryRunScreen } from './screens/dry-run-screen'
import { ImportsScreen } from './screens/imports-screen'
import { SheetScreen } from './screens/sheet-screen'

const own = {
  workspaceId,
  rev: 1,
  created: '2026-11-20T02:00:00.000Z',
  creatorId: member()._id,
  status: 'rehearsed',
  skipped: [],
  updates: 0,
  faults: [],
  faulty: 0,
}
const goods = {
  ...own,
  _id: 'a'.repeat(24),
  kind: 'products',
  origin: 'kiotviet',
  name: 'DanhSachSanPham.xlsx',
  columns: [
    { head: 'Tên hàng', column: 'name' },
    { head: 'Nhóm', column: 'category' },
    { head: 'Cột lạ', column: null, unknown: true },
  ],
  rows: 3,
  makes: 2,
  leftOut: 1,
  besides: [
    { what: 'categories', count: 1, names: ['Gốm'] },
    { what: 'stock', count: 2, pieces: 15, amount: 3_000_000 },
    { what: 'deleted', count: 1 },
  ],
  checks: [{ what: 'stock', told: 3_400_000, kept: 3_000_000, rows: 1 }],
}
const suppliers = {
  ...own,
  _id: 'b'.repeat(24),
  withId: goods._id,
  kind: 'suppliers',
  origin: 'kiotviet',
  name: 'DanhSachNhaCungCap.csv',
  columns: [{ head: 'Tên', column: 'name' }],
  rows: 2,
  makes: 2,
  leftOut: 0,
  besides: [{ what: 'debts', count: 1, amount: 1_000_000 }],
  checks: [{ what: 'debts', told: 1_000_000, kept: 1_000_000, rows: 0 }],
}
const known = { ...goods, columns: goods.columns.slice(0, 2) }
const rows = [{ row: 1, cells: ['Ấm', 'Gốm', '0901234567'] }]

const open = (first: object, at: string, second: object = suppliers) => {
  const { calls } = startFakeServer(({ method, path, query, body }) => {
    if (method === 'POST')
      return String((body as { name?: string }).name).startsWith('hong') ? refusal(400, 'bad-request', 'No sheet') : { body: goods }
    if (method === 'PATCH') return { body: first }
    if (query.get('report') === 'rows') return { body: { data: rows } }
    if (query.get('withId')) return { body: { total: 1, limit: 20, skip: 0, data: [second] } }
    return path.endsWith(goods._id) ? { body: first } : { body: { total: 0, limit: 20, skip: 0, data: [] } }
  })
  renderApp(
    <Routes>
      <Route path="/imports" element={<ImportsScreen />} />
      <Route path="/imports/:importId" element={<SheetScreen />} />
      <Route path="/imports/:importId/rehearsal" element={<DryRunScreen />} />
    </Routes>,
    { session: sessionOf(['/sales', '/purchases']), at },
  )
  return (method: string) => calls.flatMap((call) => (call.method === method ? [call.body] : []))
}
afterEach(() => act(() => toast.remove()))

it('Each file says what it is; F8 opens the column nobody knows, and Enter takes what is offered first', async () => {
  const sent = open(goods, `/imports/${goods._id}`)
  expect(await screen.findByRole('heading', { name: '2 files of KiotViet' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Suppliers.*DanhSachNhaCungCap.csv/ })).toBeInTheDocument()
  // The button says what is missing.
  expect(screen.getByRole('button', { name: '1 column left' })).toBeDisabled()
  await screen.findByRole('gridcell', { name: /\+ Gốm/ })
  await userEvent.keyboard('{F8}')
  await screen.findByRole('menu', { name: 'What is “Cột lạ”? 1 filled cell: 0901234567' })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent('PATCH')).toEqual([{ columns: [{ head: 'Cột lạ', column: null }] }]))
})

it('One rehearsal over all files adds up: rows, money in the file beside what is written, and what the owner has', async () => {
  const sent = open(known, `/imports/${goods._id}/rehearsal`)
  expect(await screen.findByText('3 + 2 = 5 rows: 4 written, 1 left out')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Worth of stock 3,400,000 3,000,000 −400,000' })).toBeInTheDocument()
  expect(screen.getByText(/400,000 of Worth of stock isn’t written: 1 row is left out/)).toBeInTheDocument()
  expect(screen.getByText('The owner’s capital grows by').parentElement).toHaveTextContent('2,000,000')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent('PATCH')).toEqual([{ status: 'committed', skipFaulty: true }]))
})

it('What orders of before do to stock and debts is said before anything is written', async () => {
  open(known, `/imports/${goods._id}/rehearsal`, { ...suppliers, kind: 'orders', checks: [] })
  expect(await screen.findByText(/Orders stand on their own days and move no stock/)).toHaveTextContent('drop all of them at once')
})

it('Of several files one that can’t be read is named, and the others go on', async () => {
  const sent = open(known, '/imports')
  const files = ['hong.xlsx', 'hang.csv'].map((name) => new File(['Tên'], name))
  const page = await screen.findByText('Nothing was brought in yet')
  fireEvent.drop(page, { dataTransfer: { files } })
  await screen.findByRole('grid', { name: 'Rows of the sheet' })
  expect(sent('POST').map((body) => (body as { name: string }).name)).toEqual(['hong.xlsx', 'hang.csv'])
})
