import type { Right } from '@shared/foundation/rights/rights'
import type { App } from '@shared/foundation/rights/apps'
import { act, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { sessionStarted } from '../api/session/session-slice'
import type { ScreenRoute } from '../components/feature/manifest'
import { pageOf, startFakeServer } from '../testing/fake-server'
import { sessionOf, workspaceId } from '../testing/people'
import { renderApp } from '../testing/render-app'
import { Guard } from './guard'
import { OnlyFor } from './only-for'

const funds: ScreenRoute = { path: '/funds', right: '/funds', lazy: () => Promise.resolve(() => null) }

const Elsewhere = () => {
  const { pathname, search, state } = useLocation()
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}
const visit = (rights?: Right[]) => {
  startFakeServer(() => pageOf([]))
  return renderApp(
    <Routes>
      <Route path="/funds" element={<Guard route={funds}>the funds</Guard>} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { at: '/funds?search=byDate', ...(rights ? { session: sessionOf(rights) } : null) },
  )
}

it('A guest goes to sign in, and comes back to the page they asked for', () => {
  visit()
  expect(screen.getByText('/sign_in?next=%2Ffunds%3Fsearch%3DbyDate null')).toBeInTheDocument()
})

it('A member without the right is told which one it takes; the page opens once it is given', async () => {
  const { store } = visit(['/sales'])
  expect(await screen.findByText(/needs the right Funds/)).toBeInTheDocument()
  expect(screen.queryByText('the funds')).not.toBeInTheDocument()
  expect(document.title).toMatch(/^Permission Not Allowed/)
  act(() => void store.dispatch(sessionStarted(sessionOf(['/sales', '/funds']))))
  expect(screen.getByText('the funds')).toBeInTheDocument()
})

it('The right, or being on the board, opens the page', () => {
  visit(['bod'])
  expect(screen.getByText('the funds')).toBeInTheDocument()
})

it('A page of an app says so while the app is off, and opens once it is on', async () => {
  startFakeServer(() => pageOf([]))
  const session = sessionOf(['bod'])
  const withApps = (apps: App[]) => ({ ...session, workspace: { ...session.workspace, apps } })
  const { store } = renderApp(
    <Guard route={funds} app="agentpro">
      the agents
    </Guard>,
    { session: withApps([]) },
  )
  expect(await screen.findByText('This app is switched off')).toBeInTheDocument()
  expect(screen.queryByText('the agents')).not.toBeInTheDocument()
  act(() => void store.dispatch(sessionStarted(withApps(['agentpro']))))
  expect(screen.getByText('the agents')).toBeInTheDocument()
})

const visitTaxes = (rights: Right[], opts: object): void => {
  const workspace = { _id: workspaceId, name: 'Mộc Sương', slug: 'mocsuong', status: 'enabled', apps: [], rev: 1, opts }
  startFakeServer(({ path }) => (path.startsWith('workspaces') ? { body: workspace } : pageOf([])))
  renderApp(
    <OnlyFor isFor={({ tax }) => tax !== undefined} begins="/settings#settings-tax">
      <p>the invoices</p>
    </OnlyFor>,
    { session: sessionOf(rights) },
  )
}

it('A page for taxpayers tells the board of another company where it begins', async () => {
  visitTaxes(['bod'], {})
  expect(await screen.findByRole('link', { name: 'Open settings' })).toHaveAttribute('href', '/settings#settings-tax')
  expect(screen.getByText('Your company doesn’t use this page')).toBeInTheDocument()
  expect(screen.queryByText('the invoices')).not.toBeInTheDocument()
})

it('A seller is led home from it', async () => {
  visitTaxes(['/sales'], {})
  expect(await screen.findByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
})
