import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { AgentsScreen } from './screens/agents-screen'
import { RanksScreen } from './screens/ranks-screen'

const id = (digit: string): string => digit.repeat(24)
const [hieu, chau, loc, nguyen] = ['a1', 'a2', 'a3', 'a4'].map((end) => 'd'.repeat(22) + end) as [string, string, string, string]
const record = { workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z' }
const ranks = [
  { ...record, _id: id('1'), name: 'Bạc', desc: 'Tự bán từ 10 triệu một quý.', level: 1 },
  { ...record, _id: id('2'), name: 'Vàng', desc: 'Nhánh từ 40 triệu một quý.', level: 2 },
]
const network = {
  since: '2026-11-01',
  until: '2026-11-30',
  total: { own: 60 },
  data: [
    { _id: hieu, name: 'Đại lý Hiếu', phone: '0907', rankId: id('1'), rank: 'Bạc', since: '2026-01-04T03:00:00.000Z', own: 30, branch: 60 },
    { _id: chau, name: 'Đại lý Châu', rankId: id('1'), rank: 'Bạc', p1Id: hieu, own: 20, branch: 20 },
    {
      _id: loc,
      name: 'Đại lý Lộc',
      rankId: id('1'),
      rank: 'Bạc',
      p1Id: hieu,
      own: 10,
      branch: 10,
      pending: { _id: id('9'), rankId: id('2'), rank: 'Vàng', created: '2026-11-19T03:00:00.000Z' },
    },
    { _id: nguyen, name: 'Đại lý Nguyên', own: 0, branch: 0 },
  ],
}
const reviews = [
  {
    ...record,
    _id: id('8'),
    agentId: hieu,
    rankId: id('1'),
    rank: { _id: id('1'), name: 'Bạc' },
    isFirst: true,
    isPending: false,
    confirmedAt: '2026-01-04T03:00:00.000Z',
    confirmedBy: { _id: id('7'), name: 'Thu Hà' },
    status: 'active',
  },
]
const server: FakeHandler = ({ path, query, method, body }) => {
  const report = query.get('report')
  if (report === 'network') return { body: network }
  if (report === 'aging') return { body: { total: {}, data: [{ _id: hieu, open: 900, to60: 500, to90: 0, over90: 0 }] } }
  if (report === 'commissionsOfAll')
    return { body: { since: '2026-11-01', until: '2026-11-30', total: 7, data: [{ _id: hieu, total: 7 }] } }
  if (path === 'apAgents' && method === 'POST') return { status: 201, body: { ...record, _id: id('6'), ...(body as object) } }
  if (path.startsWith('apAgents/')) return { body: { ...record, _id: id('9'), ...(body as object) } }
  if (path === 'apAgents') return pageOf(reviews)
  if (path === 'apRanks') return pageOf(ranks)
  if (path.startsWith('assets/')) return { body: { ...record, _id: hieu, name: 'Đại lý Hiếu', group: 'Sales Agents' } }
  return pageOf([])
}
const open = (at: string, rights: Parameters<typeof sessionOf>[0] = ['bod'], handler = server) => {
  const fake = startFakeServer(handler)
  renderApp(
    <Routes>
      <Route path="/apps/agentpro" element={<AgentsScreen />} />
      <Route path="/apps/agentpro/ranks" element={<RanksScreen />} />
    </Routes>,
    { session: sessionOf(rights), at },
  )
  return fake
}
const names = () => screen.getAllByText(/^Đại lý (Hiếu|Châu|Lộc|Nguyên)$/).map(({ textContent }) => textContent)
const written = (fake: ReturnType<typeof open>) => fake.calls.filter(({ method }) => method !== 'GET')

describe('The network', () => {
  it('is a tree whose branches fold, by the mouse and by arrows', async () => {
    open('/apps/agentpro')
    await screen.findByText('Đại lý Hiếu')
    expect(names()).toEqual(['Đại lý Hiếu', 'Đại lý Châu', 'Đại lý Lộc', 'Đại lý Nguyên'])
    await userEvent.click(screen.getByRole('button', { name: 'Fold the branch of Đại lý Hiếu' }))
    expect(names()).toEqual(['Đại lý Hiếu', 'Đại lý Nguyên'])
    act(() => screen.getByText('Đại lý Hiếu').closest<HTMLElement>('[role="row"]')?.focus())
    await userEvent.keyboard('{ArrowRight}')
    expect(names()).toHaveLength(4)
    await userEvent.keyboard('{ArrowLeft}')
    expect(names()).toHaveLength(2)
  })

  it('says who waits for a rank and who has none, and keeps those asked for', async () => {
    open('/apps/agentpro?as=list')
    expect(await screen.findByText(/waits for Vàng/)).toBeInTheDocument()
    expect(screen.getByText('No rank yet, no commission yet')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /^Proposed/ }))
    expect(names()).toEqual(['Đại lý Lộc'])
  })

  it('is asked for again when it could not be loaded', async () => {
    const fake = open('/apps/agentpro', ['/sales'], () => refusal(503, 'unavailable', 'Not ready'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not ready')
    fake.answer(server)
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByText('Đại lý Hiếu')).toBeInTheDocument()
  })
})

