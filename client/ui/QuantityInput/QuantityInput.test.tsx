import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { QuantityInput } from './QuantityInput'

/** A count that is never none, as of goods in a transfer. */
const show = (locale: 'vi' | 'en') => {
  const told: (number | null)[] = []
  const Holder = () => {
    const [value, setValue] = useState<number | null>(1)
    return (
      <IntlProvider locale={locale} defaultLocale="en" onError={() => undefined}>
        <QuantityInput
          aria-label="pieces"
          min={1}
          value={value}
          onChange={(next) => {
            told.push(next)
            setValue(next ?? 1)
          }}
        />
      </IntlProvider>
    )
  }
  render(<Holder />)
  return { told, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'pieces' }) }
}

describe('A count of whole pieces', () => {
  it.each([
    ['vi', '1.500', 1500],
    ['vi', '12.500', 12_500],
    ['en', '1,500', 1500],
  ] as const)('typed with its marks is that count: %s, %s', async (locale, typed, count) => {
    const { told, input } = show(locale)
    await userEvent.clear(input)
    await userEvent.type(input, typed)
    expect([input.value, told.at(-1)]).toEqual([typed, count])
    await userEvent.tab()
    expect(input).not.toHaveAttribute('aria-invalid')
  })

  it.each(['12,5', '0', '-5', '12x'])('that can’t be read stands as it was typed, and is told as none that counts: %s', async (typed) => {
    const { told, input } = show('vi')
    await userEvent.clear(input)
    await userEvent.type(input, typed)
    await userEvent.tab()
    expect([input.value, told.at(-1)]).toEqual([typed, Number.NaN])
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(input.title).not.toBe('')
  })

  it('begins at the least when its arrow is pressed over what can’t be read', async () => {
    const { told, input } = show('vi')
    await userEvent.clear(input)
    await userEvent.type(input, '12x')
    await userEvent.keyboard('{ArrowUp}')
    expect([input.value, told.at(-1)]).toEqual(['1', 1])
  })
})
