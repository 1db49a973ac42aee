import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { PartnersScreen } from './screens/partners-screen'

const thinh = { _id: 'b'.repeat(24), name: 'Phạm Đức Thịnh', username: 'ducthinh' }
const me = { _id: member()._id as string, name: member().name, username: 'khanhly' }
const kept = { workspaceId, rev: 3, created: '2026-01-05T02:00:00.000Z', status: 'active' }
const van = { ...kept, _id: 'c'.repeat(24), group: 'Owned Assets', name: 'Xe tải Suzuki', userId: thinh._id, user: thinh }
const figures = {
  paid: 120_000_000,
  lost: 0,
  depreciated: 20_000_000,
  bookValue: 100_000_000,
  monthly: 2_000_000,
  done: 10,
  months: 60,
  until: '2030-12',
}
const partner = { ...kept, _id: 'd'.repeat(24), group: 'Customers', name: 'Mộc Sương Đà Nẵng', outstanding: 0 }
const sister = { _id: 'e'.repeat(24), name: 'Mộc Sương Đà Nẵng', slug: 'mocsuongdn', rights: ['bod'] }

const handed = {
  _id: 'f'.repeat(24),
  workspaceId,
  service: 'assets',
  recordId: van._id,
  action: 'patch',
  at: '2026-06-01T02:00:00.000Z',
  by: null,
  changes: { userId: { before: me._id, after: thinh._id } },
}

const DAY_MS = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()
const task = {
  ...kept,
  group: 'important',
  privacy: 'public',
  userId: thinh._id,
  user: thinh,
  assetId: van._id,
  rejections: 0,
  comments: 0,
}
const tasks = [
  { ...task, _id: '5'.repeat(24), name: 'Thay dầu xe tải', status: 'assigned', period: 3, deadline: inDays(3) },
  { ...task, _id: '6'.repeat(24), name: 'Rửa xe', status: 'completed', completedAt: '2026-08-22T03:00:00.000Z' },
]
const entry = { ...kept, group: 'Assets', isCredit: false, assetId: van._id }
const entries = [
  { ...entry, _id: '7'.repeat(24), name: 'Bảo hiểm xe', amount: -4_000_000, status: 'new-entry', created: '2026-12-01T02:00:00.000Z' },
  { ...entry, _id: '8'.repeat(24), name: 'Mua xe', amount: -120_000_000, status: 'completed', number: 'C000037' },
]
/** The records whose status is asked for. */
const ofStatus = <T extends { status: string }>(records: T[], query: URLSearchParams): T[] => {
  const asked = [...query.getAll('status'), ...query.getAll('status[$in][]')]
  return records.filter(({ status }) => asked.includes(status))
}

const open = (at: string) => {
  const { calls } = startFakeServer(({ method, path, query, body }) => {
    if (method === 'PATCH') return { body: { ...(path.endsWith(van._id) ? van : partner), ...(body as object), rev: 4 } }
    if (method === 'POST') return { body: { _id: '9'.repeat(24), rev: 1, ...(body as object) } }
    if (query.get('report') === 'register') {
      const row = { ...figures, _id: van._id, name: van.name, group: van.group, status: 'active' }
      return { body: { at: '2026-11-22', data: [row], total: figures } }
    }
    if (query.get('report') === 'assets') return { body: { groups: [] } }
    if (query.get('report') === 'sisters') return { body: { data: [] } }
    if (query.get('report') === 'myWorkspaces') return { body: { data: [{ ...sister, status: 'enabled' }] } }
    if (query.get('report') === 'totals') return { body: { partners: 1, outstanding: 0, owing: 0, partnerBalance: 0, complete: true } }
    if (path.startsWith('workspaces/'))
      return { body: { _id: workspaceId, rev: 1, name: 'Mộc Sương', apps: [], cfg: {}, opts: { fundLabels: [] } } }
    if (path === 'tasks') return pageOf(ofStatus(tasks, query))
    if (path === 'funds') return pageOf(ofStatus(entries, query))
    if (path === 'history') return pageOf([handed])
    if (path === 'users') return pageOf([me, thinh])
    if (path === 'assets') return pageOf([query.get('group') === 'Customers' ? partner : van])
    if (path.startsWith('assets/')) return { body: path.endsWith(van._id) ? van : partner }
    return pageOf([])
  })
  renderApp(
    <Routes>
      <Route path="/assets/:group?" element={<PartnersScreen />} />
    </Routes>,
    { session: sessionOf(['bod']), at },
  )
  return calls
}

