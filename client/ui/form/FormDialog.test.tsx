import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { IntlProvider } from 'react-intl'
import { FormDialog } from './FormDialog'
import { TextField } from './TextField'

const show = () => {
  const save = jest.fn()
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Formik initialValues={{ reason: '' }} onSubmit={({ reason }) => save(reason)}>
        {({ values }) => (
          <FormDialog title="Send back" verb="Send" safe="Not now" cautious ready={values.reason !== ''} onClose={() => undefined}>
            <TextField name="reason" label="Reason" />
          </FormDialog>
        )}
      </Formik>
    </IntlProvider>,
  )
  return save
}

describe('A form in a dialog', () => {
  it('that isn’t ready is sent by no key', async () => {
    const save = show()
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), '{Enter}{Control>}{Enter}{/Control}')
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    expect(save).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'A wrong price{Control>}{Enter}{/Control}')
    expect(save).toHaveBeenCalledWith('A wrong price')
  })

  it('that does what stays done begins on its way out', () => {
    show()
    expect(screen.getByRole('button', { name: /Not now/ })).toHaveFocus()
  })
})
