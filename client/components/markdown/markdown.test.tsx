import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Markdown } from './markdown'

const show = (text: string): HTMLElement =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container

it('Headings, lists, keys and links of a page are what they look like', () => {
  const page = show('# Vào sổ\n\nGõ **không gian**.\n\n- `Ctrl+K` đi tới mọi nơi\n- xem [giúp](/p/help)\n\n| a | b |\n|---|---|\n| 1 | 2 |')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Vào sổ')
  expect(page.querySelector('strong')).toHaveTextContent('không gian')
  expect(page.querySelector('kbd')).toHaveTextContent('Ctrl+K')
  expect(screen.getByRole('link', { name: 'giúp' })).toHaveAttribute('href', '/p/help')
  expect(screen.getByRole('cell', { name: '2' })).toBeInTheDocument()
})

it.each([
  '<script>window.hacked = true</script>',
  '<img src=x onerror="window.hacked = true">',
  'a <b onmouseover="window.hacked = true">b</b>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
])('A script in a page never runs, it is shown as it was typed: %s', (text) => {
  const page = show(text)
  expect(page.querySelector('script, img, svg, iframe, b, [onerror], [onload]')).toBeNull()
  expect(page.textContent).toContain(text)
  expect('hacked' in window).toBe(false)
})

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
])('A link that would run something leads nowhere: %s', (href) => {
  show(`[press](<${href}>)`)
  expect(screen.queryByRole('link')).toBeNull()
})

it('Pictures from elsewhere are told by their words', () => {
  const page = show('![logo](https://evil.example/x.png) ![ours](/files/x-500.jpg)')
  expect([...page.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual(['/files/x-500.jpg'])
  expect(page).toHaveTextContent('logo')
})
