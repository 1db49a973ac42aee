import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import toast from 'react-hot-toast'
import { pageOf, startFakeServer } from '../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { TasksScreen } from './screens/tasks-screen'

const me = member()._id as string
const thinh = { _id: 'b'.repeat(24), name: 'Phạm Đức Thịnh', username: 'ducthinh', division: 'Kho' }
const task = (digit: string, name: string, own: object = {}) => ({
  _id: digit.repeat(24),
  workspaceId,
  rev: 1,
  created: '2026-11-18T02:10:00.000Z',
  name,
  group: 'important',
  status: 'assigned',
  privacy: 'public',
  userId: thinh._id,
  user: thinh,
  creatorId: me,
  creator: { _id: me, name: member().name },
  deadline: '2099-11-25T10:00:00.000Z',
  rejections: 0,
  comments: 0,
  audience: [],
  ...own,
})
const roaster = 'e'.repeat(24)
const [open, done] = [
  task('1', 'In lại tem kệ B2', { assetId: roaster }),
  task('2', 'Cập nhật giá sỉ', { status: 'done', rejections: 1, comments: 3 }),
]
const moved = {
  _id: 'f'.repeat(24),
  workspaceId,
  rev: 1,
  created: '2026-11-19T03:31:00.000Z',
  target: 'tasks',
  targetId: open._id,
  group: 'tasks/extend',
  desc: 'Chờ giấy về.',
  deadlines: { before: '2099-11-20T10:00:00.000Z', after: '2099-11-25T10:00:00.000Z' },
  creatorId: me,
  creator: { _id: me, name: member().name },
  status: 'active',
}

const show = async (at = '/tasks', rights: Parameters<typeof sessionOf>[0] = ['founder', 'bod']) => {
  const { calls } = startFakeServer(({ method, path, query, body }) => {
    if (method === 'PATCH') return { body: { ...done, ...(body as object), rev: 2 } }
    if (method === 'POST') return { body: { _id: 'c'.repeat(24), rev: 1, ...(body as object) } }
    if (path === 'tasks') return pageOf(query.get('status') === 'completed' ? [] : [open, done])
    if (path === 'assets') return pageOf([{ _id: roaster, name: 'Máy rang số 2' }])
    if (path === 'comments' && query.get('targetId') === open._id) return pageOf([moved])
    if (path.startsWith('tasks/')) return { body: path.endsWith(done._id) ? done : open }
    return pageOf([])
  })
  const app = renderApp(
    <Routes>
      <Route path="/tasks/:search?/:byId?" element={<TasksScreen />} />
    </Routes>,
    { session: sessionOf(rights), at },
  )
  await screen.findByRole('button', { name: /^In lại tem/ })
  return { ...app, calls, sent: () => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : [])) }
}
afterEach(() => act(() => toast.remove()))

it('Tasks stand in the column of what they wait for, with who does them and how often they came back', async () => {
  await show()
  const column = (name: string) => within(screen.getByRole('region', { name }))
  expect(column('In progress').getByRole('button', { name: /In lại tem kệ B2 Phạm Đức Thịnh/ })).toBeInTheDocument()
  expect(column('Waiting for approval').getByRole('button', { name: /Cập nhật giá sỉ.*Sent back once.*3 comments/ })).toBeInTheDocument()
  expect(column('Completed').getByText('Nothing here')).toBeInTheDocument()
})

it('The arrow to the right asks the board for words of encouragement, and approves with them', async () => {
  const { sent } = await show()
  act(() => screen.getByRole('button', { name: /Cập nhật giá sỉ/ }).focus())
  await userEvent.keyboard('{ArrowRight}')
  const text = await screen.findByPlaceholderText('Please write down some words of encouragement here..')
  const approve = screen.getByRole('button', { name: /^Approve/ })
  expect(approve).toBeDisabled()
  await userEvent.type(text, 'Cảm ơn em')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Updated task status')).toBeInTheDocument()
  expect(sent()).toEqual([{ status: 'completed', result: 'Cảm ơn em' }])
})

it('What is said of a task is sent once, and the field is empty again', async () => {
  const { calls } = await show('/tasks/byId/' + open._id)
  const text = await screen.findByRole('combobox', { name: 'Discuss' })
  await userEvent.type(text, 'Giấy về rồi{Control>}{Enter}{/Control}')
  await waitFor(() => expect(text).toHaveValue(''))
  expect(calls.flatMap(({ method, path, body }) => (method === 'POST' && path === 'comments' ? [body] : []))).toEqual([
    { target: 'tasks', targetId: open._id, group: 'tasks/comment', desc: 'Giấy về rồi' },
  ])
})

it('Who isn’t the performer can’t report a task done, and is told why', async () => {
  await show('/tasks', [])
  act(() => screen.getByRole('button', { name: /In lại tem/ }).focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText('You are not Performer of this task')).toBeInTheDocument()
})

it('A colleague’s new task comes onto the board by itself', async () => {
  const { hub } = await show()
  act(() => hub.onEvent('tasks', 'created', task('3', 'Bảo dưỡng máy rang'), { epoch: 1, n: 1 }))
  expect(await screen.findByRole('button', { name: /Bảo dưỡng máy rang/ })).toBeInTheDocument()
})

it('The filters say how many fit; what waits for approval is the board’s', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Waiting for my approval 1' }))
  expect(screen.queryByRole('button', { name: /In lại tem/ })).toBeNull()
  expect(screen.getByText('1 task')).toBeInTheDocument()
})

it('A task’s own address opens it', async () => {
  await show(`/tasks/byId/${done._id}`)
  expect(await screen.findByRole('heading', { name: 'Cập nhật giá sỉ' })).toBeInTheDocument()
})

it('In the list, whoever gave a task changes its priority and performer on the spot', async () => {
  const { sent } = await show('/tasks?as=list')
  await userEvent.click(screen.getByRole('button', { name: /Priority of “In lại tem kệ B2”/ }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: /Urgent/ }))
  expect(sent()).toEqual([{ group: 'critical', rev: 1 }])
})

it('The story begins with the deadline a task was given, and tells how it moved', async () => {
  await show(`/tasks?open=${open._id}`)
  expect(await screen.findByText(/gave it to Phạm Đức Thịnh, due 20\/11/)).toBeInTheDocument()
  expect(screen.getByText('20/11')).toBeInTheDocument()
})

it('The tasks of one asset are chosen by its name', async () => {
  const { calls } = await show()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Asset' }), 'Máy rang số 2')
  expect(await screen.findByText(/Tasks of one asset/)).toBeInTheDocument()
  expect(calls.some(({ path, query }) => path === 'tasks' && query.get('assetId') === roaster)).toBe(true)
})
