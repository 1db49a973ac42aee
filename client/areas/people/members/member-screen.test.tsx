import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { MemberScreen } from './screens/member-screen'

const other = member([], { _id: 'e'.repeat(24) as never, name: 'Phạm Đức Thịnh', username: 'ducthinh', title: 'Thủ kho' })
const own = { workspaceId, rev: 1, created: '2026-11-05T01:00:00.000Z' }

const visit = async (id: string, rights: Parameters<typeof sessionOf>[0] = []) => {
  const { calls } = startFakeServer(({ path, query }) => {
    if (path === 'tasks') return pageOf([{ ...own, _id: '1'.repeat(24), name: 'Kiểm kệ B2', status: 'assigned', group: 'important' }])
    if (path === 'activities')
      return pageOf([{ ...own, _id: '2'.repeat(24), group: 'checkin', status: 'approved', checkedOut: '2026-11-05T09:30:00.000Z' }])
    if (path === 'funds')
      return pageOf([
        { ...own, _id: '3'.repeat(24), amount: -12_000_000, month: '2026-10', name: 'Lương tháng 10/2026', status: 'completed' },
      ])
    if (path === 'history')
      return pageOf([
        {
          _id: '5'.repeat(24),
          workspaceId,
          service: 'products',
          recordId: '6'.repeat(24),
          name: 'Trà sen',
          action: 'patch',
          at: own.created,
          by: { _id: other._id, name: other.name },
          changes: { price: { before: 1, after: 2 } },
        },
      ])
    if (path === 'comments' && query.get('target') === 'users')
      return pageOf([
        { ...own, _id: '7'.repeat(24), target: 'users', targetId: other._id, group: 'users/comment', desc: 'Cảm ơn anh hôm qua' },
      ])
    if (path === 'comments')
      return pageOf([
        { ...own, _id: '4'.repeat(24), target: 'tasks', targetId: '1'.repeat(24), group: 'tasks/comment', desc: 'Đã in 118 tem' },
      ])
    if (path.startsWith('users/'))
      return query.get('report') === 'tasks'
        ? { body: { assigned: 1, done: 1, completed: 2, overdue: 1, rate1M: 0.75, rate12M: null } }
        : { body: path.endsWith(other._id) ? other : member() }
    return pageOf([])
  })
  renderApp(
    <Routes>
      <Route path="/office/members/:id" element={<MemberScreen />} />
    </Routes>,
    { at: `/office/members/${id}`, session: sessionOf(rights) },
  )
  await screen.findByText('Đã in 118 tem')
  return { calls, asked: (path: string) => calls.filter((call) => call.path === path) }
}

it('HR sees how a member does with their tasks, when they were at work, what they were paid and wrote', async () => {
  await visit(other._id, ['/office/hr'])
  expect(screen.getByRole('heading', { name: 'Phạm Đức Thịnh' })).toBeInTheDocument()
  expect(await screen.findByText('75%')).toBeInTheDocument()
  // One way of counting: the figure is as many as the list below it has.
  expect(screen.getByText('Open').parentElement).toHaveTextContent(/1$/)
  expect(screen.getByRole('heading', { name: 'Open tasks: 1' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Kiểm kệ B2' })).toHaveAttribute('href', `/tasks/byId/${'1'.repeat(24)}`)
  expect(await screen.findByText('8½ h')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Payslip October 2026' })).toHaveAttribute('href', `/print/payslip/${'3'.repeat(24)}`)
  expect(screen.getByRole('link', { name: 'Edit' })).toBeInTheDocument()
})

it('A member’s page tells what they changed last', async () => {
  const { asked } = await visit(other._id)
  const line = (await screen.findByText('Trà sen')).closest('li')
  expect(line).toHaveTextContent(/changed it: Price/)
  expect(asked('history')[0]?.query.get('by')).toBe(other._id)
})

it('A colleague isn’t shown, nor asked for, somebody else’s check-ins and pay', async () => {
  const { asked } = await visit(other._id, ['/sales'])
  expect(screen.queryByText('Payslips and advances')).toBeNull()
  expect([...asked('funds'), ...asked('activities')]).toEqual([])
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})

it('Colleagues talk about a member on the member’s page', async () => {
  await visit(other._id, ['/sales'])
  expect(await screen.findByText('Cảm ơn anh hôm qua')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Write a comment' })).toBeInTheDocument()
})

it('One’s own page has one’s own check-ins and payslips', async () => {
  await visit('me')
  expect(await screen.findByText('Payslips and advances')).toBeInTheDocument()
  expect(await screen.findByText('8½ h')).toBeInTheDocument()
})

it('A member keeps their own phone and bank account current; of a colleague nothing can be changed', async () => {
  const { calls } = await visit('me', ['/sales'])
  await userEvent.click(screen.getByRole('button', { name: 'Edit my details' }))
  const bank = await screen.findByLabelText('Bank account')
  await userEvent.clear(bank)
  expect(screen.queryByLabelText(/^Current password/)).toBeNull()
  await userEvent.type(bank, 'VCB 0071001234567')
  await userEvent.type(screen.getByLabelText(/^Current password/), 'Secret#2026')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: `users/${member()._id}`,
      body: { bank: 'VCB 0071001234567', currentPassword: 'Secret#2026' },
    }),
  )
})

it('A colleague’s details can’t be changed', async () => {
  await visit(other._id, ['/sales'])
  expect(screen.queryByRole('button', { name: 'Edit my details' })).toBeNull()
})
