import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { KeysScreen } from './screens/keys-screen'

const shop = {
  _id: 'aaaaaaaaaaaaaaaaaaaaaa01',
  workspaceId,
  rev: 1,
  created: '2026-11-01T00:00:00.000Z',
  creator: { _id: 'cccccccccccccccccccccc01', name: 'Trần Thu Hà', username: '1.demo' },
  name: 'Website bán hàng',
  rights: ['/sales'],
  hint: '…k7Qd',
  status: 'active',
  dailyCalls: 500,
  calls: [{ day: new Date().toISOString().slice(0, 10), calls: 120, failed: 4 }],
  failures: [
    { at: '2026-11-21T06:58:29.000Z', verb: 'GET', service: 'funds', status: 403, code: 'rights.missing', times: 3 },
    { at: '2026-11-21T07:02:00.000Z', verb: 'POST', service: 'orders', status: 400, code: 'orders.buyer-required', times: 1 },
  ],
}
const old = {
  ...shop,
  _id: 'aaaaaaaaaaaaaaaaaaaaaa02',
  name: 'Bảng tính cũ',
  hint: '…c5Yb',
  status: 'revoked',
  updated: '2026-09-04T02:00:00.000Z',
  updater: { _id: 'cccccccccccccccccccccc02', name: 'Phương Uyên', username: 'uyen' },
  failures: [],
}
const fresh = { ...shop, _id: 'aaaaaaaaaaaaaaaaaaaaaa03', name: 'Máy tính tiền', hint: '…m2Xa', failures: [] }

const handler: FakeHandler = ({ path, method }) => {
  if (path.startsWith('workspaces/'))
    return { body: { _id: workspaceId, rev: 1, name: 'Mộc Sương', apps: [], opts: {}, cfg: {}, zone: 'Asia/Ho_Chi_Minh' } }
  if (path === 'apiKeys' && method === 'POST') return { status: 201, body: { ...fresh, apiKey: 'socai_once' } }
  if (path === 'apiKeys') return pageOf([old, shop])
  const key = [shop, old, fresh].find(({ _id }) => path === `apiKeys/${_id}`)
  return key ? { body: key } : pageOf([])
}

const open = (address: string) => {
  const server = startFakeServer(handler)
  renderApp(
    <Routes>
      <Route path="/keys" element={<KeysScreen />} />
      <Route path="/webhooks" element={<p>The webhooks</p>} />
    </Routes>,
    { at: address, session: sessionOf(['bod']) },
  )
  return server
}

it('What a key called in vain stands beside the list, the newest first; a revoked key is struck through, with who revoked it', async () => {
  open(`/keys?open=${shop._id}`)
  const dock = await screen.findByRole('region', { name: 'Website bán hàng' })
  expect((await within(dock).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/POST orders\s*orders\.buyer-required400$/),
    expect.stringMatching(/GET funds\s*rights\.missing · 3 times in a row403$/),
  ])
  expect(within(dock).getByRole('button', { name: 'Revoke' })).toBeTruthy()
  const [first, second] = screen.getAllByRole('row').slice(1)
  expect(first).toHaveTextContent('Website bán hàng')
  expect(within(second as HTMLElement).getByText('Bảng tính cũ').tagName).toBe('S')
  expect(second).toHaveTextContent(/revoked by Phương Uyên/)
  await userEvent.click(second as HTMLElement)
  const gone = await screen.findByRole('region', { name: 'Bảng tính cũ' })
  expect(within(gone).queryByRole('button', { name: 'Revoke' })).toBeNull()
  expect(gone).toHaveTextContent('None failed.')
})

it('A new key is shown this once beside the list, and no more after it was closed', async () => {
  open('/keys?open=new')
  await userEvent.type(await screen.findByRole('textbox', { name: /What it is for/ }), 'Máy tính tiền')
  await userEvent.click(screen.getByRole('button', { name: /Issue it/ }))
  const dock = await screen.findByRole('region', { name: 'Máy tính tiền' })
  expect(within(dock).getByText('socai_once')).toBeTruthy()
  await userEvent.click(within(dock).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('socai_once')).toBeNull())
})

it('What worked stands beside what failed; name, user and limits of a key are changed while it is in use', async () => {
  const { calls } = open(`/keys?open=${shop._id}`)
  const dock = await screen.findByRole('region', { name: 'Website bán hàng' })
  expect(dock).toHaveTextContent('Calls that worked, 30 days116Calls that failed, 30 days4')
  await userEvent.click(within(dock).getByRole('button', { name: 'Edit key' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit the key Website bán hàng' })
  const name = within(dialog).getByRole('textbox', { name: /What it is for/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Website mới')
  await userEvent.clear(within(dialog).getByRole('textbox', { name: /Calls a day at most/ }))
  expect(within(dialog).queryByRole('textbox', { name: /Proposals a day/ })).toBeNull()
  await userEvent.click(within(dialog).getByRole('radio', { name: /An assistant that proposes/ }))
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Proposals a day at most/ }), '50')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Sum of a proposal at most/ }), '20000000')
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'A proposal lapses' }), 'after 24 hours')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])).toEqual([
      [
        `apiKeys/${shop._id}`,
        {
          name: 'Website mới',
          dailyCalls: null,
          assistant: 'may write',
          dailyProposals: 50,
          mostDong: 20_000_000,
          proposalHours: 24,
          rev: 1,
        },
      ],
    ]),
  )
})

it('Webhooks and assistants stand beside the keys, a press away', async () => {
  open('/keys')
  const tabs = await screen.findByRole('radiogroup', { name: 'Connections' })
  expect(within(tabs).getByRole('radio', { name: 'API keys' })).toBeChecked()
  await userEvent.click(within(tabs).getByRole('radio', { name: 'Webhooks' }))
  expect(await screen.findByText('The webhooks')).toBeTruthy()
})
