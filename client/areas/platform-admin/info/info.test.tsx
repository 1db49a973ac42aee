import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { renderApp } from '../../../testing/render-app'
import { InfoScreen } from './screens/info-screen'

const page = (digit: string, slug: string, name: { en: string; vi: string }, desc: { en: string; vi: string }) => ({
  _id: digit.repeat(24),
  rev: 1,
  created: '2026-11-01T01:00:00.000Z',
  order: Number(digit) * 10,
  status: 'active',
  slug,
  name,
  desc,
})
const terms = page('1', 'terms', { en: 'Terms', vi: 'Điều khoản' }, { en: 'Your books are **yours**.', vi: 'Sổ sách là của bạn.' })
const prices = page('2', 'bang-gia', { en: '', vi: 'Bảng giá' }, { en: '', vi: '## Hằng tháng' })

const visit = (at: string): void => {
  startFakeServer(({ query }) => pageOf([terms, prices].filter(({ slug }) => !query.has('slug') || slug === query.get('slug'))))
  renderApp(
    <Routes>
      <Route path="/p/:slug" element={<InfoScreen />} />
      <Route path="/404" element={<p>not here</p>} />
    </Routes>,
    { at },
  )
}

it('An information page is read without signing in, and leads to the others', async () => {
  visit('/p/terms')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Terms')
  expect(screen.getByText('yours').tagName).toBe('STRONG')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/sign_in', '/p/terms', '/p/bang-gia'])
})

it('A page that was written in one language alone is shown in it', async () => {
  visit('/p/bang-gia')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Bảng giá')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Hằng tháng')
})

it('An information page that there isn’t leads to 404', async () => {
  visit('/p/cookies')
  expect(await screen.findByText('not here')).toBeInTheDocument()
})
