import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { CalendarScreen } from './screens/calendar-screen'

const me = member()._id as string
const kept = { workspaceId, rev: 1, created: '2099-11-18T02:10:00.000Z' }
const page = { ...kept, _id: 'a'.repeat(24), name: 'Mộc Sương', fbId: '1', status: 'connected' }
const lost = { ...kept, _id: 'b'.repeat(24), name: 'Nhà Gió', fbId: '2', status: 'token', problem: 'fbPages.token-expired' }
const post = (digit: string, name: string, own: object = {}) => ({
  ...kept,
  _id: digit.repeat(24),
  name,
  desc: 'Lời của bài',
  pageId: page._id,
  page: { _id: page._id, name: page.name, status: 'connected' },
  status: 'scheduled',
  at: '2099-11-19T02:00:00.000Z',
  steps: [],
  ...own,
})
const gift = post('1', 'Hộp quà Tết')
const draft = post('2', 'Ấm tử sa', { status: 'waiting', creatorId: me, at: '2099-11-19T08:00:00.000Z' })
const gone = post('3', 'Trà gừng', { status: 'unsure', at: '2099-11-18T02:00:00.000Z' })

const show = async (rights: Parameters<typeof sessionOf>[0] = ['bod'], at = '/?day=2099-11-19') => {
  const { calls } = startFakeServer(({ method, path, body }) => {
    const found = [gift, draft, gone].find(({ _id }) => path.endsWith(_id))
    if (method === 'PATCH' && path.startsWith('fbPages/')) return { body: { ...lost, status: 'connected', rev: 2 } }
    if (method === 'PATCH') return { body: { ...found, ...(body as object), rev: 2 } }
    if (path === 'fbPages') return pageOf([page, lost])
    if (path === 'fbPosts') return pageOf([gift, draft, gone])
    return found ? { body: found } : pageOf([])
  })
  renderApp(<CalendarScreen />, { session: sessionOf(rights), at })
  await screen.findByRole('button', { name: /Hộp quà Tết/ })
  return { sent: () => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : [])) }
}
afterEach(() => act(() => toast.remove()))

it('A post moves by arrows, a quarter of an hour or a day a step, and stays there with Enter', async () => {
  const { sent } = await show()
  act(() => screen.getByRole('button', { name: /09:00.*Hộp quà Tết/ }).focus())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(screen.getByText('Hộp quà Tết: Friday 20/11 09:30. Enter keeps it, Esc leaves it as it was')).toBeInTheDocument()
  expect(sent()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toEqual([{ at: '2099-11-20T02:30:00.000Z', rev: 1 }]))
  expect(await screen.findByText('“Hộp quà Tết” is on Friday 20/11 09:30 now')).toBeInTheDocument()
})

it('Esc leaves a post where it was', async () => {
  const { sent } = await show()
  act(() => screen.getByRole('button', { name: /Hộp quà Tết/ }).focus())
  await userEvent.keyboard('{ArrowUp}{Escape}')
  expect(screen.getByRole('button', { name: /09:00.*Hộp quà Tết/ })).toHaveFocus()
  expect(sent()).toEqual([])
})

it('A resourcer moves what waits for approval, and nothing that is approved', async () => {
  const { sent } = await show(['/adbreaks/resourcer'])
  act(() => screen.getByRole('button', { name: /Hộp quà Tết/ }).focus())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  act(() => screen.getByRole('button', { name: /Ấm tử sa/ }).focus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(sent()).toEqual([{ at: '2099-11-19T08:15:00.000Z', rev: 1 }]))
})

it('A page whose token is dead says why, and takes a new one right there', async () => {
  const { sent } = await show()
  expect(screen.getByText('Nhà Gió publishes nothing: The page’s token has expired: paste a new one')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Paste a new token' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Nhà Gió' }))
  await userEvent.type(dialog.getByLabelText(/^Token of the page/), 'EAAB123')
  await userEvent.click(dialog.getByRole('button', { name: 'Use this token' }))
  await waitFor(() => expect(sent()).toEqual([{ token: 'EAAB123' }]))
})

it('What nobody is sure of is looked for by a person, who says that it is there', async () => {
  const { sent } = await show()
  await userEvent.click(screen.getByRole('button', { name: /Trà gừng/ }))
  expect(await screen.findByText(/Look on the page whether it is there/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'It is there' }))
  await waitFor(() => expect(sent()).toEqual([{ status: 'published', rev: 1 }]))
})

it('A post is published at once only after a confirmation that names the page', async () => {
  const { sent } = await show(['/adbreaks/manager'])
  await userEvent.click(screen.getByRole('button', { name: /Hộp quà Tết/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }))
  const dialog = within(screen.getByRole('dialog', { name: /Publish “Hộp quà Tết” now/ }))
  expect(dialog.getByText('It appears on Mộc Sương within seconds, for everybody.')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }))
  await waitFor(() => expect(sent()).toEqual([{ status: 'published', rev: 1 }]))
})

it('What waits for approval is sent back with a reason', async () => {
  const asked = post('4', 'Trà sen', { status: 'waiting', creatorId: 'c'.repeat(24), at: '2099-11-19T08:00:00.000Z' })
  const { calls } = startFakeServer(({ method, path, body }) => {
    if (method === 'PATCH') return { body: { ...asked, ...(body as object), rev: 2 } }
    if (path === 'fbPages') return pageOf([page])
    return path === `fbPosts/${asked._id}` ? { body: asked } : pageOf(path === 'fbPosts' ? [asked] : [])
  })
  renderApp(<CalendarScreen />, { session: sessionOf(['bod']), at: `/?day=2099-11-19&open=${asked._id}` })
  await userEvent.click(await screen.findByRole('button', { name: 'Send back' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send back: Trà sen' }))
  expect(dialog.getByRole('button', { name: 'Send back' })).toBeDisabled()
  await userEvent.type(dialog.getByRole('textbox'), 'Sai giá')
  await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))).toEqual([{ status: 'draft', rev: 1, reason: 'Sai giá' }])
})
