import { day, DEFAULT_ZONE } from '@shared/foundation/days/days'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { cardsOf, dailyOf, daysBefore, fits, hasWords, type TaskFilter } from './task-lists'

const me = 'a'.repeat(24)
const other = 'b'.repeat(24)
const now = Date.parse('2026-11-21T07:00:00Z')
let made = 0
const task = (name: string, own: object = {}): Task =>
  ({
    _id: String(++made).padStart(24, '0'),
    name,
    group: 'important',
    status: 'assigned',
    privacy: 'public',
    userId: me,
    creatorId: other,
    user: { _id: me, name: 'Phạm Đức Thịnh', username: 'ducthinh' },
    deadline: '2026-11-25T10:00:00.000Z',
    ...own,
  }) as unknown as Task
const names = (tasks: readonly Task[]): string[] => tasks.map(({ name }) => name)

test('what is mine, what I gave, what waits for me and what is late', () => {
  const tasks = [
    task('của tôi'),
    task('tôi giao', { userId: other, creatorId: me }),
    task('chờ', { status: 'done', userId: other }),
    task('riêng của tôi giao', { status: 'done', userId: other, creatorId: me, privacy: 'private' }),
    task('trễ', { userId: other, deadline: '2026-11-20T10:00:00.000Z' }),
    task('xong trễ', { userId: other, status: 'completed', deadline: '2026-11-20T10:00:00.000Z', doneAt: '2026-11-21T01:00:00.000Z' }),
  ]
  const chosen = (filter: TaskFilter, rights: ('bod' | '/sales')[]) =>
    names(tasks.filter((each) => fits[filter](each, { userId: me, rights, now })))
  expect(chosen('mine', [])).toEqual(['của tôi'])
  expect(chosen('given', [])).toEqual(['tôi giao', 'riêng của tôi giao'])
  expect(chosen('waiting', ['bod'])).toEqual(['chờ', 'riêng của tôi giao'])
  expect(chosen('waiting', ['/sales'])).toEqual(['riêng của tôi giao'])
  expect(chosen('overdue', [])).toEqual(['trễ'])
  expect(chosen('all', [])).toHaveLength(6)
})

test('a column has the nearest deadline first, daily tasks stand apart', () => {
  const tasks = [
    task('sau'),
    task('trước', { deadline: '2026-11-22T10:00:00.000Z' }),
    task('hằng ngày', { group: 'daily', deadline: undefined }),
  ]
  expect(names(cardsOf(tasks, 'assigned'))).toEqual(['trước', 'sau'])
})

test('the daily strip counts today’s ticks and names who still has some', () => {
  const today = day('2026-11-21')
  const ticked = { ticks: [{ day: today, at: '2026-11-21T01:40:00.000Z' }] }
  const tasks = [
    task('một', { group: 'daily', ...ticked }),
    task('hai', { group: 'daily' }),
    task('ba', { group: 'daily', user: { _id: other, name: 'Võ Minh Tâm', username: 'minhtam' } }),
    task('mai mới bắt đầu', { group: 'daily', dailySince: '2026-11-22' }),
  ]
  expect(dailyOf(tasks, today)).toMatchObject({ done: 1, names: ['Phạm Đức Thịnh 1', 'Võ Minh Tâm 1'] })
  expect(names(dailyOf(tasks, today).all)).toEqual(['một', 'hai', 'ba'])
})

test('words are found without accents, in the title or the performer’s name', () => {
  expect(hasWords(task('In lại tem QR'), 'tem thinh')).toBe(true)
  expect(hasWords(task('In lại tem QR'), 'kệ')).toBe(false)
})

test('days to a deadline are the workspace’s', () => {
  expect(daysBefore('2026-11-21T10:00:00Z', now, DEFAULT_ZONE)).toBe(0)
  expect(daysBefore('2026-11-20T17:00:00Z', now, DEFAULT_ZONE)).toBe(0)
  expect(daysBefore('2026-11-20T16:59:00Z', now, DEFAULT_ZONE)).toBe(-1)
  expect(daysBefore('2026-11-24T10:00:00Z', now, DEFAULT_ZONE)).toBe(3)
})
