import { screen } from '@testing-library/react'
import { startFakeServer } from '../../../../testing/fake-server'
import { sessionOf } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import type { PayDay } from '../pay'
import { DayMark } from './day-mark'

const dayOf = (own: Partial<PayDay>): PayDay =>
  ({ day: '2026-11-24', hours: 0, units: 0, overtime: 0, pending: 0, status: 'approved', valid: true, running: false, ...own }) as PayDay

const show = (own: Partial<PayDay>, mode: 'hours' | 'days' = 'hours') => {
  startFakeServer(() => ({ body: {} }))
  renderApp(<DayMark day={dayOf(own)} mode={mode as never} isPast={false} />, { session: sessionOf(['bod']) })
}

it('A day that counts stays in sight when somebody checks in once more', () => {
  show({ hours: 8, units: 1, status: 'pending', running: true })
  expect(screen.getByText('8')).toBeInTheDocument()
})

it('In a month counted by days it keeps its tick', () => {
  show({ hours: 8, units: 1, status: 'pending', running: true }, 'days')
  expect(screen.getByText('✓')).toBeInTheDocument()
})

it('Whoever has just come and waits for approval isn’t away', () => {
  show({ status: 'pending', running: true })
  expect(screen.getByText('(…)')).toBeInTheDocument()
})

it.each([
  ['overtime', { hours: 9.5, units: 1, overtime: 1.5 }, '9½+'],
  ['a missing check-out', { hours: 4, units: 1, valid: false }, '4!'],
  ['somebody at work', { hours: 3, units: 1, running: true }, '3…'],
  ['an ordinary day', { hours: 8, units: 1 }, '8'],
] as const)('A day with %s is told by a sign, not by its colour alone', (_what, own, said) => {
  show(own)
  expect(document.querySelector('.pay-mark')).toHaveTextContent(new RegExp(`^${said.replace('+', '\\+')}$`))
})
