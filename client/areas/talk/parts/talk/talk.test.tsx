import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, startFakeServer } from '../../../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { TalkPart } from './talk-part'

const me = { _id: member()._id as string, name: member().name }
const ly = { _id: 'b'.repeat(24), name: 'Lê Khánh Ly', username: 'khanhly' }
const orderId = '5'.repeat(24)
const comment = (digit: string, desc: string, by: { _id: string; name: string }, own: object = {}) => ({
  _id: digit.repeat(24),
  workspaceId,
  rev: 1,
  created: `2026-11-2${digit}T02:00:00.000Z`,
  target: 'orders',
  targetId: orderId,
  group: 'orders/comment',
  desc,
  creatorId: by._id,
  creator: by,
  status: 'active',
  ...own,
})
const likeOf = (by: { _id: string; name: string }) => comment('9', '', by, { group: 'orders/like', desc: undefined })

const show = async (likes: object[] = []) => {
  const { calls } = startFakeServer(({ method, path, query, body }) => {
    if (method === 'POST')
      return (body as { group: string }).group === 'orders/like' && likes.length > 0
        ? { status: 409, body: { name: 'Conflict', code: 409, className: 'conflict', message: 'You already liked this post' } }
        : { body: { ...comment('3', '', me), ...(body as object) } }
    if (method === 'PATCH') return { body: { ...comment('2', '', me), status: 'removed', rev: 2 } }
    if (path === 'users') return pageOf([ly])
    return query.get('group') === 'orders/like'
      ? pageOf(likes)
      : pageOf([comment('2', 'Dạ <b>em</b> giữ chỗ', me), comment('1', 'Giao sáng', ly)])
  })
  const app = renderApp(<TalkPart target="orders" id={orderId} />, { session: sessionOf(['/sales']) })
  await screen.findByText('Giao sáng')
  return { ...app, sent: () => calls.flatMap(({ method, body }) => (method === 'GET' ? [] : [body])) }
}
afterEach(() => act(() => toast.remove()))

it('What was said stands oldest first, as it was typed, and one’s own can be taken back after a question', async () => {
  const { sent } = await show()
  expect(screen.getAllByRole('listitem').map((line) => line.querySelector('.talk__text')?.textContent)).toEqual([
    'Giao sáng',
    'Dạ <b>em</b> giữ chỗ',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove comment' }))
  expect(await screen.findByText('Confirm to remove this comment?')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Comment has been removed')).toBeInTheDocument()
  expect(sent()).toEqual([{ status: 'removed' }])
})

it('Typing @ offers colleagues; Enter names one, and Ctrl+Enter sends', async () => {
  const { sent } = await show()
  await userEvent.type(screen.getByRole('combobox', { name: 'Write a comment' }), 'Nhờ @kha')
  expect(await screen.findByRole('option', { name: /Lê Khánh Ly/ })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('combobox', { name: 'Write a comment' })).toHaveValue('Nhờ @khanhly ')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(sent()).toEqual([{ target: 'orders', targetId: orderId, group: 'orders/comment', desc: 'Nhờ @khanhly' }])
})

it('A colleague’s comment comes by itself', async () => {
  const { hub } = await show()
  act(() => hub.onEvent('comments', 'created', comment('4', 'Kho còn 41 hộp', ly), { epoch: 1, n: 1 }))
  expect(await screen.findByText('Kho còn 41 hộp')).toBeInTheDocument()
})

it('A like pressed again is taken back', async () => {
  const { sent } = await show([likeOf(me)])
  const button = await screen.findByRole('button', { name: /take it back, 1 like/ })
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button)
  expect(sent()).toEqual([{ status: 'removed' }])
})

it('A like that the server knows already is said, not lost', async () => {
  await show([likeOf(ly)])
  await userEvent.click(await screen.findByRole('button', { name: /^Like, 1 like/ }))
  expect(await screen.findByText('You already liked this post')).toBeInTheDocument()
})
