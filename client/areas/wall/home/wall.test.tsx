import { comments } from '@shared/areas/talk/services/comments'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, refusal, startFakeServer } from '../../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { WallScreen } from './screens/wall-screen'

const bao = { _id: 'b'.repeat(24), name: 'Hoàng Gia Bảo' }
const post = (digit: string, desc: string, own: object = {}) => ({
  _id: digit.repeat(24),
  workspaceId,
  rev: 1,
  created: '2026-11-21T04:20:00.000Z',
  desc,
  privacy: 'workspace',
  status: 'active',
  comments: 0,
  likes: 0,
  audience: ['member'],
  creatorId: bao._id,
  creator: bao,
  ...own,
})
const question = post('2', 'Còn kịp khắc tên không?', {
  privacy: 'public',
  status: 'pending',
  creatorId: undefined,
  creator: undefined,
  guestName: 'Phạm Gia Hân',
  guestPhone: '0908 442 617',
})
const news = post('3', 'Giữ chỗ đến hết 05/12', { name: 'Chốt hộp quà Tết' })
const workspace = {
  _id: workspaceId,
  rev: 1,
  created: '2026-11-20T00:00:00.000Z',
  name: 'Mộc Sương',
  apps: [],
  opts: {},
  cfg: {},
  zone: 'Asia/Ho_Chi_Minh',
}

const show = async (rights: Parameters<typeof sessionOf>[0] = [], said: readonly object[] = []) => {
  const { calls } = startFakeServer(({ method, path, query, body }) => {
    if (query.get('report') === 'unread') return { body: { data: [{ targetId: news._id, count: said.length }] } }
    if (method === 'PATCH') return { body: { target: 'posts', targetId: news._id } }
    if (path === 'comments' && method === 'GET')
      return Number(query.get('$limit')) > Number(comments.page) ? refusal(400, 'bad-request', 'More than a page holds') : pageOf(said)
    if (method === 'POST') return { body: { ...post('9', ''), creatorId: member()._id, ...(body as object) } }
    if (path.startsWith('workspaces/')) return { body: workspace }
    if (query.get('report') === 'aging') return { body: { data: [], total: { open: 0 } } }
    if (path === 'posts') return pageOf(query.get('$limit') === '0' ? [] : [news, question])
    return pageOf([])
  })
  const app = renderApp(<WallScreen />, { session: sessionOf(rights) })
  await screen.findByRole('article', { name: 'Chốt hộp quà Tết' })
  return { ...app, calls, sent: () => calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : [])) }
}
beforeEach(() => localStorage.clear())
afterEach(() => act(() => toast.remove()))

it('A guest who waits stands above the posts, with their phone and the answer’s field ready', async () => {
  const { sent } = await show()
  const [first, second] = screen.getAllByRole('article')
  expect(first).toHaveTextContent('Phạm Gia Hân a guest of the public wall')
  expect(first).toHaveTextContent('0908 442 617, only members see it')
  expect(second).toHaveTextContent('Giữ chỗ đến hết 05/12')
  await userEvent.type(within(first as HTMLElement).getByRole('combobox', { name: 'Write a comment' }), 'Dạ kịp ạ')
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Answer' }))
  expect(sent()).toEqual([{ target: 'posts', targetId: question._id, group: 'posts/comment', desc: 'Dạ kịp ạ' }])
})

it('What colleagues post meanwhile waits behind a button', async () => {
  const { hub } = await show()
  act(() => hub.onEvent('posts', 'created', post('4', 'Họp lúc 9 giờ'), { epoch: 1, n: 1 }))
  await userEvent.click(await screen.findByRole('button', { name: '1 new post' }))
  expect(screen.getByText('Họp lúc 9 giờ')).toBeInTheDocument()
})

it('One’s day comes all at once, so that nothing moves under the eye', async () => {
  let tell = (): void => undefined
  const told = new Promise<void>((resolve) => (tell = resolve))
  startFakeServer(async ({ path, query }) => {
    if (path === 'activities' && query.has('userId')) await told
    if (path.startsWith('workspaces/')) return { body: workspace }
    return pageOf(path === 'posts' && query.get('$limit') !== '0' ? [news] : [])
  })
  renderApp(<WallScreen />, { session: sessionOf([]) })
  await screen.findByRole('article', { name: 'Chốt hộp quà Tết' })
  expect(screen.queryByText('Your tasks today')).not.toBeInTheDocument()
  tell()
  expect(await screen.findByText('Your tasks today')).toBeInTheDocument()
  expect(screen.getByText('Your shift')).toBeInTheDocument()
  expect(screen.getByText('To do today')).toBeInTheDocument()
})

it('A post is written for the company unless another reader is chosen, and needs a text', async () => {
  const { sent } = await show(['founder', 'bod'])
  await userEvent.click(screen.getByRole('button', { name: /Write to the whole company/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Post/ }))
  expect(await screen.findByText('Please write something for your post')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('combobox', { name: 'Text of the post' }), 'Chào cả nhà')
  await userEvent.click(screen.getByRole('radio', { name: 'Board' }))
  await userEvent.click(screen.getByRole('button', { name: /^Post/ }))
  expect(await screen.findByText('Posted')).toBeInTheDocument()
  expect(sent()).toEqual([{ desc: 'Chào cả nhà', name: '', privacy: 'bod' }])
})

it('Only the board is offered to delete somebody else’s post', async () => {
  await show(['/sales'])
  expect(within(screen.getByRole('article', { name: 'Chốt hộp quà Tết' })).queryByRole('button', { name: 'More' })).toBeNull()
})

