import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { MoneyInput } from './MoneyInput'

const show = (locale: 'vi' | 'en', start: number | null = null, base?: number) => {
  const told: (number | null)[] = []
  const Holder = () => {
    const [value, setValue] = useState<number | null>(start)
    return (
      <IntlProvider locale={locale} defaultLocale="en" onError={() => undefined}>
        <MoneyInput
          aria-label="amount"
          value={value}
          base={base}
          onChange={(next) => {
            told.push(next)
            setValue(next)
          }}
        />
      </IntlProvider>
    )
  }
  render(<Holder />)
  return { told, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'amount' }) }
}

describe('An amount field', () => {
  it('marks thousands while typing, in the way of the language', async () => {
    const { input, told } = show('vi')
    await userEvent.type(input, '1250000')
    expect(input.value).toBe('1.250.000')
    expect(told.at(-1)).toBe(1250000)
  })

  it('marks them with commas in English', async () => {
    const { input } = show('en')
    await userEvent.type(input, '1250000')
    expect(input.value).toBe('1,250,000')
  })

  it.each([
    ['vi', '1.500', '1.500', 1500],
    ['vi', '1.500.000', '1.500.000', 1500000],
    ['vi', '19.165.000', '19.165.000', 19165000],
    ['vi', '1500.000', '1.500.000', 1500000],
    ['vi', '1.500000', '1.500.000', 1500000],
    ['en', '1,250,500', '1,250,500', 1250500],
  ] as const)('takes the marks that are typed for what they are: %s, %s', async (locale, typed, text, value) => {
    const { input, told } = show(locale)
    await userEvent.type(input, typed)
    expect(input.value).toBe(text)
    expect(told.at(-1)).toBe(value)
  })

  it('goes past a mark by Backspace and by Delete, and takes no digit in passing', async () => {
    const { input } = show('vi', 1250000)
    await userEvent.click(input)
    input.setSelectionRange(2, 2)
    await userEvent.keyboard('{Backspace}')
    expect([input.value, input.selectionStart]).toEqual(['1.250.000', 1])
    await userEvent.keyboard('{Delete}')
    expect([input.value, input.selectionStart]).toEqual(['1.250.000', 2])
    await userEvent.keyboard('{Delete}')
    expect([input.value, input.selectionStart]).toEqual(['150.000', 1])
  })

  it('reads no dong out of a slip, and drops no minus', async () => {
    const { input, told } = show('vi')
    await userEvent.type(input, '1.5')
    expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(told.at(-1)).toBeNaN()
    await userEvent.clear(input)
    await userEvent.type(input, '-500')
    expect([input.value, told.at(-1)]).toEqual(['-500', Number.NaN])
  })

  it('keeps shorthand as typed, says what it means beside it, and writes it out on leaving', async () => {
    const { input, told } = show('vi')
    await userEvent.type(input, '6tr650')
    expect(input.value).toBe('6tr650')
    expect(screen.getByText(/6\.650\.000/)).toBeInTheDocument()
    expect(told.at(-1)).toBe(6650000)
    await userEvent.tab()
    expect(input.value).toBe('6.650.000')
  })

  it('takes a cell pasted from a sheet', () => {
    const { input, told } = show('vi')
    fireEvent.change(input, { target: { value: '1,250,000.00\t' } })
    expect(told).toEqual([1250000])
  })

  it('keeps the caret where it was when marks move', async () => {
    const { input } = show('vi', 1250000)
    await userEvent.click(input)
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('9')
    expect(input.value).toBe('19.250.000')
    expect(input.selectionStart).toBe(2)
  })

  it('marks what is no amount, and keeps it', async () => {
    const { input, told } = show('vi')
    await userEvent.type(input, 'abc')
    await userEvent.tab()
    expect(input.value).toBe('abc')
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(told).toEqual([Number.NaN])
  })

  it('understands a percentage where it is known of what, and says what it comes to', async () => {
    const { input, told } = show('vi', null, 2_500_000)
    await userEvent.type(input, '5%')
    expect(input.value).toBe('5%')
    expect(screen.getByText('= 125.000')).toBeInTheDocument()
    expect(told.at(-1)).toBe(125_000)
    await userEvent.tab()
    expect(input.value).toBe('125.000')
  })

  it('takes no percentage of nothing', async () => {
    const { input, told } = show('vi')
    await userEvent.type(input, '5%')
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(told.at(-1)).toBe(Number.NaN)
  })

  it('is emptied to nothing, not to zero', async () => {
    const { input, told } = show('vi', 5000)
    await userEvent.clear(input)
    expect(told).toEqual([null])
  })
})
