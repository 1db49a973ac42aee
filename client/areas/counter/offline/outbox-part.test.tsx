import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { device } from '../../../lib/outbox/device'
import { readyCompany } from '../../../lib/outbox/waiting'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { OutboxPart } from './outbox-part'

jest.mock('../../../lib/shell-worker', () => ({ keepShell: () => Promise.resolve(true) }))
jest.mock('../../../lib/outbox/device', () => ({ device: jest.fn() }))
jest.mock('../../../lib/outbox/outbox', () => ({
  ...jest.requireActual<object>('../../../lib/outbox/outbox'),
  keepKey: () => Promise.resolve(),
  deviceNumber: () => Promise.resolve(1),
}))

test('a device with no room for the goods says so before the first sale, and isn’t made ready', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: {} })
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist: () => Promise.resolve(false) } })
  const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
  const store = { clear: () => Promise.resolve(), put: full, delete: full }
  jest.mocked(device).mockResolvedValue({
    getAll: () => Promise.resolve([]),
    transaction: () => ({ objectStore: () => store, done: Promise.resolve() }),
  } as never)
  startFakeServer(({ query }) => (query.get('report') === 'outboxKey' ? { body: { key: 'AAAA' } } : pageOf([])))
  renderApp(<OutboxPart shift={{ _id: 's1', counter: 'Quầy 2', warehouseId: 'w1' } as never} />, { session: sessionOf(['/sales']) })
  const ready = await screen.findByRole('checkbox', { name: /^Sell without a connection/ })
  await userEvent.click(ready)
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no room left on this device.')
  expect(ready).not.toBeChecked()
  expect(readyCompany()).toBe('')
})
