import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, Formik } from 'formik'
import { startFakeServer } from '../../testing/fake-server'
import { sessionOf } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { TextField } from '../../ui/form/TextField'
import { TaxCodeField } from './tax-code-field'

const found = { answer: 'found', name: 'CÔNG TY SAO MAI', address: '1 Trần Hữu Dực, Hà Nội' }

/** A form with a tax code, a name and an address, before a server that answers so. */
const open = (answer: object, { name = '', address = '', status = 200 } = {}) => {
  const { calls } = startFakeServer(() => ({ status, body: answer }))
  renderApp(
    <Formik initialValues={{ taxCode: '', name, address }} onSubmit={() => undefined}>
      <Form>
        <TaxCodeField name="taxCode" nameField="name" addressField="address" label="Tax code" />
        <TextField name="name" label="Name" />
        <TextField name="address" label="Address" />
      </Form>
    </Formik>,
    { session: sessionOf(['/sales']) },
  )
  return calls
}
const type = (code: string) => userEvent.type(screen.getByLabelText('Tax code'), code)
const written = () => ['Name', 'Address'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

describe('A tax code', () => {
  it('fills in name and address once it is left, and says whose it is', async () => {
    const calls = open(found)
    await type('0100109106{Tab}')
    expect(await screen.findByText('It is the code of CÔNG TY SAO MAI')).toBeInTheDocument()
    expect(written()).toEqual(['CÔNG TY SAO MAI', '1 Trần Hữu Dực, Hà Nội'])
    expect(calls.map(({ path, query }) => `${path} ${query.get('report')} ${query.get('taxCode')}`)).toEqual(['assets company 0100109106'])
  })

  it('leaves what is there, until the button beside it is pressed', async () => {
    open(found, { name: 'Anh Mai' })
    await type('0100109106{Tab}')
    await screen.findByText('It is the code of CÔNG TY SAO MAI')
    expect(written()).toEqual(['Anh Mai', '1 Trần Hữu Dực, Hà Nội'])
    await userEvent.click(screen.getByRole('button', { name: 'Look up' }))
    expect(await screen.findByDisplayValue('CÔNG TY SAO MAI')).toBeInTheDocument()
  })

  it('is asked of nobody while a digit is wrong', async () => {
    const calls = open(found)
    await type('0100109107{Tab}')
    expect(screen.getByRole('button', { name: 'Look up' })).toBeDisabled()
    expect(calls).toEqual([])
  })

  it.each([
    ['has nobody by it', { answer: 'unknown' }, 200, 'No company found by this code: type its name and address'],
    ['doesn’t answer', { answer: 'silent' }, 200, 'The register doesn’t answer: type name and address'],
    ['was asked too often', { name: 'TooManyRequests', message: 'Try again later', code: 429 }, 429, 'Try again later'],
  ])('is told about, and nothing changes, where the register %s', async (_what, answer, status, said) => {
    open(answer, { status })
    await type('0100109106{Tab}')
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(written()).toEqual(['', ''])
  })
})
