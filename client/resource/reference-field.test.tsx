import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stocktakes } from '@shared/areas/goods/services/stocktakes'
import { Formik } from 'formik'
import { pageOf, startFakeServer } from '../testing/fake-server'
import { sessionOf } from '../testing/people'
import { renderApp } from '../testing/render-app'
import { fieldsIn, plainData, plainValues } from './field-spec'
import { referenceField } from './reference-field'

const place = referenceField(stocktakes, 'warehouseId')

it('A warehouse is chosen among those that goods can be in, and sent by its id', async () => {
  const near = { _id: '1'.repeat(24), name: 'Kho gần', status: 'active' }
  const { calls } = startFakeServer(() => pageOf([near]))
  const sent: unknown[] = []
  const submit = (values: object): void => void sent.push(plainData([place], values, true))
  renderApp(
    <Formik initialValues={plainValues([place], undefined)} onSubmit={submit}>
      {({ submitForm }) => (
        <>
          {place.input({ name: 'warehouseId', label: 'Warehouse', required: true, disabled: false, autoFocus: false })}
          <button onClick={() => void submitForm()}>Save</button>
        </>
      )}
    </Formik>,
    { session: sessionOf(['/sales']) },
  )
  await userEvent.type(screen.getByLabelText(/^Warehouse/), 'gan')
  // Before anything is typed the first ones stand there already.
  await waitFor(() => {
    const asked = calls.find(({ query }) => query.get('search') === 'gan')
    expect([asked?.path, asked?.query.get('status')]).toEqual(['warehouses', 'active'])
  })
  await userEvent.click(await screen.findByRole('option', { name: /Kho gần/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ warehouseId: near._id }]))
})

it('A record that names one shows it by the name it was kept with', () => {
  const record = { warehouseId: '1'.repeat(24), warehouse: { name: 'Kho gần' } }
  expect(plainValues(fieldsIn([place]), record)).toEqual({ warehouseId: { value: '1'.repeat(24), label: 'Kho gần' } })
})
