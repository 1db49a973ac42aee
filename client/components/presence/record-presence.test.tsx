import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { startFakeServer, pageOf } from '../../testing/fake-server'
import { sessionOf } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { DockForm } from '../../ui/DockForm/DockForm'
import { TextField } from '../../ui/form/TextField'
import { RecordPresence } from './record-presence'

const id = 'e'.repeat(24)
const open = (editing = false) => {
  startFakeServer(() => pageOf([]))
  const parts = renderApp(
    <Formik initialValues={{ note: '', tracking: '' }} onSubmit={() => undefined}>
      <RecordPresence service="orders" id={id} editing={editing}>
        <DockForm title="S000427" onClose={() => undefined}>
          <TextField name="note" label="Note" />
          <TextField name="tracking" label="Tracking" />
        </DockForm>
      </RecordPresence>
    </Formik>,
    { session: sessionOf(['/sales']) },
  )
  const said: unknown[] = []
  parts.hub.presence.tellBy((place) => said.push(place))
  const told = (...people: { name: string; field: string | null; editing: boolean }[]) =>
    act(() => parts.hub.presence.receive({ service: 'orders', id, people }))
  return { ...parts, said, told }
}

it('A colleague who edits the same order is named in its head and on the field they are at', () => {
  const { told, hub } = open()
  told({ name: 'Phương Uyên', field: 'note', editing: true }, { name: 'Đức Thịnh', field: null, editing: false })
  expect(screen.getByText('Phương Uyên is editing, and 1 more are here')).toBeInTheDocument()
  expect(screen.getByLabelText('Note').closest('.ui-field--collaborator')).toHaveTextContent('Phương Uyên')
  expect(screen.getByLabelText('Tracking').closest('.ui-field--collaborator')).toBeNull()
  act(() => hub.presence.forget())
  expect(screen.queryByText(/Phương Uyên/)).toBeNull()
})

it('The field one is at is told, and told again to a server that lost it; other records are none of ours', async () => {
  const { said, told, hub } = open()
  await userEvent.click(screen.getByLabelText('Note'))
  const place = { service: 'orders', id, field: 'note', editing: true }
  expect(said.at(-1)).toEqual(place)
  act(() => hub.presence.repeat())
  expect(said.slice(-2)).toEqual([place, place])
  await act(async () => (document.activeElement as HTMLElement).blur())
  expect(said.at(-1)).toEqual({ ...place, field: null, editing: false })
  told({ name: 'Lê Khánh Ly', field: null, editing: false })
  expect(screen.getByText('Lê Khánh Ly has this open')).toBeInTheDocument()
  act(() => hub.presence.receive({ service: 'orders', id: 'f'.repeat(24), people: [] }))
  expect(screen.getByText('Lê Khánh Ly has this open')).toBeInTheDocument()
})
