import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../testing/fake-server'
import { renderApp } from '../../testing/render-app'
import { InfoScreen } from './screens/info-screen'

const visit = (at: string): void => {
  startFakeServer(() => pageOf([]))
  renderApp(
    <Routes>
      <Route path="/p/:slug" element={<InfoScreen />} />
      <Route path="/404" element={<p>not here</p>} />
    </Routes>,
    { at },
  )
}

it.each([
  ['/p/terms', 'Terms'],
  ['/p/privacy', 'Privacy'],
  ['/p/help', 'Help'],
])('%s is read without signing in, and leads to the others', (at, title) => {
  visit(at)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/sign_in', '/p/terms', '/p/privacy', '/p/help'])
})

it('An information page that there isn’t leads to 404', () => {
  visit('/p/cookies')
  expect(screen.getByText('not here')).toBeInTheDocument()
})