describe('A review', () => {
  const review = async (agent: string, rights?: Parameters<typeof sessionOf>[0]) => {
    const fake = open(`/apps/agentpro?open=${agent}`, rights)
    await userEvent.click(await screen.findByRole('button', { name: /^(Review|Propose a) rank/ }))
    return { fake, dialog: await screen.findByRole('dialog') }
  }

  it('is confirmed only with the tick, and the focus begins on “Not now”', async () => {
    const { fake, dialog } = await review(hieu)
    expect(within(dialog).getByRole('button', { name: /Not now/ })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Vàng' }))
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Tick the confirmation first')
    expect(written(fake)).toEqual([])
    await userEvent.click(within(dialog).getByRole('checkbox'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Vàng' }))
    await waitFor(() => expect(written(fake)).toHaveLength(1))
    expect(written(fake)[0]).toMatchObject({ path: 'apAgents', body: { agentId: hieu, rankId: id('2'), isPending: false } })
  })

  it('is proposed by a seller, without a tick', async () => {
    const { fake, dialog } = await review(hieu, ['/sales'])
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Propose Vàng' }))
    await waitFor(() => expect(written(fake)[0]).toMatchObject({ body: { agentId: hieu, isPending: true } }))
  })

  it('of a proposal confirms it, or declines it', async () => {
    const { fake, dialog } = await review(loc)
    await userEvent.click(within(dialog).getByRole('checkbox'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Vàng' }))
    await waitFor(() =>
      expect(written(fake)[0]).toMatchObject({ method: 'PATCH', path: `apAgents/${id('9')}`, body: { isPending: false } }),
    )
  })

  it('tells at the referrer that a circle would close', async () => {
    const { fake, dialog } = await review(hieu)
    fake.answer((call) =>
      call.method === 'POST'
        ? refusal(409, 'conflict', 'A circle', { errors: { p1Id: 'Đại lý Châu stands below this agent' } })
        : server(call),
    )
    await userEvent.click(within(dialog).getByRole('checkbox'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Vàng' }))
    expect(await within(dialog).findByText('Đại lý Châu stands below this agent')).toBeInTheDocument()
  })
})

describe('The amounts of a scheme', () => {
  const draft = {
    mechanics: [{ sourceName: 'own', methodName: 'every [X] units', x: 10, comValue: 150_000_000_000 }],
    savedAt: '2026-11-20T03:00:00.000Z',
    savedBy: 'Thu Hà',
  }

  it('are asked about when they are large, and refused at their line when they can’t be meant', async () => {
    const fake = open(`/apps/agentpro/ranks?open=${id('1')}`, ['bod'], (call) =>
      call.path === 'apRanks' ? pageOf(ranks.map((rank, at) => (at === 0 ? { ...rank, draft } : rank))) : server(call),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Go on with the draft' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save new scheme' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Correct it' }))
    const amount = screen.getByRole('textbox', { name: 'Amount, line 1' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '1500000000000')
    await userEvent.click(screen.getByRole('button', { name: 'Save new scheme' }))
    expect(await screen.findByText(/^At most 1,000,000,000,000/)).toBeInTheDocument()
    expect(amount).toHaveAttribute('aria-invalid', 'true')
    expect(written(fake)).toEqual([])
  })
})

describe('The draft of a scheme', () => {
  const draft = {
    mechanics: [{ sourceName: 'own', methodName: 'percent of revenue', x: 4 }],
    savedAt: '2026-11-20T03:00:00.000Z',
    savedBy: 'Thu Hà',
  }
  const withDraft: FakeHandler = (call) =>
    call.path === 'apRanks' ? pageOf(ranks.map((rank, at) => (at === 0 ? { ...rank, draft } : rank))) : server(call)
  const at = `/apps/agentpro/ranks?open=${id('1')}`

  it('is saved with figures missing', async () => {
    const fake = open(at)
    await userEvent.click(await screen.findByRole('button', { name: 'Write a scheme' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }))
    await waitFor(() => expect(written(fake)).toHaveLength(1))
    expect(written(fake)[0]).toMatchObject({
      method: 'PATCH',
      path: `apRanks/${id('1')}`,
      body: { draft: { mechanics: [{ sourceName: 'own', methodName: 'percent of revenue' }] } },
    })
  })

  it('stands with its rank, is gone on with, and is used up by the scheme', async () => {
    const fake = open(at, ['bod'], withDraft)
    expect(await screen.findByText(/^Draft, saved .* by Thu Hà$/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Go on with the draft' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save new scheme' }))
    await waitFor(() => expect(written(fake)).toHaveLength(1))
    expect(written(fake)[0]).toMatchObject({
      method: 'POST',
      path: 'apComs',
      body: { rankId: id('1'), draft: true, mechanics: [{ sourceName: 'own', methodName: 'percent of revenue', x: 4 }] },
    })
  })

  it('that the server refuses says so at the mechanic it is about', async () => {
    const refused: FakeHandler = (call) =>
      call.method === 'POST' && call.path === 'apComs'
        ? refusal(400, 'bad-request', 'Invalid data', { errors: { 'mechanics.0.x': 'A share is above 0' } })
        : withDraft(call)
    open(at, ['bod'], refused)
    await userEvent.click(await screen.findByRole('button', { name: 'Go on with the draft' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save new scheme' }))
    expect(await screen.findByText('A share is above 0')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Save new scheme' })).toBeInTheDocument()
  })

  it('is dropped after a question', async () => {
    const fake = open(at, ['bod'], withDraft)
    await userEvent.click(await screen.findByRole('button', { name: 'Drop draft' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Drop draft' }))
    await waitFor(() => expect(written(fake)[0]).toMatchObject({ method: 'PATCH', body: { draft: null } }))
  })
})