it('A card says how much was said since its reader last looked, and what is in sight counts as read', async () => {
  const comment = (digit: string, desc: string) => ({
    _id: digit.repeat(24),
    workspaceId,
    rev: 1,
    created: '2026-11-21T05:00:00.000Z',
    target: 'posts',
    targetId: news._id,
    group: 'posts/comment',
    desc,
    status: 'active',
    creatorId: bao._id,
    creator: bao,
  })
  const { calls } = await show([], [comment('6', 'Đã giữ chỗ'), comment('7', 'Còn 3 hộp')])
  expect(await within(screen.getByRole('article', { name: 'Chốt hộp quà Tết' })).findByText('2 new')).toBeInTheDocument()
  const marks = () => calls.filter(({ method }) => method === 'PATCH')
  await waitFor(() => expect(marks()).toHaveLength(1))
  expect(marks()[0]?.query.get('targetId')).toBe(news._id)
})

it('On a company’s first day its first steps are what the wall shows, until somebody writes', async () => {
  let written: object[] = []
  startFakeServer(({ path, query }) => {
    if (path.startsWith('workspaces/')) return { body: workspace }
    if (query.get('report') === 'aging') return { body: { data: [], total: { open: 0 } } }
    if (path === 'posts') return pageOf(query.get('$limit') === '0' ? [] : written)
    return pageOf([])
  })
  const shown = async (): Promise<'beside' | 'in the middle'> => {
    const steps = await screen.findByText('First steps')
    const composer = screen.getByText('Write to the whole company…')
    return composer.closest('.ui-stack')?.contains(steps) ? 'in the middle' : 'beside'
  }
  renderApp(<WallScreen />, { session: sessionOf(['founder', 'bod']) })
  expect(await shown()).toBe('in the middle')
  expect(screen.queryByText('The wall is empty')).not.toBeInTheDocument()
  cleanup()
  written = [news]
  renderApp(<WallScreen />, { session: sessionOf(['founder', 'bod']) })
  await screen.findByRole('article', { name: 'Chốt hộp quà Tết' })
  expect(await shown()).toBe('beside')
})

describe('one’s own shift', () => {
  const stay = (own: object) => ({
    _id: 'd'.repeat(24),
    workspaceId,
    rev: 1,
    group: 'checkin',
    userId: member()._id,
    status: 'approved',
    audience: [],
    ...own,
  })
  const showShift = async (
    stays: readonly object[],
    rights: Parameters<typeof sessionOf>[0] = [],
    { tasks = [], late = [] }: { tasks?: readonly object[]; late?: readonly object[] } = {},
  ) => {
    startFakeServer(({ path, query }) => {
      if (path.startsWith('workspaces/')) return { body: workspace }
      if (query.get('report') === 'atWork') return { body: { data: late } }
      if (path === 'activities') return pageOf(query.get('status') === 'pending' ? stays.filter((each) => 'user' in each) : stays)
      if (path === 'tasks' && query.get('status') === 'done') return pageOf(tasks)
      return pageOf([])
    })
    renderApp(<WallScreen />, { session: sessionOf(rights) })
    // The board of a company without anything sees its first steps instead.
    await screen.findByText(/^(The wall is empty|First steps)$/)
  }

  it('Whoever is in sees since when, how long, when overtime begins, who approved it, and the way out', async () => {
    const created = new Date(Date.now() - 3 * 3_600_000 - 5 * 60_000).toISOString()
    await showShift([stay({ created, data: { supervised: true, supervisorName: 'Hoài An' } })])
    expect(await screen.findByText(/^3 h [45] min$/)).toBeInTheDocument()
    expect(screen.getByText(/Hoài An approved/)).toBeInTheDocument()
    expect(screen.getByText(/^8 hours at .*, overtime after that$/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/office/payroll?act=checkin')
  })

  it('Whoever isn’t in is offered to check in', async () => {
    await showShift([])
    expect(await screen.findByText('You haven’t checked in today')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Check in' })).toBeInTheDocument()
  })

  it('HR sees who came in today and how many check-ins wait; the board which tasks do', async () => {
    const created = new Date(Date.now() - 60_000).toISOString()
    const user = { _id: 'e'.repeat(24), name: 'Phương Uyên' }
    await showShift([stay({ created, userId: user._id, user, status: 'pending' })], ['founder', 'bod'], {
      tasks: [{ _id: 'f'.repeat(24), name: 'Kiểm kho', user: { name: 'Đức Thịnh' }, status: 'done' }],
    })
    expect(await screen.findByRole('link', { name: /1 check-in waits for approval Phương Uyên/ })).toHaveAttribute(
      'href',
      '/office/payroll?act=approve',
    )
    expect(screen.getByRole('link', { name: /1 finished task waits for approval Đức Thịnh/ })).toHaveAttribute('href', '/tasks?of=waiting')
    expect(within(screen.getByRole('list', { name: '1 came in today' })).getByRole('img', { name: 'Phương Uyên' })).toBeInTheDocument()
  })

  it('HR is told who is late with the check-out', async () => {
    const created = new Date(Date.now() - 3 * 86_400_000).toISOString()
    await showShift([], ['/office/hr'], { late: [{ _id: '1'.repeat(24), userId: 'e'.repeat(24), name: 'Phương Uyên', created }] })
    expect(await screen.findByRole('link', { name: /1 member is late with check-out Phương Uyên/ })).toHaveAttribute(
      'href',
      '/office/payroll',
    )
  })

  it('A seller isn’t told who came in', async () => {
    await showShift(
      [stay({ created: new Date().toISOString(), userId: 'e'.repeat(24), user: { _id: 'e'.repeat(24), name: 'Phương Uyên' } })],
      ['/sales'],
    )
    expect(screen.queryByText('1 came in today')).toBeNull()
  })
})
