import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { IntlProvider } from 'react-intl'
import { FormDialog } from './FormDialog'
import { TextField } from './TextField'

const show = (reason = '') => {
  const save = jest.fn()
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Formik initialValues={{ reason }} onSubmit={(values) => save(values.reason)}>
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

  it('that does what stays done begins on its way out, and is sent by Ctrl+Enter from there too', async () => {
    const save = show('A wrong price')
    expect(screen.getByRole('button', { name: /Not now/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(save).toHaveBeenCalledTimes(1)
  })
})
