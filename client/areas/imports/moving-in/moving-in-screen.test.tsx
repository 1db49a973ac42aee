import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { MovingInScreen } from './screens/moving-in-screen'

const opening = {
  since: '2026-10-31',
  until: '2026-10-31',
  data: [
    { account: '111', debit: 18_400_000, credit: 0, count: 1 },
    { account: '411', debit: 0, credit: 18_400_000, count: 1 },
  ],
  labels: [{ label: 'Tiền mặt', balance: 18_400_000 }],
  pieces: 0,
}
const company = {
  _id: workspaceId,
  rev: 1,
  name: 'Mộc Sương',
  apps: ['importXLSX'],
  cfg: {},
  opts: { fundLabels: ['Tiền mặt', 'Vietcombank'] },
}

const Arrived = () => {
  const { state } = useLocation() as { state: { files: File[] } }
  return <p>{state.files.map(({ name }) => name).join(' và ')}</p>
}

const lan = { ...member(), _id: 'c'.repeat(24), name: 'Lê Khánh Ly', username: 'ly' }

const open = (people: readonly { readonly _id: string }[] = [member()]) => {
  const { calls } = startFakeServer(({ method, path, query, body }) => {
    if (method === 'PATCH') return { body: { ...lan, rev: 2 } }
    if (method === 'POST') return { body: { _id: '9'.repeat(24), rev: 1, ...(body as object) } }
    if (query.get('report') === 'opening') return { body: opening }
    if (query.get('report') === 'signIns')
      return { body: { data: people.map(({ _id }) => ({ _id, ...(_id === lan._id ? { given: '2026-11-20T02:00:00.000Z' } : {}) })) } }
    if (query.get('report') === 'byCategory') return { body: { count: 0, value: 0, unknown: 0 } }
    if (path.startsWith('workspaces/')) return { body: company }
    if (path === 'users') return pageOf(people)
    return { body: { total: 0, limit: 0, skip: 0, data: [] } }
  })
  renderApp(
    <Routes>
      <Route path="/moving-in" element={<MovingInScreen />} />
      <Route path="/imports" element={<Arrived />} />
    </Routes>,
    { at: '/moving-in', session: sessionOf(['bod']) },
  )
  return calls
}

test('the opening balance is read from the books and says what is missing', async () => {
  open()
  expect(await screen.findByText('Both sides are the same')).toBeInTheDocument()
  const steps = within(screen.getByRole('list', { name: 'Steps, in any order' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringContaining('1 Goods') as string,
    expect.stringContaining('2 Opening stock') as string,
    expect.stringContaining('3 Customers and suppliers with debts') as string,
    expect.stringContaining('18,400,000') as string,
    expect.stringContaining('5 Assets owned already') as string,
    expect.stringContaining('6 Members') as string,
  ])
  const missing = within(screen.getByRole('region', { name: 'Still missing' }))
  expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'No goods are written downAdd',
    'Nobody else may sign in yetAdd',
  ])
})

test('money of the accounts is written down as entries of the opening day, as people type it', async () => {
  const calls = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Write money down' }))
  await userEvent.type(screen.getByLabelText('Vietcombank'), '96750000')
  await userEvent.click(screen.getByRole('button', { name: 'Write down' }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: 'funds',
    body: { group: 'Opening Balance', label: 'Vietcombank', amount: 96_750_000, status: 'completed' },
  })
})

test('files that are dropped anywhere on the page are handed over to where sheets are brought in', async () => {
  open()
  const page = await screen.findByText('Both sides are the same')
  const files = ['DanhSachSanPham_KV.xlsx', 'DanhSachKhachHang_KV.xlsx'].map((name) => new File(['x'], name))
  fireEvent.drop(page, { dataTransfer: { files, types: ['Files'] } })
  expect(await screen.findByText('DanhSachSanPham_KV.xlsx và DanhSachKhachHang_KV.xlsx')).toBeInTheDocument()
})

test('whoever is ticked gets a password of their own, on a slip to print or to send', async () => {
  const calls = open([member(), lan])
  expect(await screen.findByText('1 person hasn’t signed in yet')).toBeInTheDocument()
  expect(screen.getByText('1 / 2')).toBeInTheDocument()
  await userEvent.click(screen.getAllByRole('button', { name: 'Hand sign-ins over' })[0]!)
  await userEvent.click(await screen.findByRole('checkbox', { name: /Lê Khánh Ly.*ly · given a password 20\/11 09:00, not signed in yet/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Make 1 slip' }))
  const slip = await screen.findByText(/Username: ly/)
  const sent = calls.filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ path }) => path)).toEqual([`users/${lan._id}`])
  const [{ password = '' } = {}] = sent.map(({ body }) => body as { password?: string })
  expect(password.length).toBeGreaterThan(5)
  expect(slip).toHaveTextContent(`Password: ${password}`)
})
