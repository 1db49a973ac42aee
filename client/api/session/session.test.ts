import { createHub } from '../realtime/hub'
import { createHeldClock } from '../../testing/held-clock'
import { refusal, startFakeServer } from '../../testing/fake-server'
import { member, sessionOf } from '../../testing/people'
import { createAppStore } from '../../app/store'
import { createRenewal } from './renewal'
import { sessionStarted } from './session-slice'
import { readStoredSession, sessionStorageKey, storeSession } from './session-storage'
import { signOut } from './sign-out'
import { renewalDelay } from './token-time'
import { watchSession } from './watch-session'

const watched = () => {
  const { store } = createAppStore(false)
  const hub = createHub(createHeldClock())
  const received: (string | null)[] = []
  const forget = jest.fn()
  watchSession(store, { hub, renewal: createRenewal(), forget, listen: (session) => received.push(session?.accessToken ?? null) })
  return { store, hub, received, forget }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const renews = () =>
  startFakeServer(() => ({ status: 201, body: { accessToken: 'token-2', authentication: {}, user: member(['/sales']) } }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('A stored session is taken up at once, and proven meanwhile', async () => {
  const { calls } = renews()
  storeSession(sessionOf())
  const { store, received } = watched()
  expect(store.getState().session.current?.accessToken).toBe('token-1')
  await settled()
  expect(calls[0]?.body).toEqual({ strategy: 'jwt', accessToken: 'token-1' })
  expect(store.getState().session.current).toMatchObject({ accessToken: 'token-2', user: { rights: ['/sales'] } })
  expect(readStoredSession()?.accessToken).toBe('token-2')
  expect(received).toEqual(['token-1', 'token-2'])
})

it('A stored session that the server no longer knows is cleared', async () => {
  startFakeServer(() => refusal(401, 'not-authenticated', 'Session ended'))
  storeSession(sessionOf())
  const { store } = watched()
  await settled()
  expect(store.getState().session).toEqual({ current: null, expired: true })
  expect(readStoredSession()).toBeNull()
})

it('A stored session outlives a server that is away', async () => {
  startFakeServer(() => refusal(503, 'unavailable', 'Not ready'))
  storeSession(sessionOf())
  const { store } = watched()
  await settled()
  expect(store.getState().session.current?.accessToken).toBe('token-1')
})

it('Signing out ends the session here at once, tells the server and forgets what was shown', async () => {
  const { calls } = startFakeServer(() => ({ body: {} }))
  const { store, received, forget } = watched()
  store.dispatch(sessionStarted(sessionOf()))
  void store.dispatch(signOut())
  expect(store.getState().session).toEqual({ current: null, expired: false })
  expect(received.at(-1)).toBeNull()
  await settled()
  expect(forget).toHaveBeenCalledTimes(1)
  expect(calls.map(({ method, path, headers }) => `${method} ${path} ${headers.get('Authorization')}`)).toEqual([
    'DELETE authentication/null Bearer token-1',
  ])
})

it('A session that is not to be kept stays within its window', () => {
  storeSession({ ...sessionOf(), keep: false })
  expect(localStorage.getItem(sessionStorageKey)).toBeNull()
  expect(readStoredSession()?.accessToken).toBe('token-1')
})

it('Windows of one device share a renewed token and the end of a session', () => {
  renews()
  const { store } = watched()
  store.dispatch(sessionStarted(sessionOf()))
  storeSession(sessionOf([], 'token-9'))
  window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }))
  expect(store.getState().session.current?.accessToken).toBe('token-9')
  storeSession(null)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }))
  expect(store.getState().session.current).toBeNull()
})

it('A change of the member or of their workspace is known at once', () => {
  renews()
  const { store, hub } = watched()
  const session = sessionOf(['/sales'])
  store.dispatch(sessionStarted(session))
  hub.onEvent('users', 'patched', { ...session.user, rev: 2, rights: ['/funds'] }, { epoch: 1, n: 1 })
  hub.onEvent('workspaces', 'patched', { ...session.workspace, rev: 2, name: 'Mộc Sương Trà' }, { epoch: 1, n: 2 })
  expect(store.getState().session.current).toMatchObject({ user: { rights: ['/funds'] }, workspace: { name: 'Mộc Sương Trà' } })
})

it('A token is renewed when a fifth of its time, or two minutes, is left', () => {
  const token = (exp: number): string => `a.${btoa(JSON.stringify({ exp }))}.c`
  expect(renewalDelay(token(3600), 0)).toBe(3_480_000)
  expect(renewalDelay(token(100), 0)).toBe(80_000)
  expect(renewalDelay(token(1), 60_000)).toBe(5000)
  expect(renewalDelay('damaged', 0)).toBeNull()
})
