import type { Right } from '@shared/domain/rights/rights'
import { screen } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../testing/fake-server'
import { sessionOf } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { ForbiddenScreen } from './screens/forbidden-screen'

const turnedAway = (rights: Right[]): void => {
  startFakeServer(() => pageOf([]))
  renderApp(
    <Routes>
      <Route path="/funds" element={<p>the funds</p>} />
      <Route path="/403" element={<ForbiddenScreen />} />
      <Route path="*" element={<Navigate to="/403" state={{ rights: ['/funds'], from: '/funds' }} />} />
    </Routes>,
    { at: '/', session: sessionOf(rights) },
  )
}

it('The page one was turned away from opens once the right is there', () => {
  turnedAway(['/funds'])
  expect(screen.getByText('the funds')).toBeInTheDocument()
})

it('Until then it says which right it takes', () => {
  turnedAway(['/sales'])
  expect(screen.getByText('403')).toBeInTheDocument()
  expect(screen.queryByText('the funds')).not.toBeInTheDocument()
})
