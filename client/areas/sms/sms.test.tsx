import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { handOver } from '../partners/parts/sms-hand-over'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { CampaignsScreen } from './screens/campaigns-screen'

const account = {
  _id: 'aaaaaaaaaaaaaaaaaaaaaa01',
  rev: 1,
  sender: 'MOCSUONG',
  provider: 'file',
  price: 850,
  perMinute: 60,
  status: 'active',
}
const customer = {
  _id: 'bbbbbbbbbbbbbbbbbbbbbb01',
  rev: 1,
  group: 'Customers',
  name: 'Chị Hoa',
  phone: '0901234567',
  outstanding: 500_000,
  status: 'active',
}
const plan = {
  recipients: 1,
  segments: 1,
  estimate: 850,
  skipped: [],
  samples: [{ name: 'Chị Hoa', phone: '84901234567', text: 'Chao Chi Hoa', units: 12, segments: 1 }],
}

const made = {
  _id: 'cccccccccccccccccccccc01',
  rev: 1,
  created: '2026-11-21T07:03:00.000Z',
  name: 'Nhắc nợ',
  text: 'Chào {name}',
  status: 'scheduled',
  sendAt: '2026-11-21T07:03:00.000Z',
  counts: { total: 1, sent: 0, delivered: 0, failed: 0, unsure: 0, skipped: 0, waiting: 1 },
  estimate: 850,
}

const kept = { _id: 'dddddddddddddddddddddd01', rev: 1, name: 'Hàng về', text: 'Chào {name}, hàng đã về' }

const handler: FakeHandler = ({ path, method, body, query }) => {
  if (query.get('report') === 'balance') return { body: { balance: 500 } }
  if (path === 'smsTemplates') return method === 'POST' ? { status: 201, body: { ...kept, ...(body as object) } } : pageOf([kept])
  if (path.startsWith('workspaces/'))
    return { body: { _id: workspaceId, rev: 1, name: 'Mộc Sương', apps: ['sms'], opts: {}, cfg: {}, zone: 'Asia/Ho_Chi_Minh' } }
  if (path === 'smsAccounts') return pageOf([account])
  if (path === 'assets') return pageOf([customer])
  if (path === 'smsCampaigns' && method === 'POST') return { body: (body as { rehearse?: boolean }).rehearse ? plan : made }
  return pageOf([])
}

test('messages are shown as each will read them, with their cost, before they are sent', async () => {
  const { calls } = startFakeServer(handler)
  renderApp(
    <Routes>
      <Route path="/apps/sms" element={<CampaignsScreen />} />
    </Routes>,
    { at: '/apps/sms?open=new', session: sessionOf(['/sales']) },
  )
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Nhắc nợ')
  await userEvent.click(screen.getByRole('button', { name: 'Customers who owe' }))
  await userEvent.click(screen.getByRole('button', { name: 'Thanks' }))
  expect(await screen.findByText('Chao Chi Hoa')).toBeInTheDocument()
  expect(screen.getByText(/1 person, 1 message/)).toBeInTheDocument()
  const send = screen.getByRole('button', { name: /Send 1 message/ })
  await waitFor(() => expect(send).toBeEnabled())
  await userEvent.click(send)
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Nhắc nợ',
      partnerIds: [customer._id],
      skipRecentDays: 7,
    }),
  )
  expect(calls.findLast(({ method }) => method === 'POST')?.body).not.toHaveProperty('rehearse')
})

test('a test goes to the writer’s own number, with what the first of them will read', async () => {
  const { calls } = startFakeServer(handler)
  const session = sessionOf(['/sales'])
  renderApp(
    <Routes>
      <Route path="/apps/sms" element={<CampaignsScreen />} />
    </Routes>,
    { at: '/apps/sms?open=new', session: { ...session, user: { ...session.user, phone: '0908111222' } } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Customers who owe' }))
  await userEvent.click(screen.getByRole('button', { name: 'Thanks' }))
  const toMe = screen.getByRole('button', { name: 'Send a test to me' })
  await waitFor(() => expect(toMe).toBeEnabled())
  await userEvent.click(toMe)
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      text: 'Chao Chi Hoa',
      numbers: [{ phone: '0908111222', name: session.user.name }],
      avoidQuiet: false,
    }),
  )
})

const campaigns = (
  <Routes>
    <Route path="/apps/sms" element={<CampaignsScreen />} />
  </Routes>
)

test('messages begin with a template of one’s own, and what is left with the provider stands beside their cost', async () => {
  startFakeServer(handler)
  renderApp(campaigns, { at: '/apps/sms?open=new', session: sessionOf(['/sales']) })
  await userEvent.selectOptions(await screen.findByLabelText('Own templates'), 'Hàng về')
  expect(screen.getByLabelText(/^Text/)).toHaveValue('Chào {name}, hàng đã về')
  await userEvent.click(screen.getByRole('button', { name: 'Customers who owe' }))
  expect(await screen.findByText('What is left isn’t enough: the round would stop on its way.')).toBeInTheDocument()
})

