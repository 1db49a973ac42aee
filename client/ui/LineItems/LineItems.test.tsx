import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { LineItems, type OrderLine } from './LineItems'
import { linesTotal } from './lines'

const line = (key: string, name: string, more: Partial<OrderLine> = {}): OrderLine => ({
  key,
  itemId: key,
  name,
  quantity: 2,
  free: 0,
  price: 1000,
  ...more,
})
const tea = { value: 'tea', label: 'Tea', data: { price: 185000 } }

const show = () => {
  const seen: { lines: OrderLine[]; pasted: string[][] } = { lines: [], pasted: [] }
  const Holder = () => {
    const [lines, setLines] = useState([line('a', 'Apple'), line('b', 'Bread'), line('c', 'Coffee')])
    const change = (next: OrderLine[]): void => {
      seen.lines = next
      setLines(next)
    }
    return (
      <IntlProvider locale="en" onError={() => undefined}>
        <MemoryRouter>
          <LineItems
            lines={lines}
            onChange={change}
            search={() => Promise.resolve([tea])}
            onPasteRows={(rows) => (seen.pasted = rows)}
            onAdd={(option) => change([...lines, line(option.value, option.label, { quantity: 1, price: option.data.price })])}
          />
        </MemoryRouter>
      </IntlProvider>
    )
  }
  render(<Holder />)
  return seen
}
const cell = (name: string): HTMLElement => screen.getByRole('textbox', { name })

describe('The lines of an order', () => {
  it('cost price times what is not free', () => {
    expect(linesTotal([{ quantity: 24, free: 2, price: 185000 }])).toBe(4070000)
    expect(linesTotal([{ quantity: 24, free: null, price: null }])).toBe(0)
  })

  it('are rounded as the order books them: half a dong goes up', () => {
    expect(linesTotal([{ quantity: 0.58, free: 0, price: 25 }])).toBe(15)
    expect(linesTotal([{ quantity: 4.1, free: 0, price: 15 }])).toBe(62)
  })

  it('have no sum beyond what the books hold', () => {
    expect(linesTotal([{ quantity: 1e9, free: 0, price: 1e9 }])).toBeNull()
    expect(linesTotal([{ quantity: 2, free: 0, price: Number.NaN }])).toBeNull()
  })

  it('are walked through with Enter and arrows', async () => {
    show()
    await userEvent.click(cell('Qty, Apple'))
    await userEvent.keyboard('{Enter}')
    expect(cell('Qty, Bread')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(cell('Qty, Coffee')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(cell('Free, Coffee')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(cell('Price, Coffee')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(cell('Price, Bread')).toHaveFocus()
  })

  it('after the last one lead to the finder, which adds the next', async () => {
    const seen = show()
    await userEvent.click(cell('Qty, Coffee'))
    await userEvent.keyboard('{Enter}')
    const finder = screen.getByRole('combobox')
    expect(finder).toHaveFocus()
    await userEvent.keyboard('te')
    await screen.findByRole('option')
    await userEvent.keyboard('{Enter}')
    expect(seen.lines.map((one) => one.name)).toEqual(['Apple', 'Bread', 'Coffee', 'Tea'])
    expect(cell('Qty, Tea')).toHaveFocus()
  })

  it('are removed with Ctrl+Backspace, focus going to the next', async () => {
    const seen = show()
    await userEvent.click(cell('Qty, Bread'))
    await userEvent.keyboard('{Control>}{Backspace}{/Control}')
    expect(seen.lines.map((one) => one.name)).toEqual(['Apple', 'Coffee'])
    expect(cell('Qty, Coffee')).toHaveFocus()
  })

  it('are made of rows pasted into the last one, which closes its list', async () => {
    const seen = show()
    const finder = screen.getByRole('combobox')
    await userEvent.click(finder)
    expect(await screen.findByRole('option', { name: /Tea/ })).toBeInTheDocument()
    fireEvent.paste(finder, { clipboardData: { getData: () => 'Tea\t5\nBread\t2\t1,5tr\n' } })
    expect(seen.pasted).toEqual([
      ['Tea', '5'],
      ['Bread', '2', '1,5tr'],
    ])
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('are filled by cells pasted from a sheet', () => {
    const seen = show()
    fireEvent.paste(cell('Qty, Bread'), { clipboardData: { getData: () => '5\t1\t2,500\n7\t\t3,000\n' } })
    expect(seen.lines.map((one) => [one.quantity, one.free, one.price])).toEqual([
      [2, 0, 1000],
      [5, 1, 2500],
      [7, 0, 3000],
    ])
  })
})
