import { screen, within } from '@testing-library/react'
import { startFakeServer } from '../../../testing/fake-server'
import { renderApp } from '../../../testing/render-app'
import { StatusScreen } from './screens/status-screen'

const sound = {
  started: '2026-11-01T01:00:00.000Z',
  database: 'embedded',
  mail: 'smtp',
  workspaces: { enabled: 3, disabled: 1 },
  members: 20,
  listening: 7,
  freeBytes: 20_000_000_000,
  usedBytes: 80_000_000_000,
  daysToFull: 90,
  backup: '2026-11-28T01:00:00.000Z',
  restoreProved: { at: '2026-11-20T01:00:00.000Z', of: '2026-11-19T01:00:00.000Z' },
  figuresRecounted: '2026-11-28T02:00:00.000Z',
  journalsProven: '2026-11-28T03:00:00.000Z',
  figuresDiffered: 0,
  entriesDiffered: 0,
  writesRefused: false,
  outboxWaiting: 3,
  outboxStuck: 0,
  mailsWaiting: 1,
  warnings: [],
  minutes: [],
}

const visit = (state: object): void => {
  startFakeServer(({ query }) => ({ body: query.get('report') === 'installation' ? state : {} }))
  renderApp(<StatusScreen />, { at: '/a/status' })
}
const lineOf = async (name: string): Promise<HTMLElement> => {
  const term = await screen.findByText(name)
  return term.nextElementSibling as HTMLElement
}

it('The administrator reads when backups and books were proven, what waits to leave, and how long the disk lasts', async () => {
  visit(sound)
  expect(await lineOf('Last backup')).toHaveTextContent('28/11/2026 08:00')
  expect(await lineOf('Last proven restore')).toHaveTextContent('20/11/2026 08:00 of the backup of 19/11/2026 08:00')
  expect(await lineOf('All figures recounted')).toHaveTextContent('28/11/2026 09:00')
  expect(await lineOf('On the way out')).toHaveTextContent('3 waiting, 0 stuck')
  expect(await lineOf('Mails waiting')).toHaveTextContent('1')
  expect(screen.getByText(/full in 90 days at this pace/)).toBeInTheDocument()
  expect(screen.getByText('Nothing: backups, proofs and the disk are as they should be.')).toBeInTheDocument()
})

it('What isn’t as it should be says what to do', async () => {
  const { backup: _backup, restoreProved: _restoreProved, ...neverSaved } = sound
  visit({ ...neverSaved, figuresDiffered: 2, outboxStuck: 1, warnings: ['figures-differed', 'no-backup', 'outbox-stuck'] })
  expect(await lineOf('Last backup')).toHaveTextContent('never yet')
  const told = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(told.map(({ textContent }) => textContent)).toEqual([
    '2 figures differed from the entries since the start, and were put right where that can be done. Look for “a figure differed” in the log, then run: npm run -s admin -- verify',
    'There is no backup yet. Write one each night, to another machine’s disk: npm run -s admin -- backup FILE',
    '1 task is stuck at services of others. The board of the company sees why under Settings › On the way out, and tries again by one press.',
  ])
})