const show = async (at: string, name: RegExp) => {
  const calls = open(at)
  const dock = await screen.findByRole('region', { name })
  return { dock: within(dock), sent: (verb: string) => calls.flatMap(({ method, body }) => (method === verb ? [body] : [])) }
}
afterEach(() => act(() => toast.remove()))

it('An asset tells what it cost and what is left, and who kept it over time', async () => {
  const { dock } = await show(`/assets/Owned Assets?open=${van._id}`, /Xe tải Suzuki/)
  expect(await dock.findByText('100,000,000')).toBeInTheDocument()
  const keepers = await dock.findByRole('list', { name: 'Keepers over time' })
  await waitFor(() =>
    expect(
      within(keepers)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ĐTPhạm Đức Thịnh01/06/2026', expect.stringMatching(/05\/01\/2026 – 01\/06\/2026$/) as string]),
  )
})

it('The list adds its group up, and says under a name when its maintenance is due', async () => {
  open('/assets/Owned Assets')
  const row = within((await screen.findByText('Xe tải Suzuki')).closest<HTMLElement>('[role=row]') ?? document.body)
  expect(await row.findByText('maintenance in 3 days')).toBeInTheDocument()
  const totals = within((await screen.findByText('Owned, 1')).closest<HTMLElement>('[role=row]') ?? document.body)
  expect(totals.getAllByRole('gridcell').map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    'Owned, 1',
    '2,000,000 a month',
    '100,000,000₫',
  ])
})

it('What was removed, or is searched for, isn’t added up', async () => {
  open('/assets/Owned Assets?status=removed')
  await screen.findByText('Xe tải Suzuki')
  expect(screen.queryByText(/^Owned, /)).not.toBeInTheDocument()
})

it('Its tasks and entries stand in it, the next first, and each opens itself', async () => {
  const { dock } = await show(`/assets/Owned Assets?open=${van._id}`, /Xe tải Suzuki/)
  const linesOf = async (name: string) =>
    within(await dock.findByRole('list', { name }))
      .findAllByRole('link')
      .then((links) => links.map((link) => [link.getAttribute('href'), link.textContent.replace(/\s/g, ' ')]))
  expect(await linesOf('Tasks')).toEqual([
    [`/tasks/byAsset/${van._id}?open=${'5'.repeat(24)}`, expect.stringMatching(/^Thay dầu xe tảidue .*Phạm Đức Thịnh · every 3 months$/)],
    [`/tasks/byAsset/${van._id}?open=${'6'.repeat(24)}`, 'Rửa xedone 22/08/2026Phạm Đức Thịnh'],
  ])
  expect(await linesOf('Fund entries')).toEqual([
    [`/funds/byAsset/${van._id}?open=${'7'.repeat(24)}`, 'Bảo hiểm xe−4,000,000₫due 01/12/2026'],
    [`/funds/byAsset/${van._id}?open=${'8'.repeat(24)}`, 'Mua xe−120,000,000₫05/01/2026 · C000037'],
  ])
  expect(dock.getByRole('link', { name: 'Open in funds' })).toHaveAttribute('href', `/funds/byAsset/${van._id}`)
})

it('A changed keeper alone is sent', async () => {
  const { dock, sent } = await show(`/assets/Owned Assets?open=${van._id}`, /Xe tải Suzuki/)
  await userEvent.selectOptions(await dock.findByLabelText(/^Keeper/), me._id)
  await userEvent.click(dock.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(sent('PATCH')).toEqual([{ userId: me._id, rev: 3 }]))
})

it('The board says that a partner is a sister company', async () => {
  const { dock, sent } = await show(`/assets/Customers?open=${partner._id}`, /Mộc Sương Đà Nẵng/)
  await userEvent.selectOptions(await dock.findByRole('combobox', { name: /[Ss]ister/ }), sister._id)
  await waitFor(() => expect(sent('PATCH')).toEqual([{ sisterWorkspaceId: sister._id }]))
})

