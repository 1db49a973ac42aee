import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { day, type Day } from '@shared/foundation/days/days'
import { DateField } from '../form/DateField'
import { FormDialog } from '../form/FormDialog'
import { DatePicker } from './DatePicker'

const today = day('2026-11-28')
const Delivered = ({ onChange }: { readonly onChange: (chosen: Day | null) => void }) => {
  const [value, setValue] = useState<Day | null>(day('2026-11-21'))
  return (
    <IntlProvider locale="en" onError={() => undefined}>
      <DatePicker
        aria-label="Delivered"
        value={value}
        today={today}
        min={day('2026-11-01')}
        max={today}
        onChange={(chosen) => {
          setValue(chosen)
          onChange(chosen)
        }}
      />
    </IntlProvider>
  )
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Delivered' })
const type = async (text: string): Promise<void> => {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
  await userEvent.tab()
}

test('a day that can’t be is told beside what was typed, which stays until it is mended or Esc brings the old day back', async () => {
  const changed = jest.fn()
  render(<Delivered onChange={changed} />)
  await type('31/11')
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such day')
  expect(field()).toHaveValue('31/11')
  expect(changed).not.toHaveBeenCalled()
  await type('12/3')
  expect(screen.getByRole('alert')).toHaveTextContent('Not before 01/11/2026')
  await type('1/12')
  expect(screen.getByRole('alert')).toHaveTextContent('Not after 28/11/2026')
  await userEvent.type(field(), '{Escape}')
  expect(field()).toHaveValue('21/11/2026')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await type('27')
  expect(changed.mock.calls).toEqual([['2026-11-27']])
})

test('a form isn’t sent with a day that can’t be', async () => {
  const sent = jest.fn()
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Formik initialValues={{ day: '2026-11-21' }} onSubmit={(values) => sent(values.day)}>
        <FormDialog title="Delivery" verb="Save" onClose={() => undefined}>
          <DateField name="day" label="Delivered" today={today} />
        </FormDialog>
      </Formik>
    </IntlProvider>,
  )
  await userEvent.clear(field())
  await userEvent.type(field(), '31/2')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('There is no such day')).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(field())
  await userEvent.type(field(), '28/2')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(sent).toHaveBeenCalledWith('2026-02-28')
})
