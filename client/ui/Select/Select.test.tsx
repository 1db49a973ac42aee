import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Select } from './Select'

const groups = [
  { value: 'all', label: 'Mọi nhóm' },
  { value: 'sales', label: 'Bán hàng' },
  { value: 'rent', label: 'Tiền nhà', disabled: true },
  { value: 'power', label: 'Tiền điện' },
]
const Groups = () => {
  const [value, setValue] = useState('all')
  return <Select aria-label="Nhóm" options={groups} value={value} onChange={setValue} />
}

/** As a browser at a desk that can't draw a select's list in our way: Firefox and Safari. */
beforeEach(() => {
  Object.assign(window, { CSS: { supports: () => false } })
  const matches = window.matchMedia
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matches(query), matches: query === '(pointer: fine)' }))
})
afterEach(() => {
  Reflect.deleteProperty(window, 'CSS')
  jest.restoreAllMocks()
})

it('where the browser’s own list would look foreign, ours opens at a press and gives the focus back', async () => {
  render(<Groups />)
  const select = screen.getByRole('combobox', { name: 'Nhóm' })
  await userEvent.click(select)
  await userEvent.click(screen.getAllByRole('option', { name: 'Bán hàng' }).at(-1) as HTMLElement)
  expect(select).toHaveValue('sales')
  expect(select).toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('our list is used by keys: arrows pass what can’t be chosen, letters find without accents, Escape changes nothing', async () => {
  render(<Groups />)
  const select = screen.getByRole('combobox', { name: 'Nhóm' })
  select.focus()
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}')
  expect(select).toHaveValue('power')
  await userEvent.keyboard(' ban{Enter}')
  expect(select).toHaveValue('sales')
  await userEvent.keyboard(' {End}{Escape}')
  expect(select).toHaveValue('sales')
  expect(select).toHaveFocus()
})