const month = expect.stringMatching(/^\d{4}-\d\d$/) as string

it('Pays once and spreads the cost: each month’s loss is shown, the remainder last, before the one entry is made', async () => {
  const { dock, sent } = await show(`/assets/Owned Assets?open=${van._id}`, /Xe tải Suzuki/)
  await userEvent.click(await dock.findByRole('button', { name: 'Pay' }))
  // Browsers don't send a form that stands in another, as this one's button stands in the asset's.
  expect(screen.getByRole('dialog').closest('form')).toBeNull()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Amount/), '10000000')
  await userEvent.click(dialog.getByRole('radio', { name: '3' }))
  const preview = within(dialog.getByRole('region', { name: 'What will be entered' }))
  expect(preview.getByText('−10,000,000')).toBeInTheDocument()
  expect(preview.getAllByText('3,333,333')).toHaveLength(2)
  expect(preview.getByText('3,333,334')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Enter 1 entry' }))
  const entry = { assetId: van._id, group: 'Assets', name: van.name, amount: 10_000_000, assetSince: month, assetUntil: month }
  await waitFor(() => expect(sent('POST')).toEqual([{ ...entry, instantPayment: true }]))
})

it('Without an amount and a last month nothing is sent: each field says so itself', async () => {
  const { dock, sent } = await show(`/assets/Owned Assets?open=${van._id}`, /Xe tải Suzuki/)
  await userEvent.click(await dock.findByRole('button', { name: 'Pay' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Enter 1 entry' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Amount/)).toHaveAccessibleDescription('Invalid amount'))
  expect(dialog.getByLabelText(/^Last month/)).toHaveAccessibleDescription('Invalid months')
  expect(sent('POST')).toEqual([])
})

it('Pays each month: every entry is shown; another first month asks for the last one anew', async () => {
  const { dock, sent } = await show(`/assets/Owned Assets?open=${van._id}`, /Xe tải Suzuki/)
  await userEvent.click(await dock.findByRole('button', { name: 'Pay' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: 'Each month' }))
  await userEvent.type(dialog.getByLabelText(/^Amount/), '500000')
  await userEvent.click(dialog.getByRole('radio', { name: '6' }))
  expect(within(dialog.getByRole('region', { name: 'What will be entered' })).getAllByText('−500,000')).toHaveLength(6)
  const since = dialog.getByLabelText<HTMLSelectElement>(/^First month/)
  await userEvent.selectOptions(since, since.options[1]?.value ?? '')
  expect(dialog.queryByRole('region', { name: 'What will be entered' })).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('radio', { name: '3' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Enter 3 entries' }))
  await waitFor(() => expect(sent('POST')).toMatchObject([{ recurringPayment: true, amount: 500_000, assetSince: since.value }]))
})

it('Sold above its book value it says the gain, and brings in what was got for it', async () => {
  const { dock, sent } = await show(`/assets/Owned Assets?open=${van._id}`, /Xe tải Suzuki/)
  await userEvent.click(await dock.findByRole('button', { name: 'Sell or remove' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: 'Sell or scrap' }))
  await userEvent.type(dialog.getByLabelText('Got for it'), '120000000')
  expect(dialog.getByText('Gain, to Other Income')).toBeInTheDocument()
  expect(dialog.getByText('+20,000,000')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Sell or scrap' }))
  await waitFor(() => expect(sent('PATCH')).toEqual([{ status: 'removed', disposal: { amount: 120_000_000 } }]))
})

it('Its label has a code that opens it; the way to nothing is drawn', async () => {
  const { dock } = await show(`/assets/Owned Assets?open=${van._id}`, /Xe tải Suzuki/)
  const line = '120,000,000 ₫ in 01/2026, 100,000,000 ₫ left after 10 of 60 months, nothing after 12/2030'
  expect((await dock.findByRole('img', { name: /nothing after 12\/2030/ })).getAttribute('aria-label')?.replace(/\s/g, ' ')).toBe(line)
  await userEvent.click(dock.getByRole('button', { name: 'QR label' }))
  expect(within(screen.getByRole('dialog')).getByText('Xe tải Suzuki')).toBeInTheDocument()
})
