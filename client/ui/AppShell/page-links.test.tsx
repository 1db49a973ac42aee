import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { PageLinks } from './PageLinks'
import type { ShellPage } from './shell-data'

const Where = () => <output>{useLocation().pathname}</output>
const page = (label: string, group?: string, current = false): ShellPage => ({ key: label, label, to: `/${label}`, current, group })
const show = (pages: ShellPage[]) =>
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <MemoryRouter>
        <PageLinks pages={pages} />
        <Where />
      </MemoryRouter>
    </IntlProvider>,
  )

it('Pages of one group stand under its word, which says the one that is open and leads to the others', async () => {
  show([page('Business'), page('Customers', 'Sales'), page('Days', 'Sales', true), page('Inventory', 'Stock'), page('Shipments', 'Stock')])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Business', 'Sales: Days', 'Stock'])
  const sales = screen.getByRole('button', { name: 'Sales: Days' })
  expect(sales).toHaveAttribute('aria-current', 'true')
  await userEvent.click(sales)
  expect(screen.getByRole('menuitemradio', { name: 'Days' })).toBeChecked()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Customers' }))
  expect(screen.getByText('/Customers')).toBeInTheDocument()
})

it('Of a group of which one may open a single page, that page is a link', () => {
  show([page('Inventory', 'Stock', true), page('Assets')])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Inventory', 'Assets'])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
