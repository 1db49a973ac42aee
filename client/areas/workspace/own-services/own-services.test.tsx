import { readFileSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import type { OwnService } from '../../../api/own-services'
import { features } from '../../../app/features'
import { areasFor } from '../../../app/navigation'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { ownFeatures } from './own-features'
import { OwnScreen } from './screens/own-screen'

const { companies: _here, ...declared } = JSON.parse(readFileSync('docs/examples/plug-ins/vehicles/plugin.json', 'utf8')) as OwnService & {
  companies: unknown
}
const vehicles: OwnService = { ...declared, name: 'vehicles', path: 'ownVehicles' }
const lorry = {
  _id: '1'.repeat(24),
  workspaceId,
  rev: 3,
  created: '2026-11-01T01:00:00.000Z',
  name: 'Xe tải Hyundai',
  plate: '51C-123.45',
  state: 'repair',
  driverId: '2'.repeat(24),
  driver: { _id: '2'.repeat(24), name: 'Anh Ba' },
  inspected: '2026-12-31',
  status: 'active',
}

const open = (at: string) => {
  const { calls } = startFakeServer(({ method, path, body }) => {
    if (path === 'ownServices') return { body: { data: [vehicles] } }
    return method === 'GET' ? pageOf([lorry]) : { body: { ...lorry, ...(body as object), rev: 4 } }
  })
  renderApp(
    <Routes>
      <Route path="/own/:plugIn" element={<OwnScreen />} />
    </Routes>,
    { session: sessionOf(['/sales']), at },
  )
  return calls
}
beforeEach(() => localStorage.clear())

it('A list of a company’s own shows what its plug-in declares, in words', async () => {
  open('/own/vehicles')
  const row = await screen.findByRole('row', { name: /Xe tải Hyundai/ })
  expect(row).toHaveTextContent('51C-123.45')
  expect(row).toHaveTextContent('In repair')
  expect(row).toHaveTextContent('Anh Ba')
  expect(row).toHaveTextContent('31/12/2026')
  expect(screen.getByRole('columnheader', { name: 'Number plate' })).toBeInTheDocument()
})

it('Its form writes what was changed, over its revision', async () => {
  const calls = open(`/own/vehicles?open=${lorry._id}`)
  const plate = await screen.findByLabelText(/^Number plate/)
  expect(plate).toHaveAttribute('maxlength', '20')
  await userEvent.clear(plate)
  await userEvent.type(plate, '51C-999.99')
  await userEvent.click(screen.getByRole('button', { name: /^Save(?! and)/ }))
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])).toEqual([
      [`ownVehicles/${lorry._id}`, { plate: '51C-999.99', rev: 3 }],
    ]),
  )
})

it('At an address of none nothing is found', async () => {
  open('/own/ships')
  expect(await screen.findByText('404')).toBeInTheDocument()
})

it('Its page stands in the sidebar of who has such lists, and nowhere else', () => {
  const pagesOf = (shown: typeof features): string[] =>
    areasFor(shown, ['/sales']).flatMap(({ key, pages }) => (key === 'own' ? pages.map(({ title }) => String(title.defaultMessage)) : []))
  expect(pagesOf(features)).toEqual([])
  expect(pagesOf([...features, ...ownFeatures([vehicles], 'vi')])).toEqual(['Xe'])
})
