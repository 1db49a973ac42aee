import { LoadHistory } from './load-history'

test('the last hour is told minute by minute, quiet minutes too, and what is older is forgotten', () => {
  let now = new Date('2026-03-02T08:00:30Z')
  const loadHistory = new LoadHistory(() => now)
  loadHistory.request(12)
  loadHistory.request(40)
  loadHistory.commit(7, 2)
  now = new Date('2026-03-02T08:02:10Z')
  loadHistory.eventsTold(3)
  const told = loadHistory.minutes()
  expect(told).toHaveLength(60)
  const quiet = { requests: 0, slowestMs: 0, commits: 0, retries: 0, slowestCommitMs: 0, eventLagMs: 0 }
  expect(told.slice(-3)).toEqual([
    { ...quiet, at: new Date('2026-03-02T08:00:00Z'), requests: 2, slowestMs: 40, commits: 1, retries: 2, slowestCommitMs: 7 },
    { ...quiet, at: new Date('2026-03-02T08:01:00Z') },
    { ...quiet, at: new Date('2026-03-02T08:02:00Z'), eventLagMs: 3 },
  ])
  now = new Date('2026-03-02T09:30:00Z')
  expect(loadHistory.minutes().every(({ requests, eventLagMs }) => requests === 0 && eventLagMs === 0)).toBe(true)
})
