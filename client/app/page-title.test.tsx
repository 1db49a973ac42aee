import { renderApp } from '../testing/render-app'
import { sessionOf } from '../testing/people'
import { PageTitle } from './page-title'

const logo = '/files/logo-500.jpg'
const iconWith = (apps: ('whitelabel' | 'sms')[]): string | undefined => {
  const session = sessionOf(['bod'])
  renderApp(<PageTitle />, { session: { ...session, workspace: { ...session.workspace, avatar: logo, apps } } })
  return document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href') ?? undefined
}

it('A phone keeps the app under the logo of a company with a label of its own, under the product’s otherwise', () => {
  expect(iconWith(['sms'])).toBeUndefined()
  expect(iconWith(['whitelabel'])).toBe(logo)
  expect(iconWith([])).toBeUndefined()
})
