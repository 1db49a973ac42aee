import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, startFakeServer } from '../../../../testing/fake-server'
import { sessionOf } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { NewProductDialog } from './new-product-dialog'

const goods = { _id: 'c'.repeat(24), rev: 1, group: 'goods', name: 'Lương thực' }
const drinks = { _id: 'd'.repeat(24), rev: 1, group: 'goods', name: 'Đồ uống' }
const work = { _id: 'e'.repeat(24), rev: 1, group: 'services', name: 'Giao hàng' }

const open = (categories: object[], onClose = jest.fn()) => {
  startFakeServer(({ path }) => (path === 'categories' ? pageOf(categories) : pageOf([])))
  renderApp(<NewProductDialog group="sales" typed="Kẹo lạc" onMade={jest.fn()} onClose={onClose} />, { session: sessionOf(['/sales']) })
  return onClose
}

it('begins at its name, and is in the only category of its kind', async () => {
  open([goods, work])
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveFocus()
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveValue('Lương thực'))
  await userEvent.click(screen.getByRole('radio', { name: /^Service/ }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveValue('Giao hàng'))
})

it('is in none of several until one is chosen, and can be left', async () => {
  const onClose = open([goods, drinks])
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalled()
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveValue('')
})
