import { recordServices } from '@shared/registry/names'
import { features } from '../../app/features'
import { declarations } from '@shared/registry/declarations'
import type { HistoryEntry } from '@shared/areas/history/services/history'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { startFakeServer } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { HistoryList } from './history-list'
import { isNamed, isWorded, loadFeatureWords, statusesWithoutWord } from './field-words'

const entryOf = (changes: HistoryEntry['changes'], service = 'products'): HistoryEntry =>
  ({
    _id: 'a'.repeat(24),
    workspaceId,
    rev: 1,
    created: '2026-11-20T02:00:00.000Z',
    at: '2026-11-20T02:00:00.000Z',
    service,
    recordId: 'b'.repeat(24),
    action: 'patch',
    by: { _id: 'c'.repeat(24), name: 'Khánh Ly' },
    changes,
  }) as HistoryEntry

/** Asks for a field back, is told what that does, and does it. */
const bringBack = async (field: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Bring back ${field}` }))
  expect(await screen.findByText('1 change goes back')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Take back 1' }))
  expect(await screen.findByText('1 change went back')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Close'))
}

const open = (entry: HistoryEntry) => {
  const { calls } = startFakeServer(() => ({
    body: { data: [{ _id: entry._id, service: entry.service, recordId: entry.recordId, way: 'fields' }], next: null },
  }))
  renderApp(<HistoryList entries={[entry]} />, { session: sessionOf(['/sales']) })
  return () => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))
}
afterEach(() => act(() => toast.remove()))

it('A change is told in words, and a field is given back what it was', async () => {
  const sent = open(entryOf({ price: { before: 120_000, after: 135_000 } as never }))
  expect(screen.getByText('Khánh Ly')).toBeInTheDocument()
  expect(screen.getByText('120,000 ₫')).toBeInTheDocument()
  await bringBack('Price')
  expect(sent()).toEqual([{ preview: true, fields: ['price'] }, { fields: ['price'] }])
})

it('A disabled product comes back; what moves money or goods has commands of its own', async () => {
  const sent = open(entryOf({ status: { before: 'active', after: 'disabled' } as never }))
  await bringBack('Status')
  expect(sent().at(-1)).toEqual({ fields: ['status'] })
})

it('A member who was disabled is let in again, and gets back the rights that were taken', async () => {
  const rights = { before: ['/sales', '/funds'], after: ['/sales'] }
  const sent = open(entryOf({ status: { before: 'active', after: 'disabled' }, rights } as never, 'users'))
  await bringBack('Status')
  await bringBack('Rights')
  expect(sent().map((body) => (body as { fields: string[] }).fields)).toEqual([['status'], ['status'], ['rights'], ['rights']])
})

it('The status of an order isn’t set back like a word', () => {
  open(entryOf({ status: { before: 'processing', after: 'shipped' } as never }, 'orders'))
  expect(screen.queryByRole('button', { name: /^Bring back/ })).not.toBeInTheDocument()
})

it('A shipment, a payment or what was changed together says first what taking it back does, then does it', async () => {
  const entry = { ...entryOf({ status: { before: 'new-entry', after: 'completed' } as never }, 'funds'), bulkId: 'd'.repeat(24) }
  const back = { _id: entry._id, service: 'funds', recordId: entry.recordId, name: 'T000012', way: 'refund' }
  const stays = { ...back, _id: 'e'.repeat(24), name: 'T000013', way: undefined, refused: 'It is as it was before already' }
  const { calls } = startFakeServer(({ query }) => ({
    body: query.has('after') || query.has('entryId') ? { data: [back], next: null } : { data: [stays], next: stays._id },
  }))
  renderApp(<HistoryList entries={[entry]} />, { session: sessionOf(['bod']) })
  await userEvent.click(screen.getByRole('button', { name: 'Take all of it back…' }))
  expect(await screen.findByText('the money is refunded')).toBeInTheDocument()
  expect(screen.getByText('It is as it was before already')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Take back 1' }))
  expect(await screen.findByText('1 change went back')).toBeInTheDocument()
  const sent = calls.flatMap(({ path, query, body }) => (path === 'history' ? [[query.get('bulkId'), query.get('after'), body]] : []))
  expect(sent).toEqual([
    ['d'.repeat(24), null, { preview: true }],
    ['d'.repeat(24), 'e'.repeat(24), { preview: true }],
    ['d'.repeat(24), null, {}],
    ['d'.repeat(24), 'e'.repeat(24), {}],
  ])
})

it('Each kind of record, each of its statuses and whatever people change of it has a word', async () => {
  const outcome = declarations.filter(({ history, path }) => history !== 'untold' && path !== 'history' && path !== 'orderDetails')
  expect(outcome.filter(({ path }) => !isNamed(path, features)).map(({ path }) => path)).toEqual([])
  const words = await loadFeatureWords(features, recordServices)
  const changed = outcome.flatMap(({ path, patch, record }) =>
    Object.keys(patch?.['properties'] ?? {}).flatMap((field) =>
      field in record['properties'] && !isWorded(path, field, words) ? [`${path} ${field}`] : [],
    ),
  )
  expect(changed).toEqual([])
  expect(outcome.flatMap(({ record }) => statusesWithoutWord(record))).toEqual([])
})

it('A label that got another name can be taken back', async () => {
  const opts = (fundLabels: string[], more: object = {}) => ({ fundLabels, orderTags: [], ...more })
  const renamed = entryOf({ opts: { before: opts(['Két', 'Ví']), after: opts(['Két sắt', 'Ví']) } } as never, 'workspaces')
  const back = {
    _id: renamed._id,
    service: 'workspaces',
    recordId: renamed.recordId,
    name: 'Mộc Sương',
    way: 'rename',
    changes: { label: { before: 'Két sắt', after: 'Két' } },
  }
  startFakeServer(() => ({ body: { data: [back], next: null } }))
  renderApp(<HistoryList entries={[renamed]} />, { session: sessionOf(['bod']) })
  await userEvent.click(screen.getByRole('button', { name: 'Take back…' }))
  expect(await screen.findByText('Label: Két sắt → Két; on everything that has it')).toBeInTheDocument()
})

it('Settings that changed otherwise have no way back here', () => {
  open(entryOf({ opts: { before: { fundLabels: ['Két'] }, after: { fundLabels: ['Két', 'Ví'] } } } as never, 'workspaces'))
  expect(screen.queryByRole('button', { name: 'Take back…' })).not.toBeInTheDocument()
})

it('Apps are told by their names; another cost of many units has a way back where they cost the same before', async () => {
  startFakeServer(() => ({ body: {} }))
  const entries = [
    entryOf({ apps: { before: [], after: ['whitelabel', 'sms'] } }, 'workspaces'),
    { ...entryOf({ cost: { before: 100, after: 130 }, since: { after: '2026-04-06' } }, 'stocks'), _id: 'd'.repeat(24) },
    { ...entryOf({ cost: { after: 90 } }, 'stocks'), _id: 'e'.repeat(24) },
  ] as HistoryEntry[]
  renderApp(<HistoryList entries={entries} />, { session: sessionOf(['bod']) })
  expect(await screen.findByText('Own label, SMS')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Take back…' })).toHaveLength(1)
})

it('A moment is told by the company’s clock, a day as it is, a status by what it means there', () => {
  const changes = { refundedAt: { after: '2026-11-23T22:26:00.000Z' }, dueDate: { before: '2026-11-23', after: '2026-11-30' } }
  open(entryOf(changes as never, 'funds'))
  expect(screen.getByText('24/11/2026 05:26')).toBeInTheDocument()
  open(entryOf({ status: { before: 'scheduled', after: 'done' } } as never, 'smsCampaigns'))
  expect(screen.getByText('All sent')).toBeInTheDocument()
})
