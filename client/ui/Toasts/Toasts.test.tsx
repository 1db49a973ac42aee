import { act, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { useIsPhone } from '../../lib/use-media'
import * as shownToasts from './shown-toasts'
import { keepToasts, toastDone, toastError, Toasts, toastUndo } from './Toasts'

jest.mock('../../lib/use-media', () => ({ useIsPhone: jest.fn() }))

/** What is said and not on its way out. */
const said = (): string[] =>
  [...document.querySelectorAll('.ui-toast:not(.ui-toast--leaving) .ui-toast__text')].map((text) => text.textContent ?? '')

const onPhone = (phone: boolean): void => {
  jest.mocked(useIsPhone).mockReturnValue(phone)
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Toasts />
    </IntlProvider>,
  )
}

keepToasts(shownToasts)

describe('Toasts', () => {
  it('on a phone only the newest stands over the list, beside what can still be undone', () => {
    onPhone(true)
    act(() => toastUndo('Cancelled', () => undefined))
    act(() => toastDone('First saved'))
    act(() => toastDone('Second saved'))
    act(() => toastError('Third failed'))
    expect(said().sort()).toEqual(['Cancelled', 'Third failed'])
    expect(screen.getByRole('button', { name: /Undo/ })).toBeEnabled()
  })

  it('says the same thing once', () => {
    onPhone(false)
    act(() => toastDone('Link copied'))
    act(() => toastDone('Link copied'))
    expect(said().filter((text) => text === 'Link copied')).toHaveLength(1)
  })
})
