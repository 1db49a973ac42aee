import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { DockForm } from './DockForm'

const Payment = () => {
  const [due, setDue] = useState(true)
  return (
    <DockForm title="S000001" onClose={() => undefined}>
      {due && <input aria-label="Amount" />}
      <button type="button" onClick={() => setDue(false)}>
        Paid elsewhere
      </button>
    </DockForm>
  )
}

describe('a dock', () => {
  it('takes focus at its title when the field that had it goes away', async () => {
    render(
      <IntlProvider locale="en">
        <Payment />
      </IntlProvider>,
    )
    const amount = screen.getByLabelText('Amount')
    act(() => amount.focus())
    // A colleague's payment arrives: nothing is pressed here.
    await act(async () => screen.getByText('Paid elsewhere').click())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'S000001' }))
  })

  it('leaves focus where somebody put it', async () => {
    render(
      <IntlProvider locale="en">
        <Payment />
      </IntlProvider>,
    )
    const other = screen.getByText('Paid elsewhere')
    act(() => screen.getByLabelText('Amount').focus())
    act(() => other.focus())
    await act(async () => other.click())
    expect(document.activeElement).toBe(other)
  })
})
