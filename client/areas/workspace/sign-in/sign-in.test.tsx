import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { member, sessionOf, workspaceId } from '../../../testing/people'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { renderApp } from '../../../testing/render-app'
import { completeLogin, safeNext } from './login'
import { SignInScreen } from './screens/sign-in-screen'

const company = { _id: workspaceId, name: 'Mộc Sương', slug: 'mocsuong', status: 'enabled', apps: [] }

const server: FakeHandler = ({ path, query, body }) => {
  if (path === 'workspaces') {
    const slug = query.get('slug')
    return pageOf(slug === 'mocsuong' ? [company] : slug === 'closed' ? [{ ...company, slug, status: 'disabled' }] : [])
  }
  const { password } = body as { password: string }
  return password === 'Secret-1'
    ? { status: 201, body: { accessToken: 'token', authentication: {}, user: member(['/sales']) } }
    : refusal(401, 'not-authenticated', 'Wrong email, username or password')
}

const Where = () => <p>at {useLocation().pathname + useLocation().search}</p>
const open = (at = '/sign_in', session?: ReturnType<typeof sessionOf>) =>
  renderApp(
    <Routes>
      <Route path="/sign_in" element={<SignInScreen />} />
      <Route path="*" element={<Where />} />
    </Routes>,
    { at, ...(session ? { session } : null) },
  )
const answer = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

beforeEach(() => localStorage.clear())

it('A member signs in by workspace, username and password, and goes on to the page asked for', async () => {
  const { calls } = startFakeServer(server)
  const { store } = open('/sign_in?next=%2Ffunds%3Fsearch%3DbyDate')
  await answer('Workspace', 'mocsuong')
  await userEvent.type(await screen.findByLabelText('Email or username'), '2.')
  expect(screen.getByLabelText('Email or username')).toHaveValue('2.mocsuong')
  await userEvent.keyboard('{Enter}')
  await answer('Password', 'Secret-1')
  expect(await screen.findByText('Signed in. Opening Mộc Sương')).toBeInTheDocument()
  expect(await screen.findByText('at /funds?search=byDate')).toBeInTheDocument()
  expect(calls.at(-1)?.body).toEqual({ strategy: 'local-username', username: '2.mocsuong', password: 'Secret-1', workspaceId })
  expect(store.getState().session.current).toMatchObject({ accessToken: 'token', workspace: { slug: 'mocsuong' }, keep: true })
})

it('With an @ it is an email', async () => {
  const { calls } = startFakeServer(server)
  open()
  await answer('Workspace', 'mocsuong')
  await answer('Email or username', 'hang@mocsuong.vn')
  await answer('Password', 'Secret-1')
  await screen.findByText(/^Signed in/)
  expect(calls.at(-1)?.body).toEqual({ strategy: 'local', email: 'hang@mocsuong.vn', password: 'Secret-1', workspaceId })
})

it('A missing, unknown or disabled workspace is told, and nothing more is asked', async () => {
  startFakeServer(server)
  open()
  await userEvent.type(await screen.findByLabelText('Workspace'), '{Enter}')
  expect(await screen.findByText('Please enter your Workspace')).toBeInTheDocument()
  await answer('Workspace', 'nobody')
  expect(await screen.findByText('We can’t find your WorkSpace')).toBeInTheDocument()
  await answer('Workspace', 'closed')
  expect(await screen.findByText('Sorry, your workspace has been disabled')).toBeInTheDocument()
  expect(screen.queryByLabelText('Email or username')).not.toBeInTheDocument()
})

it('A company of another server is signed in to there, and its name is filled in', async () => {
  const away = { ...company, address: 'https://b.socai.vn' }
  startFakeServer(({ query }) => pageOf(query.get('slug') === 'mocsuong' ? [away] : []))
  const gone = jest.fn((event: Event) => {
    if (event.target instanceof HTMLAnchorElement) event.preventDefault()
  })
  document.addEventListener('click', gone)
  open('/sign_in?workspace=mocsuong')
  expect(await screen.findByLabelText('Workspace')).toHaveValue('mocsuong')
  gone.mockClear()
  await userEvent.type(screen.getByLabelText('Workspace'), '{Enter}')
  const link = await screen.findByRole('link', { name: 'Mộc Sương signs in at b.socai.vn. Going there…' })
  expect(link).toHaveAttribute('href', 'https://b.socai.vn/sign_in?workspace=mocsuong')
  expect(gone.mock.calls.map(([{ target }]) => target)).toContain(link)
  expect(screen.queryByLabelText('Email or username')).not.toBeInTheDocument()
  document.removeEventListener('click', gone)
})

it('A wrong password is told by its field, and can be typed again', async () => {
  startFakeServer(server)
  const { store } = open()
  await answer('Workspace', 'mocsuong')
  await answer('Email or username', '2.mocsuong')
  await answer('Password', 'wrong')
  expect(await screen.findByText('Wrong email, username or password')).toBeInTheDocument()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Wrong email, username or password')
  expect(store.getState().session.current).toBeNull()
})

it('Esc takes the last answer back', async () => {
  startFakeServer(server)
  open()
  await answer('Workspace', 'mocsuong')
  await screen.findByLabelText('Email or username')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByLabelText('Workspace')).toHaveValue('mocsuong')
})

it('While the slug is typed the company it names appears', async () => {
  startFakeServer(server)
  open()
  await userEvent.type(await screen.findByLabelText('Workspace'), 'mocsuong')
  await waitFor(() => expect(screen.getByLabelText('Workspace')).toHaveAccessibleDescription('Mộc Sương'))
})

it('Whoever is in already goes on at once', async () => {
  startFakeServer(server)
  open('/sign_in?next=%2Ffunds', sessionOf())
  expect(await screen.findByText('at /funds')).toBeInTheDocument()
})

it('Digits and a dot are completed by the slug, and can still be taken back', () => {
  expect(completeLogin('1', '1.', 'abc')).toBe('1.abc')
  expect(completeLogin('1.a', '1.', 'abc')).toBe('1.')
  expect(completeLogin('hang', 'hang.', 'abc')).toBe('hang.')
})

it('Only addresses of this application are gone on to', () => {
  expect(safeNext('/funds?a=1')).toBe('/funds?a=1')
  expect(safeNext('//evil.example')).toBe('/')
  expect(safeNext('/\\evil.example')).toBe('/')
  expect(safeNext('https://evil.example')).toBe('/')
  expect(safeNext(null)).toBe('/')
})

it('A company that is being moved says so by its field, and can be asked for again', async () => {
  startFakeServer(() => refusal(503, 'unavailable', 'This company is being moved to another server'))
  open()
  await answer('Workspace', 'mocsuong')
  expect(await screen.findByText('This company is being moved to another server')).toBeInTheDocument()
})

it('A server that fails while the company is looked up is told as such, without its own words', async () => {
  startFakeServer(() => refusal(500, 'general-error', 'boom'))
  open()
  await answer('Workspace', 'mocsuong')
  expect(await screen.findByText('at /503')).toBeInTheDocument()
  expect(screen.queryByText('boom')).not.toBeInTheDocument()
})
