import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { besidesFooter, pageOf, startFakeServer } from '../../../testing/fake-server'
import { renderApp } from '../../../testing/render-app'
import { ForgotPasswordScreen } from './screens/forgot-password-screen'

it('Whoever asks for a temporary password is told the same, member or not', async () => {
  const { calls } = startFakeServer(() => pageOf([]))
  renderApp(<ForgotPasswordScreen />, { at: '/forgot_password?workspace=mocsuong' })
  await userEvent.type(await screen.findByLabelText(/^Email/), 'hang@mocsuong.vn{Enter}')
  expect(await screen.findByText(/^If hang@mocsuong.vn belongs to a member/)).toBeInTheDocument()
  expect(besidesFooter(calls).map(({ path, query }) => `${path}?${query}`)).toEqual([
    'users?email=hang%40mocsuong.vn&password=forgot&slug=mocsuong',
  ])
})

it('Without an @ nothing is asked', async () => {
  const { calls } = startFakeServer(() => pageOf([]))
  renderApp(<ForgotPasswordScreen />)
  await userEvent.type(await screen.findByLabelText(/^Email/), 'hang{Enter}')
  expect(await screen.findByText('Email is required')).toBeInTheDocument()
  expect(besidesFooter(calls)).toEqual([])
})
