import { act, fireEvent, render, screen } from '@testing-library/react'
import { useDebouncedValue } from './use-debounced-value'

const Search = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const [typed, setTyped] = useDebouncedValue(value, onChange)
  return <input aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
}

const input = (): HTMLInputElement => screen.getByLabelText('Search')
const type = (text: string): void => void fireEvent.change(input(), { target: { value: text } })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('letters typed in a row are one search', () => {
  const settled = jest.fn()
  render(<Search value="" onChange={settled} />)
  type('t')
  type('tr')
  type('trà ')
  expect(settled).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(250))
  expect(settled.mock.calls).toEqual([['trà']])
})

it('letters typed while the list of the first ones comes aren’t lost', () => {
  const { rerender } = render(<Search value="" onChange={jest.fn()} />)
  type('tr')
  act(() => jest.advanceTimersByTime(250))
  type('trà')
  rerender(<Search value="tr" onChange={jest.fn()} />)
  expect(input()).toHaveValue('trà')
})

it('a search that was cleared elsewhere is cleared in the field', () => {
  const { rerender } = render(<Search value="trà" onChange={jest.fn()} />)
  rerender(<Search value="" onChange={jest.fn()} />)
  expect(input()).toHaveValue('')
})
