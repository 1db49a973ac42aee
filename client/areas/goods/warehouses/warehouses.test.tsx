import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { WarehousesScreen } from './screens/warehouses-screen'

const ly = { _id: 'bbbbbbbbbbbbbbbbbbbbbbb2', name: 'Lê Khánh Ly' }
const me = { _id: member()._id as string, name: member().name }
const warehouse = (digit: string, name: string, more: object = {}) => ({
  _id: digit.repeat(24),
  workspaceId,
  rev: 1,
  created: `2026-11-0${digit}T01:00:00.000Z`,
  name,
  status: 'active',
  ...more,
})
const [near, far] = [warehouse('1', 'Kho gần'), warehouse('2', 'Kho xa')]

const open = async (at = '/warehouses') => {
  let stored = near
  const { calls } = startFakeServer(({ path, method, query, body }) => {
    if (path.startsWith('workspaces/'))
      return { body: { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: {} } }
    if (method === 'PATCH') return { body: (stored = { ...stored, ...(body as object), rev: stored.rev + 1 }) }
    return query.has('report') ? { body: { data: [] } } : pageOf([stored, far].filter(({ status }) => status === 'active'))
  })
  const { hub } = renderApp(<WarehousesScreen />, { session: sessionOf(['/sales']), at })
  hub.setMe(me._id)
  await screen.findByRole('row', { name: /Kho gần/ })
  let n = 0
  const receive = (type: 'created' | 'patched' | 'removed', record: ReturnType<typeof warehouse>) =>
    act(() => hub.onEvent('warehouses', type, record, { epoch: 1, n: ++n }))
  const sent = (): unknown[] => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))
  return { hub, receive, sent }
}
// Toasts outlive the screen they were said on.
afterEach(() => act(() => toast.remove()))

const row = (name: RegExp): HTMLElement => screen.getByRole('row', { name })

it('A warehouse that a colleague renames is marked and says who did it; one renamed by oneself, in whichever window, is not', async () => {
  const { receive } = await open()
  receive('patched', warehouse('1', 'Kho Bình Tân', { rev: 2, updated: '2026-11-22T01:00:00.000Z', updater: ly }))
  expect(row(/Kho Bình Tân/)).toHaveClass('ui-table__row--collaborator')
  expect(row(/Kho Bình Tân/)).toHaveTextContent('Lê Khánh Ly just changed this')
  receive('patched', warehouse('2', 'Kho Củ Chi', { rev: 2, updated: '2026-11-22T01:00:01.000Z', updater: me }))
  expect(await screen.findByRole('row', { name: /Kho Củ Chi/ })).not.toHaveClass('ui-table__row--collaborator')
  expect(row(/Kho Củ Chi/)).not.toHaveTextContent('just changed')
})

it('A warehouse that a colleague removes stays in its place, dim; one removed by oneself goes', async () => {
  const { receive } = await open()
  receive('patched', { ...near, rev: 2, status: 'removed', updated: '2026-11-22T01:00:00.000Z', updater: ly } as typeof near)
  expect(row(/Kho gần/)).toHaveAttribute('title', 'No longer in this list')
  expect(screen.getByText('1–1 of 1')).toBeInTheDocument()
  receive('patched', { ...far, rev: 2, status: 'removed', updated: '2026-11-22T01:00:01.000Z', updater: me } as typeof near)
  await waitFor(() => expect(screen.queryByRole('row', { name: /Kho xa/ })).toBeNull())
  expect(row(/Kho gần/)).toBeInTheDocument()
})

it('Who else has a warehouse open is named in its head, and at the field they write in', async () => {
  const { hub } = await open(`/warehouses?open=${near._id}`)
  act(() => hub.presence.receive({ service: 'warehouses', id: near._id, people: [{ name: ly.name, field: 'address', editing: true }] }))
  expect(screen.getByText('Lê Khánh Ly is editing')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Address/).closest('.ui-field--collaborator')).toHaveTextContent('Lê Khánh Ly')
})

it('A new name is taken back with Z, over the revision that was saved, and it says what of it', async () => {
  const { sent } = await open(`/warehouses?open=${near._id}`)
  await userEvent.clear(screen.getByLabelText(/^Name/))
  await userEvent.type(screen.getByLabelText(/^Name/), 'Kho Bình Tân')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await screen.findByText('Changes have been saved! (Name)')
  await userEvent.click(await screen.findByRole('heading', { name: 'Kho Bình Tân' }))
  await userEvent.keyboard('z')
  await screen.findByText('Taken back')
  expect(sent()).toEqual([
    { name: 'Kho Bình Tân', rev: 1 },
    { name: 'Kho gần', rev: 2 },
  ])
})

it('A removed warehouse is brought back by Undo, and stands in its place again', async () => {
  const { sent } = await open(`/warehouses?open=${near._id}`)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await screen.findByText('Warehouse has been removed: Kho gần')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Kho gần/ })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByRole('row', { name: /Kho gần/ })).toBeInTheDocument()
  expect(sent()).toEqual([{ status: 'removed' }, { status: 'active', rev: 2 }])
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('Kho gần')
})
