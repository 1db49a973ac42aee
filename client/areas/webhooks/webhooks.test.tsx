import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer, type FakeHandler } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { WebhooksScreen } from './screens/webhooks-screen'

const webhook = {
  _id: 'aaaaaaaaaaaaaaaaaaaaaa01',
  rev: 1,
  created: '2026-11-01T00:00:00.000Z',
  name: 'Máy in tem',
  url: 'https://kho.example/hook',
  events: ['orders.created'],
  rights: ['/sales'],
  status: 'on',
  failingSince: '2026-11-21T06:58:30.000Z',
  hint: '…e07a',
}
const delivery = {
  _id: 'bbbbbbbbbbbbbbbbbbbbbb01',
  rev: 4,
  created: '2026-11-21T06:58:29.000Z',
  webhookId: webhook._id,
  type: 'orders.created',
  title: 'S000427',
  seq: 18_442,
  body: '{"id":"evt_1","type":"orders.created"}',
  status: 'failing',
  tries: 1,
  due: '2026-11-21T07:11:00.000Z',
  attempts: [{ at: '2026-11-21T06:58:30.000Z', ms: 5000, why: 'no answer within 5 seconds', vi: 'không trả lời trong 5 giây' }],
}

const handler: FakeHandler = ({ path, method, query }) => {
  if (path.startsWith('workspaces/'))
    return { body: { _id: workspaceId, rev: 1, name: 'Mộc Sương', apps: [], opts: {}, cfg: {}, zone: 'Asia/Ho_Chi_Minh' } }
  if (query.get('report') === 'hours') return { body: { data: [{ webhookId: webhook._id, hours: [], delivered: 412, undelivered: 1 }] } }
  if (path === 'webhooks' && method === 'POST')
    return { status: 201, body: { ...webhook, _id: 'aaaaaaaaaaaaaaaaaaaaaa02', name: 'Website', secret: 'whsec_once' } }
  if (path === 'webhooks') return pageOf([webhook])
  if (path.startsWith('webhookDeliveries/')) return { body: method === 'PATCH' ? { ...delivery, status: 'waiting', rev: 5 } : delivery }
  if (path === 'webhookDeliveries') return pageOf([delivery], 1)
  return pageOf([])
}

const open = (address: string) => {
  const server = startFakeServer(handler)
  renderApp(
    <Routes>
      <Route path="/webhooks" element={<WebhooksScreen />} />
    </Routes>,
    { at: address, session: sessionOf(['bod']) },
  )
  return server
}

test('what a program is told, and why it does not arrive, is in sight; R sends it again', async () => {
  const { calls } = open(`/webhooks?open=${delivery._id}`)
  expect(await screen.findByText('no answer within 5 seconds, 5,000 ms')).toBeTruthy()
  expect(await screen.findByText('412')).toBeTruthy()
  await userEvent.keyboard('r')
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])).toEqual([
      [`webhookDeliveries/${delivery._id}`, { status: 'again' }],
    ]),
  )
})

test('a webhook is made with its rights and events, and its secret is shown this once', async () => {
  const { calls } = open('/webhooks?open=new')
  await userEvent.type(await screen.findByLabelText(/^Receiver/), 'Website')
  await userEvent.type(screen.getByLabelText(/^Address/), 'https://mocsuong.example/socai')
  await userEvent.click(screen.getByLabelText('Purchases'))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('whsec_once')).toBeTruthy()
  const made = { name: 'Website', url: 'https://mocsuong.example/socai', rights: ['/sales', '/purchases'] }
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ...made, events: ['orders.created', 'orders.patched'] })
  await userEvent.click(screen.getByText('Done'))
  expect(screen.queryByText('whsec_once')).toBeNull()
})
