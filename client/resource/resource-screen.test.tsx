import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Right } from '@shared/domain/rights/rights'
import { warehouses } from '@shared/services/warehouses'
import { defineMessages } from 'react-intl'
import { warehousesApi } from '../api/warehouses'
import { pageOf, startFakeServer } from '../testing/fake-server'
import { sessionOf, workspaceId } from '../testing/people'
import { renderApp } from '../testing/render-app'
import { textColumn } from './columns'
import { areaField, textField } from './fields'
import { resourceScreen } from './resource-screen'

const messages = defineMessages({
  screen: { id: 't.screen', defaultMessage: 'Depots' },
  new: { id: 't.new', defaultMessage: 'New depot' },
  search: { id: 't.search', defaultMessage: 'Find a depot' },
  searchHint: { id: 't.search.hint', defaultMessage: 'Name' },
  total: { id: 't.total', defaultMessage: 'All of them' },
  none: { id: 't.none', defaultMessage: 'No depot yet' },
  noneHint: { id: 't.none.hint', defaultMessage: 'Goods stand in one.' },
  created: { id: 't.created', defaultMessage: 'Depot added' },
  name: { id: 't.name', defaultMessage: 'Name' },
  address: { id: 't.address', defaultMessage: 'Address' },
})

const Depots = resourceScreen({
  service: warehouses,
  api: warehousesApi,
  messages,
  icon: 'warehouse',
  sort: 'name',
  columns: [textColumn('name', { second: 'address', sortable: true })],
  fields: [textField('name'), areaField('address')],
})

const near = {
  _id: '1'.repeat(24),
  workspaceId,
  rev: 4,
  created: '2026-11-01T01:00:00.000Z',
  name: 'Kho gần',
  address: 'Quận 1',
  status: 'active',
}
const open = (rights: Right[], at = '/depots', stored: object[] = [near]) => {
  const { calls } = startFakeServer(({ method, body }) =>
    method === 'GET'
      ? pageOf(stored)
      : { body: { ...near, ...(method === 'POST' && { _id: '2'.repeat(24) }), ...(body as object), rev: 5 } },
  )
  renderApp(<Depots />, { session: sessionOf(rights), at })
  return calls
}
beforeEach(() => localStorage.clear())

it('Who may not write finds nothing to make, and a form that says so', async () => {
  open(['/report'], `/depots?open=${near._id}`)
  expect(await screen.findByText('Your rights let you read it, not change it')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Name/)).toBeDisabled()
  expect(screen.queryByRole('button', { name: /New depot/ })).not.toBeInTheDocument()
})

it('What is empty or too long is told by the declaration’s words before anything is sent', async () => {
  const calls = open(['/sales'], '/depots?open=new', [])
  const form = within(await screen.findByRole('form', { name: 'New depot' }))
  expect(form.getByLabelText(/^Name/)).toHaveAttribute('maxlength', '200')
  await userEvent.click(form.getByRole('button', { name: /^Save/ }))
  expect(await form.findByText('Please enter the name')).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

it('A new record is sent with what was filled in; a changed one with what was changed, over its revision', async () => {
  const calls = open(['/sales'], '/depots?open=new')
  await userEvent.type(await screen.findByLabelText(/^Name/), ' Kho xa ')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ name: 'Kho xa' }]))
  await userEvent.click(await screen.findByRole('row', { name: /Kho gần/ }))
  await userEvent.clear(await screen.findByLabelText('Address'))
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ address: '', rev: 4 }]))
})
