import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, startFakeServer } from '../../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { PartnerPicker } from './partner-picker'

const partner = (digit: string, name: string) => ({
  _id: digit.repeat(24),
  workspaceId,
  rev: 1,
  created: '2026-11-01T00:00:00.000Z',
  group: 'Customers',
  status: 'active',
  name,
})
const all = [partner('1', 'An Khang'), partner('2', 'Bến Thơ'), partner('3', 'Cô Tám')]

const open = async (): Promise<(string | null)[]> => {
  startFakeServer(({ query }) => {
    const wanted = [...query].flatMap(([name, value]) => (name.startsWith('_id') ? [value] : []))
    return pageOf(wanted.length > 0 ? all.filter(({ _id }) => wanted.includes(_id)) : all)
  })
  renderApp(<PartnerPicker group="sales" value={null} onChange={() => undefined} />, { session: sessionOf(['/sales']) })
  await userEvent.click(screen.getByRole('combobox'))
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  return screen.getAllByRole('option').map((one) => one.textContent)
}

beforeEach(() => localStorage.clear())

it('The customer one chose last comes first the next time, on this device and for this person', async () => {
  expect((await open())[0]).toContain('An Khang')
  await userEvent.click(screen.getByRole('option', { name: /Cô Tám/ }))
  cleanup()
  await open()
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Cô Tám'))
  expect(screen.getByText('Recent')).toBeInTheDocument()
  expect(screen.getAllByRole('option')).toHaveLength(3)
})
