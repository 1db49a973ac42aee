import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { IntlProvider } from 'react-intl'
import { Form, FormError } from './Form'
import { TextField } from './TextField'
import { useSubmit } from './use-submit'

const Sample = ({ save }: { save: () => Promise<void> }) => {
  const submit = useSubmit((_values: { name: string; phone: string }) => save())
  return (
    <Formik initialValues={{ name: 'An Khang', phone: '0903' }} onSubmit={submit}>
      <Form>
        <FormError />
        <TextField name="name" label="Name" />
        <TextField name="phone" label="Phone" />
        <button type="submit">Save</button>
      </Form>
    </Formik>
  )
}
const show = (save: () => Promise<void>) =>
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Sample save={save} />
    </IntlProvider>,
  )

describe('A refused save', () => {
  it('puts the server’s texts by their fields, focuses the first of them and keeps the input', async () => {
    show(() => Promise.reject(Object.assign(new Error('Invalid'), { errors: { phone: 'This phone is taken' } })))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const phone = await screen.findByRole('textbox', { name: 'Phone', description: 'This phone is taken' })
    expect(phone).toHaveAttribute('aria-invalid', 'true')
    expect(phone).toHaveFocus()
    expect(phone).toHaveValue('0903')
  })

  it('that concerns no field is told at the head of the form', async () => {
    show(() => Promise.reject({ data: { message: 'The server is busy' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The server is busy')).toBeInTheDocument()
  })
})
