import type { RecordOf } from '@shared/registry/service-types'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import toast from 'react-hot-toast'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { AppSettings } from './components/app-settings'
import { BooksSettings } from './components/books-settings'
import { DangerSettings } from './components/danger-settings'
import { GroupSettings } from './components/group-settings'
import { KeyDialog } from './components/key-dialog'
import { sectionsWith } from './components/settings-sections'
import { SettingsScreen } from './screens/settings-screen'
import { StatusSettings } from './components/status-settings'
import { TaxSettings } from './components/tax-settings'

const workspace = {
  _id: workspaceId,
  rev: 4,
  created: '2026-01-01T00:00:00.000Z',
  name: 'Mộc Sương',
  slug: 'mocsuong',
  status: 'enabled',
  zone: 'Asia/Ho_Chi_Minh',
  apps: ['sms'],
  cfg: {},
  opts: {
    payroll: 'days',
    nowd: 'max',
    status: 'enabled',
    cashflow: 'enabled',
    checkinNeedApproval: 'disabled',
    howCalculateRevenue: 'ordered',
    nonBusinessIEGroups: [],
    orderTags: [],
    fundLabels: [],
  },
}
const group = { _id: '1'.repeat(24), workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Vay', isCredit: true }

const show = (sheet: ReactElement) => {
  let stored: typeof workspace = workspace
  const { calls } = startFakeServer(({ method, path, body }) => {
    if (method === 'PATCH') {
      const { secretcode, opts, ...rest } = body as { secretcode?: string; opts?: object }
      const refusal = { code: 400, className: 'bad-request', name: 'BadRequest', message: 'Secret Code is required' }
      if (secretcode === '') return { status: 400, body: { ...refusal, errors: { secretcode: 'Secret Code is required' } } }
      stored = { ...stored, ...rest, opts: { ...stored.opts, ...opts }, rev: stored.rev + 1 }
      return { body: stored }
    }
    if (path.includes('fundGroups')) return pageOf([group])
    return path.includes(workspaceId) ? { body: stored } : pageOf([])
  })
  renderApp(sheet, { session: sessionOf(['bod']), at: '/settings' })
  return () => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))
}
const record = workspace as unknown as RecordOf<'workspaces'>

afterEach(() => act(() => toast.remove()))

it('A setting is found by the words of its section, accents and case aside', () => {
  const found = (typed: string) => sectionsWith(typed, ({ defaultMessage }) => String(defaultMessage)).map(({ key }) => key)
  expect(found('bank accounts')).toEqual(['bank'])
  expect(found('TIME zone')).toEqual(['books'])
  expect(found('')).toHaveLength(15)
  expect(found('moon')).toEqual([])
})

