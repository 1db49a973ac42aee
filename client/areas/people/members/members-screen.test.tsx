import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { member, sessionOf } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { MembersScreen } from './screens/members-screen'

const colleague = member([], {
  _id: 'e'.repeat(24) as never,
  name: 'Phạm Đức Thịnh',
  username: '3.mocsuong',
  baseSalary: 12_000_000 as never,
})
const open = (id: string, rights: Parameters<typeof sessionOf>[0]) => {
  const { calls } = startFakeServer(({ path }) => {
    if (path === 'users') return pageOf([member(rights), colleague])
    if (path.startsWith('users/')) return { body: path.endsWith(colleague._id) ? colleague : member(rights) }
    return pageOf([])
  })
  renderApp(<MembersScreen />, { session: sessionOf(rights), at: `/office/hr?open=${id}` })
  return { patched: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body) }
}
const ownSalary = 'Your own base salary is set by somebody else of HR, or by BOD'

it('A base salary above 100 billion is asked about before it is stored', async () => {
  const { patched } = open(colleague._id, ['/office/hr'])
  const salary = await screen.findByLabelText('Base salary')
  await userEvent.clear(salary)
  await userEvent.type(salary, '150,000,000,000')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByRole('dialog', { name: /150,000,000,000/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Correct it' }))
  expect(patched()).toEqual([])
})

it('HR reads at their own salary who sets it', async () => {
  open(member()._id, ['/office/hr'])
  expect(await screen.findByLabelText('Base salary')).toBeDisabled()
  expect(screen.getByText(ownSalary)).toBeInTheDocument()
  expect(screen.queryByLabelText('From month')).not.toBeInTheDocument()
})

it('The board sets its own salary', async () => {
  open(member()._id, ['bod'])
  expect(await screen.findByLabelText('Base salary')).toBeEnabled()
  expect(screen.queryByText(ownSalary)).not.toBeInTheDocument()
})

it('A new member’s sign-in is copied as one text that can be handed over', async () => {
  const hand = userEvent.setup()
  open('new', ['/office/hr'])
  await hand.click(await screen.findByRole('button', { name: 'Suggest one' }))
  const username = screen.getByLabelText<HTMLInputElement>(/Username/).value
  await hand.click(await screen.findByRole('button', { name: 'Copy what is needed to sign in' }))
  const [company, address, workspace, user, password] = (await navigator.clipboard.readText()).split('\n')
  expect([company, address, workspace, user]).toEqual([
    'Sign-in for Mộc Sương',
    'Address: http://localhost',
    'Workspace: mocsuong',
    `Username: ${username}`,
  ])
  expect(password).toMatch(/^Password: \S{8,}$/)
})
