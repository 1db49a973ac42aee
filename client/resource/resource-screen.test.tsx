import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Right } from '@shared/foundation/rights/rights'
import { warehouses } from '@shared/areas/goods/services/warehouses'
import { defineMessages } from 'react-intl'
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
  await userEvent.click(form.getByRole('button', { name: /^Save(?! and)/ }))
  expect(await form.findByText('Please enter the name')).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

it('A new record is sent with what was filled in; a changed one with what was changed, over its revision', async () => {
  const calls = open(['/sales'], '/depots?open=new')
  await userEvent.type(await screen.findByLabelText(/^Name/), ' Kho xa ')
  await userEvent.click(screen.getByRole('button', { name: /^Save(?! and)/ }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ name: 'Kho xa' }]))
  await userEvent.click(await screen.findByRole('row', { name: /Kho gần/ }))
  await userEvent.clear(await screen.findByLabelText('Address'))
  await userEvent.click(screen.getByRole('button', { name: /^Save(?! and)/ }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ address: '', rev: 4 }]))
})

it('Another one is added right after a new one is saved: its form is empty and has the focus', async () => {
  const calls = open(['/sales'], '/depots?open=new')
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Kho xa')
  await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ name: 'Kho xa' }]))
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue(''))
  expect(screen.getByLabelText(/^Name/)).toHaveFocus()
})

it('What was saved just now stands in the list with the focus, wherever it sorts', async () => {
  const depot = { ...near, _id: '2'.repeat(24), name: 'Kho xa' }
  startFakeServer(({ method, path }) => (method === 'POST' || path.endsWith(depot._id) ? { body: depot } : pageOf([near])))
  renderApp(<Depots />, { session: sessionOf(['/sales']), at: '/depots?open=new' })
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Kho xa')
  await userEvent.click(screen.getByRole('button', { name: /^Save(?! and)/ }))
  await waitFor(() => expect(screen.getByRole('row', { name: /Kho xa/ })).toHaveFocus())
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

it('From the open row one goes on to the next and back, by button and by key', async () => {
  const others = ['Kho hai', 'Kho ba'].map((name, at) => ({ ...near, _id: String(at + 2).repeat(24), name }))
  open(['/sales'], `/depots?open=${near._id}`, [near, ...others])
  expect(await screen.findByRole('heading', { name: 'Kho gần' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Previous row' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Next row' }))
  expect(await screen.findByRole('heading', { name: 'Kho hai' })).toHaveFocus()
  await userEvent.keyboard('j')
  expect(await screen.findByRole('heading', { name: 'Kho ba' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Next row' })).toBeDisabled()
  await userEvent.keyboard('k')
  expect(await screen.findByRole('heading', { name: 'Kho hai' })).toBeInTheDocument()
})

it('The list is saved as a file: all that fits it, in the words of the screen', async () => {
  const contents: Blob[] = []
  URL.createObjectURL = (content) => `blob:${contents.push(content as Blob)}`
  URL.revokeObjectURL = () => undefined
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const calls = open(['/sales'], '/depots?q=kho', [near, { ...near, _id: '2'.repeat(24), name: 'Kho xa', address: undefined }])
  await screen.findByRole('row', { name: /Kho xa/ })
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(names).toEqual(['Depots.csv']))
  expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toMatchObject({ search: 'kho', '$sort[name]': '1', $limit: '500', $skip: '0' })
  const reader = new FileReader()
  const text = await new Promise((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(contents.at(-1) as Blob)
  })
  expect(
    String(text)
      .replace(/^\ufeff/, '')
      .split(/\r?\n/),
  ).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Name,Address'),
      expect.stringContaining('Kho gần,Quận 1'),
      expect.stringContaining('Kho xa,,'),
    ]),
  )
})
