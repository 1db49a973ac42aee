import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { Route, Routes } from 'react-router-dom'
import { refusal, startFakeServer } from '../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { SheetScreen } from './screens/sheet-screen'

const importId = 'a'.repeat(24)
const mark = {
  _id: importId,
  workspaceId,
  rev: 1,
  created: '2026-11-20T02:00:00.000Z',
  creatorId: member()._id,
  kind: 'customers',
  name: 'khach-hang-cu.xlsx',
  status: 'rehearsed',
  columns: [
    { head: 'Tên', column: 'name' },
    { head: 'SĐT', column: 'phone' },
  ],
  rows: 2,
  skipped: [],
  faults: [{ row: 2, column: 'name', message: 'This cell must not be empty' }],
  faulty: 1,
  makes: 1,
  updates: 0,
}
const rows = [
  { row: 1, cells: ['Chị Hoa', '0901'] },
  { row: 2, cells: [null, '0902'] },
]

const open = async (record: object = mark, answer: (data: unknown) => object = () => ({ body: mark }), sheet: object[] = rows) => {
  const { calls } = startFakeServer(({ method, query, body }) => {
    if (method === 'PATCH') return answer(body) as never
    return query.get('report') === 'rows' ? { body: { data: sheet } } : { body: record }
  })
  renderApp(
    <Routes>
      <Route path="/imports/:importId" element={<SheetScreen />} />
    </Routes>,
    { session: sessionOf(['/sales']), at: `/imports/${importId}` },
  )
  await screen.findByRole('grid', { name: 'Rows of the sheet' })
  return () => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))
}
afterEach(() => act(() => toast.remove()))

it('The rows that don’t come in leave as a file, with what is wrong in each', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (content) => `blob:${files.push(content as Blob)}`
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  click.mockRestore()
  const reader = new FileReader()
  const text = await new Promise((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(files[0] as Blob)
  })
  expect(text).toBe('Tên,SĐT,What is wrong\r\n,0902,Tên: This cell must not be empty\r\n')
})

it('A faulty cell is found with F8, corrected in place, and sent to be judged again', async () => {
  const sent = await open()
  expect(screen.getByText('1 cell to correct in 1 row')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('gridcell', { name: /0901/ }))
  await userEvent.keyboard('{F8}')
  expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toContain('This cell must not be empty')
  await userEvent.keyboard('Chú Ba{Enter}')
  await waitFor(() => expect(sent()).toEqual([{ changes: [{ row: 2, column: 'Tên', value: 'Chú Ba' }] }]))
})

it('A cell that is understood differently from what was typed says as what', async () => {
  await open({ ...mark, columns: [mark.columns[0], { head: 'SĐT', column: 'openingDebt' }] })
  await userEvent.click(await screen.findByRole('gridcell', { name: /0901 Understood as 901/ }))
  expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toContain('Understood as 901')
})

it('What was paid ahead says what becomes of it', async () => {
  const columns = [mark.columns[0], { head: 'Nợ', column: 'openingDebt' }]
  await open({ ...mark, columns, faults: [] }, undefined, [{ row: 1, cells: ['Chị Hoa', -50_000] }])
  expect(await screen.findByRole('gridcell', { name: /Paid ahead: 50,000 is entered as money received/ })).toBeInTheDocument()
})

it('What a column is can be chosen in its head', async () => {
  const sent = await open()
  await userEvent.selectOptions(screen.getByLabelText('What column “SĐT” is'), 'asset_code')
  await waitFor(() => expect(sent()).toEqual([{ columns: [{ head: 'SĐT', column: 'asset_code' }] }]))
})

it('A column that nobody knows becomes a field of one’s own, in its head', async () => {
  const sent = await open({ ...mark, faults: [], faulty: 0, columns: [mark.columns[0], { head: 'Tuyến', column: null, unknown: true }] })
  await userEvent.click(screen.getByRole('button', { name: 'What column “Tuyến” is' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /New field “Tuyến”/ }))
  await waitFor(() => expect(sent()).toEqual([{ columns: [{ head: 'Tuyến', column: 'ownField' }] }]))
})

it('All that a file makes is tagged by one tick, and says how long it takes', async () => {
  const sent = await open({ ...mark, faults: [], faulty: 0, origin: 'kiotviet', seconds: 38 })
  expect(screen.getByText(/about 40 seconds/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Tag all of it “KiotViet \d\d\/\d\d”/ }))
  await waitFor(() => expect(sent()).toEqual([{ tag: expect.stringMatching(/^KiotViet \d\d\/\d\d$/) as string }]))
})

it('What was tagged is found again from what it was brought in by', async () => {
  await open({ ...mark, faults: [], faulty: 0, status: 'committed', committed: '2026-11-20T03:00:00.000Z', tag: 'KiotViet 05/01' })
  expect(screen.getByText('Tagged “KiotViet 05/01”')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/assets/Customers?tag=KiotViet%2005%2F01')
})

it('Faulty rows are left out only when that is said', async () => {
  const sent = await open()
  await userEvent.click(screen.getByRole('button', { name: /^Bring in 1 record/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('1 row has a cell to correct and is left out.')
  expect(sent()).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: /^Bring in/ }))
  await waitFor(() => expect(sent()).toEqual([{ status: 'committed', skipFaulty: true }]))
})

it('An import that something was built on says so and stays', async () => {
  await open({ ...mark, status: 'committed', faults: [], faulty: 0, committed: '2026-11-20T03:00:00.000Z' }, () =>
    refusal(409, 'conflict', 'Chị Hoa is used by now (S000001), so this import can not be taken back'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText(/Chị Hoa is used by now/)).toBeInTheDocument()
})

it('What a colleague brought in is neither changed nor taken back here', async () => {
  await open({ ...mark, creatorId: 'b'.repeat(24), status: 'committed', faults: [], faulty: 0, committed: '2026-11-20T03:00:00.000Z' })
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
})

it('On a phone the columns of a single file are named before its dry run, and reached from it again', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('width < 768px'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  )
  const unknown = { ...mark, columns: [...mark.columns, { head: 'Tuyến xe', column: null, unknown: true }] }
  const { calls } = startFakeServer(({ method, query }) =>
    method === 'PATCH' || query.get('report') !== 'rows' ? { body: unknown } : { body: { data: rows } },
  )
  renderApp(
    <Routes>
      <Route path="/imports/:importId" element={<SheetScreen />} />
    </Routes>,
    { session: sessionOf(['/sales']), at: `/imports/${importId}` },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'New field “Tuyến xe”' }))
  await waitFor(() =>
    expect(calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))).toEqual([
      { columns: [{ head: 'Tuyến xe', column: 'ownField' }] },
    ]),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Rehearsal' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }))
  expect(await screen.findByRole('button', { name: 'New field “Tuyến xe”' })).toBeInTheDocument()
  jest.restoreAllMocks()
})