it('An app is switched at once, and switched back by Undo', async () => {
  const sent = show(<AppSettings workspace={record} />)
  await userEvent.click(screen.getByRole('switch', { name: /Public wall/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  await screen.findByText('Taken back')
  expect(sent()).toEqual([
    { apps: ['sms', 'publicwall'], rev: 4 },
    { apps: ['sms'], rev: 5 },
  ])
})

it('Whether an order’s statuses follow each other is set, and taken back', async () => {
  const sent = show(<StatusSettings workspace={record} />)
  await userEvent.selectOptions(screen.getByLabelText('An order’s status'), 'disabled')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  await screen.findByText('Taken back')
  expect(sent()).toEqual([
    { opts: { status: 'disabled' }, rev: 4 },
    { opts: { status: 'enabled' }, rev: 5 },
  ])
})

it('Money in and out leaves the figures page by a setting of its own', async () => {
  const sent = show(<BooksSettings workspace={record} />)
  await userEvent.selectOptions(screen.getByLabelText('Money in and out'), 'disabled')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await screen.findByRole('button', { name: /^Undo/ })
  expect(sent()).toEqual([{ opts: { cashflow: 'disabled' }, rev: 4 }])
})

it('A group leaves net profit only after it was confirmed', async () => {
  const sent = show(<GroupSettings workspace={record} />)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vay' }))
  expect(sent()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Leave out' }))
  await screen.findByText('Vay no longer counts in net profit')
  expect(sent()).toEqual([{ opts: { nonBusinessIEGroups: ['Vay'] }, rev: 4 }])
})

it('The books are cleared with the mailed code and the typed name, never with one of them', async () => {
  const sent = show(<DangerSettings workspace={record} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Secret code' }), '{Control>}{Enter}{/Control}')
  await userEvent.click(screen.getByRole('button', { name: 'Mail the secret code to the founder' }))
  expect(await screen.findByText(/good for 15 minutes/)).toBeInTheDocument()
  const clear = screen.getByRole('button', { name: 'Clear all books' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Secret code' }), 'ABCD-EFGH-JKLM')
  expect(clear).toBeDisabled()
  await userEvent.type(screen.getByRole('textbox', { name: /Type the company/ }), 'Mộc Sương')
  await userEvent.click(clear)
  await screen.findByText('The books are empty')
  expect(sent()).toEqual([{ secretcode: '' }, { secretcode: 'ABCD-EFGH-JKLM' }])
})

it('On a phone the sections are a list, and each a page that keeps what was typed in it', async () => {
  const { matchMedia } = window
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('width < 768px') }))
  show(<SettingsScreen />)
  const company = await screen.findByText('Company', { selector: 'a' })
  fireEvent.click(company)
  expect(company).not.toBeVisible()
  const slogan = screen.getByLabelText('Slogan')
  expect(slogan).toBeVisible()
  await userEvent.clear(slogan)
  await userEvent.type(slogan, 'Trà ngon')
  fireEvent.click(screen.getByText('Settings', { selector: 'a *' }))
  expect(slogan).not.toBeVisible()
  fireEvent.click(company)
  expect(slogan).toBeVisible()
  expect(slogan).toHaveValue('Trà ngon')
  jest.restoreAllMocks()
})

it('A key is made for an assistant that proposes', async () => {
  const { calls } = startFakeServer(({ method }) => (method === 'POST' ? { body: { _id: 'f'.repeat(24), apiKey: 'socai_x' } } : pageOf([])))
  const issued = jest.fn()
  renderApp(<KeyDialog onIssued={issued} onClose={() => undefined} />, { session: sessionOf(['bod']) })
  await userEvent.type(await screen.findByRole('textbox', { name: /What it is for/ }), 'Trợ lý kho')
  await userEvent.click(screen.getByRole('radio', { name: /An assistant that proposes/ }))
  await userEvent.click(screen.getByRole('button', { name: /Issue it/ }))
  await waitFor(() =>
    expect(issued).toHaveBeenCalledWith({ _id: 'f'.repeat(24), apiKey: 'socai_x', rights: ['/sales'], assistant: 'may write' }),
  )
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Trợ lý kho', rights: ['/sales'], assistant: 'may write' })
})

it('Beside what taxpayer the company is stands what saving changes: products by rate, orders that stay without VAT, and the day on the button', async () => {
  const categoryId = 'c'.repeat(24)
  const products = [{ vatRate: 5 }, { vatReduced: false }, {}, {}, {}].map((vat, at) => ({
    _id: `${at}`.repeat(24),
    rev: 1,
    categoryId,
    ...vat,
  }))
  const { calls } = startFakeServer(({ path }) => {
    if (path === 'products') return pageOf(products)
    if (path === 'categories') return pageOf([{ _id: categoryId, rev: 1, name: 'Trà' }])
    if (path === 'orders') return { body: { total: 6, limit: 0, skip: 0, data: [] } }
    return path.includes(workspaceId) ? { body: workspace } : pageOf([])
  })
  renderApp(<TaxSettings workspace={record} />, { session: sessionOf(['bod']), at: '/settings' })
  expect(screen.queryByText(/^If saved from/)).not.toBeInTheDocument()
  expect(screen.getByText('Rates in use')).toBeInTheDocument()

  await userEvent.click(screen.getByRole('radio', { name: /^Company/ }))
  const day = screen.getByLabelText(/Counts from/)
  await userEvent.clear(day)
  await userEvent.type(day, '01/07/2026{Tab}')
  expect(await screen.findByText('If saved from 01/07/2026')).toBeInTheDocument()
  expect(await screen.findByText('5 products')).toBeInTheDocument()
  expect(screen.getByText('get VAT: 3 at 8%, 1 at 5%, 1 at 10%')).toBeInTheDocument()
  expect(screen.getByText(/^6 orders that are still to be delivered/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/sales/orders/toShip/null/1900-01-01/2026-06-30')
  expect(calls.findLast(({ path }) => path === 'orders')?.query.get('until')).toBe('2026-06-30')

  expect(screen.getByRole('button', { name: 'Save from 01/07/2026' })).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText(/^If saved from/)).not.toBeInTheDocument()
})
