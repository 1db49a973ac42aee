import { act, render, screen } from '@testing-library/react'
import { useThemePoints } from './use-theme-points'

const Height = () => <output>{useThemePoints('--row-2', 50)}</output>

describe('A length of the theme', () => {
  it('is measured anew when rows get more room', async () => {
    const root = document.documentElement
    render(<Height />)
    expect(screen.getByRole('status')).toHaveTextContent('50')
    await act(async () => {
      root.style.setProperty('--row-2', '58px')
      root.dataset['density'] = 'comfortable'
    })
    expect(screen.getByRole('status')).toHaveTextContent('58')
  })
})
