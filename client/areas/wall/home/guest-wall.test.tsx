import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { Route, Routes } from 'react-router-dom'
import { remember } from '../../../api/session/remembered'
import { pageOf, refusal, startFakeServer, type FakeAnswer } from '../../../testing/fake-server'
import { workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { FrontScreen, PublicWallScreen } from './screens/front-screen'

const company = {
  _id: workspaceId,
  name: 'Mộc Sương',
  slug: 'mocsuong',
  slogan: 'Trà và cà phê từ cao nguyên',
  status: 'enabled',
  apps: ['publicwall', 'whitelabel'],
}
const question = {
  _id: '2'.repeat(24),
  workspaceId,
  rev: 1,
  created: '2026-11-21T04:20:00.000Z',
  desc: 'Còn kịp khắc tên không?',
  privacy: 'public',
  status: 'completed',
  guestName: 'Phạm Gia Hân',
  comments: 1,
  likes: 0,
  answers: [{ _id: '3'.repeat(24), name: 'Lê Khánh Ly', desc: 'Dạ kịp ạ', created: '2026-11-21T04:40:00.000Z' }],
}

const visit = (at: string, { own = company, onAsk }: { own?: object; onAsk?: FakeAnswer } = {}) => {
  const { calls } = startFakeServer(({ method, path }) => {
    if (path === 'workspaces') return pageOf([own])
    if (method === 'POST') return onAsk ?? { body: { ...question, _id: '4'.repeat(24), status: 'pending', answers: [] } }
    return pageOf([question])
  })
  renderApp(
    <Routes>
      <Route path="/" element={<FrontScreen />} />
      <Route path="/wall/:slug" element={<PublicWallScreen />} />
      <Route path="/sign_in" element={<p>the sign-in</p>} />
    </Routes>,
    { at },
  )
  return { asked: () => calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : [])) }
}
const fill = async (texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts))
    await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), text)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
}
beforeEach(() => localStorage.clear())
afterEach(() => act(() => toast.remove()))

it('A guest reads what a company tells everybody, with its answers, under its own name and slogan', async () => {
  visit('/wall/mocsuong')
  const card = await screen.findByRole('article', { name: 'Phạm Gia Hân' })
  expect(within(within(card).getByRole('list', { name: 'Answers' })).getByText('Dạ kịp ạ')).toBeInTheDocument()
  expect(screen.getByText('Trà và cà phê từ cao nguyên')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign_in')
})

it('A guest asks with name and phone', async () => {
  const { asked } = visit('/wall/mocsuong')
  await fill({ 'Your name': 'Gia Hân', Phone: '0908 442 617', 'Your question': 'Mình cần 60 hộp' })
  expect(await screen.findByText('Your question is on the wall; the answer will stand under it')).toBeInTheDocument()
  expect(asked()).toEqual([{ workspaceId, guestName: 'Gia Hân', guestPhone: '0908 442 617', desc: 'Mình cần 60 hộp' }])
  expect(screen.getByRole('textbox', { name: /^Your question/ })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveValue('Gia Hân')
})

it('Who asks too often is told so, and keeps what was typed', async () => {
  visit('/wall/mocsuong', { onAsk: refusal(429, 'too-many-requests', 'Too many tries, please wait 20 minutes') })
  await fill({ 'Your name': 'Gia Hân', Phone: '0908', 'Your question': 'Lần thứ sáu' })
  expect((await screen.findAllByText('Too many tries, please wait 20 minutes')).length).toBeGreaterThan(0)
  expect(screen.getByRole('textbox', { name: /^Your question/ })).toHaveValue('Lần thứ sáu')
})

it('The first page is the public wall of the company known on this device; without one it is the sign-in', async () => {
  remember({ slug: 'mocsuong', login: '' })
  visit('/')
  expect(await screen.findByRole('heading', { name: 'News and answers from Mộc Sương' })).toBeInTheDocument()
})

it.each([
  ['/', {}],
  ['/wall/mocsuong', { apps: [] }],
  ['/wall/mocsuong', { status: 'disabled' }],
])('Where no wall is public, %s leads to the sign-in', async (at, own) => {
  visit(at, { own: { ...company, ...own } })
  expect(await screen.findByText('the sign-in')).toBeInTheDocument()
})
