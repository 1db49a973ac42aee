import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { member, workspaceId } from '../../../testing/people'
import { besidesFooter, refusal, startFakeServer } from '../../../testing/fake-server'
import { renderApp } from '../../../testing/render-app'
import { SignUpScreen } from './screens/sign-up-screen'

const workspace = { _id: workspaceId, rev: 1, name: 'Mộc Sương', slug: 'mocsuong', status: 'enabled', apps: [] }
const fill = async (label: RegExp, text: string): Promise<void> => userEvent.type(await screen.findByLabelText(label), text)
const fillAll = async (): Promise<void> => {
  await fill(/^Name of your workspace/, 'Mộc Sương')
  await fill(/^Your name/, 'Thu Hằng')
  await fill(/^Email/, 'hang@mocsuong.vn')
  await fill(/^Password/, 'Secret-1')
  await fill(/^Invitation code/, 'ABCD')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Open the ledger' }))

beforeEach(() => localStorage.clear())

it('A founder opens a workspace and is in at once', async () => {
  const { calls } = startFakeServer(({ path }) =>
    path === 'workspaces'
      ? { status: 201, body: workspace }
      : { status: 201, body: { accessToken: 'token', authentication: {}, user: member(['founder', 'bod']) } },
  )
  const { store } = renderApp(<SignUpScreen />, { at: '/sign_up?r=friend' })
  await fillAll()
  expect(screen.getByText('You will sign in to mocsuong as 1.mocsuong')).toBeInTheDocument()
  await send()
  await waitFor(() => expect(store.getState().session.current?.workspace.slug).toBe('mocsuong'))
  expect(besidesFooter(calls).map(({ body }) => body)).toEqual([
    {
      name: 'Mộc Sương',
      invitationCode: 'ABCD',
      referral: 'friend',
      founder: { name: 'Thu Hằng', emailRaw: 'hang@mocsuong.vn', password: 'Secret-1' },
    },
    { strategy: 'local-username', username: '1.mocsuong', password: 'Secret-1', workspaceId },
  ])
})

it('The short name leaves the legal form out, and can be one’s own', async () => {
  const { calls } = startFakeServer(() => ({ status: 201, body: workspace }))
  renderApp(<SignUpScreen />)
  await fill(/^Name of your workspace/, 'Công ty TNHH Gốm sứ Hương Canh')
  expect(screen.getByText('You will sign in to gomsuhuongcanh as 1.gomsuhuongcanh')).toBeInTheDocument()
  await fill(/^Short name/, 'huongcanh')
  await fill(/^Your name/, 'Thu Hằng')
  await fill(/^Email/, 'hang@mocsuong.vn')
  await fill(/^Password/, 'Secret-1')
  await fill(/^Invitation code/, 'ABCD')
  await send()
  await waitFor(() => expect(besidesFooter(calls)[0]?.body).toMatchObject({ name: 'Công ty TNHH Gốm sứ Hương Canh', slug: 'huongcanh' }))
})

it('A field one only passes by isn’t called wrong before anything is sent', async () => {
  startFakeServer(() => ({ body: workspace }))
  renderApp(<SignUpScreen />)
  await userEvent.click(await screen.findByLabelText(/^Name of your workspace/))
  await userEvent.click(screen.getByLabelText(/^Your name/))
  await userEvent.click(screen.getByLabelText(/^Email/))
  expect(screen.queryByText(/is required/)).not.toBeInTheDocument()
})

it('What is missing is told by its field, and nothing is sent', async () => {
  const { calls } = startFakeServer(() => ({ body: workspace }))
  renderApp(<SignUpScreen />)
  await screen.findByLabelText(/^Name of your workspace/)
  await send()
  for (const text of [
    'Name of your workspace is required',
    'Your name is required',
    'Email is required',
    'Password is required',
    'Invitation code invalid',
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument()
  }
  expect(besidesFooter(calls)).toEqual([])
})

it('A password is asked for by the rule it is judged by: what the field asks for is taken, what is shorter is told before anything is sent', async () => {
  const { calls } = startFakeServer(() => ({ body: workspace }))
  renderApp(<SignUpScreen />)
  await fillAll()
  const field = screen.getByLabelText(/^Password/)
  expect(field).toHaveAccessibleDescription('At least 6 characters')
  await userEvent.clear(field)
  await userEvent.type(field, 'secre')
  await send()
  await waitFor(() => expect(field).toHaveAccessibleDescription('At least 6 characters Password must have at least 6 chars.'))
  expect(besidesFooter(calls)).toEqual([])
  await userEvent.type(field, 't')
  await send()
  await waitFor(() => expect(besidesFooter(calls)[0]?.body).toMatchObject({ founder: { password: 'secret' } }))
})

it('A used invitation code is told by its field', async () => {
  startFakeServer(() => refusal(400, 'bad-request', 'Invitation code invalid', { errors: { invitationCode: 'Invitation code invalid' } }))
  renderApp(<SignUpScreen />)
  await fillAll()
  await send()
  await waitFor(() => expect(screen.getByLabelText(/^Invitation code/)).toHaveAccessibleDescription('Invitation code invalid'))
})
