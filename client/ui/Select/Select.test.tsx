import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
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

const provinces = [
  'An Giang',
  'Bắc Ninh',
  'Cà Mau',
  'Đà Nẵng',
  'Đắk Lắk',
  'Đồng Nai',
  'Gia Lai',
  'Hà Nội',
  'Huế',
  'Lào Cai',
  'Nghệ An',
  'Phú Thọ',
  'Quảng Trị',
]
const Provinces = () => {
  const [value, setValue] = useState('Huế')
  return <Select aria-label="Tỉnh" options={provinces.map((name) => ({ value: name, label: name }))} value={value} onChange={setValue} />
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
  act(() => select.focus())
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}')
  expect(select).toHaveValue('power')
  await userEvent.keyboard(' ban{Enter}')
  expect(select).toHaveValue('sales')
  await userEvent.keyboard(' {End}{Escape}')
  expect(select).toHaveValue('sales')
  expect(select).toHaveFocus()
})

it('a list too long to look through has a field: words find anywhere in a name, accents aside; arrows move, Enter chooses', async () => {
  Object.assign(window, { CSS: { supports: () => true } })
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Provinces />
    </IntlProvider>,
  )
  const select = screen.getByRole('combobox', { name: 'Tỉnh' })
  act(() => select.focus())
  await userEvent.keyboard('{ArrowDown}')
  const search = screen.getByRole('combobox', { name: 'Search: Tỉnh' })
  expect(search).toHaveFocus()
  const list = within(screen.getByRole('listbox', { name: 'Tỉnh' }))
  expect(list.getByRole('option', { selected: true })).toHaveTextContent('Huế')
  await userEvent.keyboard('lak')
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Đắk Lắk'])
  await userEvent.clear(search)
  await userEvent.keyboard('da{ArrowDown}{ArrowUp}{Enter}')
  expect(select).toHaveValue('Đà Nẵng')
  expect(select).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}xyz')
  expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “xyz”')
  await userEvent.keyboard('{Enter}{Escape}')
  expect(select).toHaveValue('Đà Nẵng')
  expect(select).toHaveFocus()
})
