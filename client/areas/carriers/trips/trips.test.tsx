import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { TripsScreen } from './screens/trips-screen'

const stop = (place: number, name: string, status: string) => ({
  _id: `dddddddddddddddddddddd0${place}`,
  rev: 1,
  created: '2026-11-20T03:00:00.000Z',
  carrier: 'own',
  status,
  codState: 'none',
  cod: 100_000,
  events: [],
  to: { name, phone: '0913660248', address: '1 Lê Lợi', division: 'new', province: 'Huế', ward: 'Phường Phú Xuân' },
})

it('A driver goes on to the next stop where nobody was, and takes any other first by a press', async () => {
  startFakeServer(({ path }) =>
    path.startsWith('workspaces/')
      ? { body: { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: { carriers: true } } }
      : pageOf([stop(1, 'Chị Hoa', 'failed'), stop(2, 'Anh Bình', 'ready'), stop(3, 'Cô Tám', 'ready')]),
  )
  renderApp(<TripsScreen />, { session: sessionOf([]), at: '/my-deliveries' })
  const next = await screen.findByRole('region', { name: 'Anh Bình' })
  expect(within(next).getByRole('button', { name: 'Delivered' })).toBeEnabled()
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Cô Tám'),
    expect.stringContaining('Chị Hoa'),
  ])
  await userEvent.click(screen.getByRole('button', { name: /Chị Hoa/ }))
  expect(screen.getByRole('region', { name: 'Chị Hoa' })).toBeInTheDocument()
})