test('a text is kept as a template under a name of its own', async () => {
  const { calls } = startFakeServer(handler)
  renderApp(campaigns, { at: '/apps/sms?open=new', session: sessionOf(['/sales']) })
  await userEvent.click(await screen.findByRole('button', { name: 'Thanks' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep as template' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep as template' }))
  await userEvent.type(dialog.getByLabelText(/Name of the template/), 'Cảm ơn')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep as template' }))
  await waitFor(() =>
    expect(calls.find(({ path, method }) => path === 'smsTemplates' && method === 'POST')?.body).toEqual({
      name: 'Cảm ơn',
      text: '{company} thanks {name} for a good year together.',
    }),
  )
})

test('those whom the debts hand over are addressed at once, with a reminder that is yet to be sent', async () => {
  const { calls } = startFakeServer(handler)
  const partners = [{ _id: customer._id, name: 'Chị Hoa', phone: '0901234567', outstanding: 500_000 }]
  const { to, state } = handOver({ partners, isReminder: true })
  const [pathname = '', search = ''] = to.split('?')
  renderApp(campaigns, { at: { pathname, search: `?${search}`, state }, session: sessionOf(['/sales']) })
  expect(await screen.findByLabelText(/^Text/)).toHaveValue(
    '{company}: dear {name}, {debt} d of order {order} are still open, for {days} days now. Thank you for settling it soon.',
  )
  expect(await screen.findByText('Chao Chi Hoa')).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { partnerIds: [customer._id], rehearse: true },
  ])
})

test('messages wait for the hour that they are given', async () => {
  const { calls } = startFakeServer(handler)
  renderApp(campaigns, { at: '/apps/sms?open=new', session: sessionOf(['/sales']) })
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Tết')
  await userEvent.click(screen.getByRole('button', { name: 'All customers' }))
  await userEvent.click(screen.getByRole('button', { name: 'Thanks' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send later' }))
  expect(await screen.findByText('Chao Chi Hoa')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Send 1 message at/ }))
  expect(await screen.findByText(/^Nhắc nợ leaves at .* 08:00$/)).toBeInTheDocument()
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Tết',
    sendAt: expect.stringMatching(/T01:00:00\.000Z$/) as string,
  })
})

test('before the press one reads that messages wait for the end of the night, to how many they go and what they cost', async () => {
  // 05:20 on a Friday in Vietnam.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-19T22:20:00Z'))
  startFakeServer(handler)
  renderApp(campaigns, { at: '/apps/sms?open=new', session: sessionOf(['/sales']) })
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Nhắc nợ')
  await userEvent.click(screen.getByRole('button', { name: 'All customers' }))
  await userEvent.click(screen.getByRole('button', { name: 'Thanks' }))
  expect(await screen.findByText(/^1 recipient, 850/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Send 1 message at 20\/11\/2026 08:00/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: /night/ }))
  expect(await screen.findByRole('button', { name: /Send 1 message(?! at)/ })).toBeInTheDocument()
  jest.restoreAllMocks()
})

test('what the server refuses of a round stands by its field, and nothing is lost', async () => {
  startFakeServer((call) =>
    call.path === 'smsCampaigns' && call.method === 'POST' && !(call.body as { rehearse?: boolean }).rehearse
      ? refusal(400, 'bad-request', 'Invalid data', { errors: { sendAt: 'That hour is past' } })
      : handler(call),
  )
  renderApp(campaigns, { at: '/apps/sms?open=new', session: sessionOf(['/sales']) })
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Tết')
  await userEvent.click(screen.getByRole('button', { name: 'All customers' }))
  await userEvent.click(screen.getByRole('button', { name: 'Thanks' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send later' }))
  const schedule = await screen.findByRole('button', { name: /Send 1 message at/ })
  await waitFor(() => expect(schedule).toBeEnabled())
  await userEvent.click(schedule)
  expect(await screen.findByText('That hour is past')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Tết')
})

test('messages of which none has left are given another text, and what is refused stands by it', async () => {
  let refuses = true
  const { calls } = startFakeServer((call) => {
    if (call.method === 'PATCH')
      return refuses ? refusal(400, 'bad-request', 'Invalid data', { errors: { text: 'Unknown field' } }) : { body: { ...made, rev: 2 } }
    if (call.path.startsWith('smsCampaigns') && !call.query.get('report')) return call.path.includes('/') ? { body: made } : pageOf([made])
    return handler(call)
  })
  renderApp(campaigns, { at: `/apps/sms?open=${made._id}`, session: sessionOf(['/sales']) })
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await userEvent.type(screen.getByLabelText(/^Text/), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Unknown field')).toBeInTheDocument()
  refuses = false
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByLabelText(/^Text/)).not.toBeInTheDocument())
  expect(calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))).toEqual([
    { text: 'Chào {name}!' },
    { text: 'Chào {name}!' },
  ])
})
