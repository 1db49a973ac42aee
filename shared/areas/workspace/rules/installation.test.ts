import { warningsOf, type InstallationState } from './installation'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const now = at('28T08:00')
const sound: InstallationState = {
  started: at('01T08:00'),
  database: 'embedded',
  backup: at('28T01:00'),
  restoreProved: { at: at('01T02:00'), of: at('01T01:00') },
  figuresRecounted: at('28T07:55'),
  journalsProven: at('27T22:00'),
  figuresDiffered: 0,
  entriesDiffered: 0,
  writesRefused: false,
  freeBytes: 20_000_000_000,
  daysToFull: 90,
  outboxWaiting: 3,
  outboxStuck: 0,
  outboxDue: at('28T08:05'),
  mailsWaiting: 1,
  mailsSince: at('28T07:30'),
}
const { backup: _backup, restoreProved: _restoreProved, ...neverSaved } = sound

test('of an installation that was backed up last night and proven this month nothing is told', () => {
  expect(warningsOf(sound, now)).toEqual([])
})

test.each([
  ['it was never backed up', neverSaved, ['no-backup', 'restore-unproved']],
  ['the backup of last night failed', { ...sound, backup: at('26T01:00') }, ['backup-old']],
  [
    'no backup was restored for two months',
    { ...sound, restoreProved: { at: new Date('2026-09-28'), of: new Date('2026-09-27') } },
    ['restore-unproved'],
  ],
  ['figures differed from their entries', { ...sound, figuresDiffered: 2 }, ['figures-differed']],
  ['a journal differs', { ...sound, entriesDiffered: 1 }, ['entries-differed']],
  ['the disk is full in four weeks', { ...sound, daysToFull: 28 }, ['disk-fills']],
  ['less than 1 GB is free', { ...sound, freeBytes: 900_000_000 }, ['disk-fills']],
  ['nothing can be saved', { ...sound, writesRefused: true }, ['writes-refused']],
  ['figures weren’t recounted since yesterday morning', { ...sound, figuresRecounted: at('27T07:00') }, ['recount-late']],
  ['journals weren’t proven for four days', { ...sound, journalsProven: at('24T07:00') }, ['journals-late']],
  ['what is due isn’t tried', { ...sound, outboxDue: at('28T07:30') }, ['outbox-late']],
  ['something is stuck', { ...sound, outboxStuck: 1 }, ['outbox-stuck']],
  ['a mail waits for two hours', { ...sound, mailsSince: at('28T06:00') }, ['mails-late']],
] as const)('it is told that %s', (_what, state, warnings) => {
  expect(warningsOf(state, now)).toEqual(warnings)
})

test('a server that has just started isn’t late with what it couldn’t do yet', () => {
  const { figuresRecounted: _recounted, journalsProven: _proven, ...fresh } = { ...sound, started: at('28T07:00') }
  expect(warningsOf(fresh, now)).toEqual([])
})

test('backups of a MongoDB are made by its own means, and aren’t asked for', () => {
  expect(warningsOf({ ...neverSaved, database: 'mongodb' }, now)).toEqual([])
})
