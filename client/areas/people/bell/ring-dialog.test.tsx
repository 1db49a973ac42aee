import { webcrypto } from 'node:crypto'
import { RING_TOPICS } from '@shared/foundation/words/ring-words'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { markOf } from '../../../lib/push'
import { startFakeServer, type FakeServer } from '../../../testing/fake-server'
import { sessionOf } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { useOpenedNotice } from './use-opened-notice'
import { RingDialog } from './ring-dialog'

const endpoint = 'https://push.so-cai.vn/may-cua-lan'
const devices: Record<string, unknown>[] = []
const start = (): FakeServer =>
  startFakeServer(({ method, query, body }) => {
    if (query.has('report')) return { body: { key: 'BAAA' } }
    if (method === 'GET') return { body: { total: devices.length, limit: 10, skip: 0, data: [...devices] } }
    const { endpoint: _address, p256dh: _key, auth: _auth, ...sent } = body as Record<string, unknown>
    const made = { _id: 'a'.repeat(24), rev: 1, mark: 'x', ...devices[0], ...sent }
    devices.splice(0, 1, made)
    return { body: made }
  })

let subscription: object | null = null
const worker = {
  pushManager: {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => {
      subscription = { endpoint, options: { applicationServerKey: null }, toJSON: () => ({ keys: { p256dh: 'BPoint', auth: 'secret' } }) }
      return Promise.resolve(subscription)
    },
  },
}
const serviceWorker = Object.assign(new EventTarget(), {
  getRegistration: () => Promise.resolve(worker),
  register: () => Promise.resolve(worker),
  ready: Promise.resolve(worker),
})
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
beforeEach(() => {
  devices.length = 0
  subscription = null
  localStorage.clear()
  document.head.innerHTML = '<meta name="build" content="1">'
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.assign(window, {
    PushManager: () => undefined,
    Notification: { permission: 'granted', requestPermission: () => Promise.resolve('granted') },
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'PushManager')
  Reflect.deleteProperty(window, 'Notification')
})
const open = () => renderApp(<RingDialog onClose={() => undefined} />, { session: sessionOf(['/sales']) })

it('One press lets a device ring for everything; a topic and the night are switched off one by one', async () => {
  const server = start()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ring on this device' }))
  await waitFor(() => expect(server.calls.find(({ method }) => method === 'POST')).toBeDefined())
  expect(server.calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: 'pushDevices',
    body: { topics: [...RING_TOPICS], endpoint, p256dh: 'BPoint', auth: 'secret' },
  })
})

it('What this device rings for is chosen here; quiet hours begin at nine in the evening', async () => {
  devices.push({ _id: 'a'.repeat(24), rev: 1, name: 'Chrome · Android', topics: ['orders', 'money'], mark: await markOf(endpoint) })
  devices.push({ _id: 'b'.repeat(24), rev: 1, name: 'Safari · iPhone', topics: ['orders'], mark: 'other' })
  await worker.pushManager.subscribe()
  const server = start()
  open()
  await userEvent.click(await screen.findByRole('switch', { name: 'Money' }))
  await waitFor(() => expect(server.calls.at(-1)).toMatchObject({ method: 'PATCH', body: { topics: ['orders'] } }))
  await userEvent.click(screen.getByRole('switch', { name: /Quiet hours/ }))
  await waitFor(() => expect(server.calls.at(-1)).toMatchObject({ method: 'PATCH', body: { quiet: { from: 1260, until: 420 } } }))
  expect(screen.getByRole('button', { name: 'Remove Safari · iPhone' })).toBeInTheDocument()
})

it('An iPhone is told to put it on the home screen first', async () => {
  start()
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)')
  open()
  expect(await screen.findByText(/first put it on the home screen/)).toBeInTheDocument()
  agent.mockRestore()
})

it('A notification that is pressed opens what it is about, and is read', async () => {
  const notice = {
    _id: 'c'.repeat(24),
    rev: 1,
    group: 'notifications',
    kind: 'order-created',
    title: 'x',
    body: '',
    values: { number: 'S000001', group: 'sales' },
    target: { service: 'orders', _id: 'd'.repeat(24) },
    status: 'unread',
  }
  const server = startFakeServer(() => ({ body: notice }))
  const Opener = () => {
    useOpenedNotice()
    return null
  }
  renderApp(<Opener />, { session: sessionOf(['/sales']) })
  act(() => void serviceWorker.dispatchEvent(new MessageEvent('message', { data: { notice: notice._id } })))
  await waitFor(() => expect(server.calls.map(({ method }) => method)).toEqual(['GET', 'PATCH']))
  expect(server.calls[1]).toMatchObject({ path: `activities/${notice._id}`, body: { status: 'read' } })
})
