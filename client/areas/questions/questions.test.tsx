import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer, type FakeHandler } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { QuestionsScreen } from './screens/questions-screen'

const pivot = {
  since: '2026-10-01',
  until: '2026-11-21',
  measure: 'ordered',
  kind: 'money',
  columns: [
    { is: 'one', key: '2026-10', name: '', since: '2026-10-01', until: '2026-10-31' },
    { is: 'one', key: '2026-11', name: '', since: '2026-11-01', until: '2026-11-21', isCut: true },
  ],
  data: [
    { is: 'one', key: 'cccccccccccccccccccccc01', name: 'Gốm', cells: [33_210_000, 16_950_000], total: 50_160_000 },
    { is: 'rest', key: '', name: '', cells: [0, 500_000], total: 500_000 },
  ],
  others: 0,
  total: { cells: [33_210_000, 17_450_000], total: 50_660_000 },
}

const handler: FakeHandler = ({ path, query }) => {
  if (path.startsWith('workspaces/'))
    return { body: { _id: workspaceId, rev: 1, name: 'Mộc Sương', apps: [], opts: {}, cfg: {}, zone: 'Asia/Ho_Chi_Minh' } }
  if (query.get('report') === 'pivot') return { body: pivot }
  if (query.get('report') === 'tradeEntries')
    return {
      body: {
        total: 33_210_000,
        count: 1,
        data: [
          {
            service: 'orders',
            _id: 'dddddddddddddddddddddd01',
            number: 'S000395',
            name: 'Tạp hoá Cô Tám',
            at: '2026-10-29T17:00:00.000Z',
            amount: 33_210_000,
          },
        ],
      },
    }
  return pageOf([])
}

test('a cell of a category and a month opens the entries that add up to it; who may not see costs is offered none', async () => {
  const { calls } = startFakeServer(handler)
  renderApp(
    <Routes>
      <Route path="/report/questions" element={<QuestionsScreen />} />
    </Routes>,
    { at: '/report/questions?measure=ordered&rows=category&columns=month&range=months3', session: sessionOf(['/report']) },
  )
  await userEvent.click(await screen.findByRole('button', { name: /Gốm, 10\/2026/ }))
  expect(await screen.findByText('S000395')).toBeVisible()
  await waitFor(() => expect(screen.getByText(/1 entry adds up to this cell|1 dòng cộng lại đúng bằng ô này/)).toBeVisible())
  const asked = calls.find(({ query }) => query.get('report') === 'tradeEntries')?.query
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    by: 'productId',
    figure: 'revenueOrdered',
    categoryId: 'cccccccccccccccccccccc01',
    since: '2026-10-01',
    until: '2026-10-31',
  })
  expect(screen.queryByRole('option', { name: /^(cost of goods|giá vốn)$/ })).toBeNull()
  // By one press the cell is seen by its days of October, narrowed to its category.
  await userEvent.click(screen.getByRole('button', { name: /^(day|ngày)$/ }))
  await waitFor(() => {
    const last = calls.findLast(({ query }) => query.get('report') === 'pivot')?.query
    expect(Object.fromEntries(last ?? [])).toMatchObject({
      measure: 'ordered',
      rows: 'day',
      categoryId: 'cccccccccccccccccccccc01',
      since: '2026-10-01',
      until: '2026-10-31',
    })
  })
})
