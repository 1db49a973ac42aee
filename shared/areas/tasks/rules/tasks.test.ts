import fc from 'fast-check'
import { DEFAULT_ZONE, day } from '../../../foundation/days/days'
import { personsIn } from '../../../foundation/rights/persons'
import type { Right } from '../../../foundation/rights/rights'
import { userId } from '../../../testing/examples'
import { marksOf, taskAudience } from './audience'
import { isOverdue, nextDeadline, presetDay, DEADLINE_PRESETS, usualDeadline } from './deadlines'
import { taskFigures } from './figures'
import { moveTo, whyNotCancelTask, whyNotTick } from './moves'
import { TASK_PRIVACIES, TASK_STATUSES, type TaskPrivacy, type TaskState, type TaskStatus } from './types'

const [performer, assigner, colleague, boss] = [userId(1), userId(2), userId(3), userId(4)]
const asks = (id: string | null, rights: Right[] = [], division?: string) => ({ userId: id, rights, ...(division ? { division } : {}) })
const task = (own: Partial<TaskState> = {}): TaskState => ({
  group: 'important',
  status: 'assigned',
  privacy: 'public',
  userId: performer,
  creatorId: assigner,
  ...own,
})

test('every state of a task is reached from the first, and nothing leaves the last ones', () => {
  const actors = [asks(performer), asks(assigner), asks(boss, ['bod'])]
  const after = (status: TaskStatus): TaskStatus[] =>
    TASK_STATUSES.filter((to) =>
      actors.some((actor) => (to === 'cancelled' ? !whyNotCancelTask(task({ status }), actor) : moveTo(task({ status }), to, actor).move)),
    )
  expect(Object.fromEntries(TASK_STATUSES.map((status) => [status, after(status)]))).toEqual({
    assigned: ['done', 'completed', 'cancelled'],
    done: ['assigned', 'completed'],
    completed: [],
    cancelled: [],
  })
})

describe('who sees a task', () => {
  const seen = (privacy: TaskPrivacy, reader: ReturnType<typeof asks>): boolean => {
    const audience = taskAudience(task({ privacy }), 'Kho')
    return marksOf(reader).some((mark) => audience.includes(mark))
  }
  test.each<[TaskPrivacy, boolean, boolean]>([
    ['public', true, true],
    ['bod', false, true],
    ['private', false, false],
  ])('%s: the division %s, the board %s; performer and assigner always', (privacy, division, board) => {
    expect(seen(privacy, asks(colleague, [], 'Kho'))).toBe(division)
    expect(seen(privacy, asks(boss, ['bod'], 'Ban giám đốc'))).toBe(board)
    expect(seen(privacy, asks(performer, [], 'Kho'))).toBe(true)
    expect(seen(privacy, asks(assigner, ['/sales'], 'Bán hàng'))).toBe(true)
    expect(seen(privacy, asks(colleague, ['/sales', '/office/hr'], 'Bán hàng'))).toBe(false)
    expect(seen(privacy, asks(null, ['/sales']))).toBe(false)
  })

  test('a performer without a division has no colleagues who see it', () => {
    expect(taskAudience(task(), undefined)).toEqual([`user:${performer}`, `user:${assigner}`, 'bod'])
    expect(personsIn(taskAudience(task(), 'Kho'))).toEqual([performer, assigner])
  })
})

describe('a task moves', () => {
  const says = (from: TaskStatus, to: TaskStatus, actor: ReturnType<typeof asks>, own: Partial<TaskState> = {}): string => {
    const answer = moveTo(task({ status: from, ...own }), to, actor)
    return answer.why ?? answer.move
  }
  test('to done by its performer alone', () => {
    expect(says('assigned', 'done', asks(performer))).toBe('finish')
    expect(says('assigned', 'done', asks(assigner))).toBe('tasks.not-performer')
    expect(says('assigned', 'done', asks(boss, ['bod']))).toBe('tasks.not-performer')
    expect(says('assigned', 'done', asks(null, ['bod']))).toBe('tasks.not-performer')
  })
  test('back to its performer: they go on by themselves, the board sends it back', () => {
    expect(says('done', 'assigned', asks(performer))).toBe('resume')
    expect(says('done', 'assigned', asks(boss, ['bod']))).toBe('reject')
    expect(says('done', 'assigned', asks(assigner))).toBe('tasks.not-performer')
  })
  test('to completed by the board, also straight from assigned; a private one by its assigner', () => {
    expect(says('done', 'completed', asks(boss, ['bod']))).toBe('complete')
    expect(says('assigned', 'completed', asks(boss, ['bod']))).toBe('complete')
    expect(says('done', 'completed', asks(performer))).toBe('tasks.not-judge')
    expect(says('done', 'completed', asks(assigner))).toBe('tasks.not-judge')
    expect(says('done', 'completed', asks(assigner), { privacy: 'private' })).toBe('complete')
  })
  test('nowhere once it is completed or cancelled, whoever asks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<TaskStatus>('completed', 'cancelled'),
        fc.constantFrom(...TASK_STATUSES),
        fc.constantFrom(...TASK_PRIVACIES),
        fc.constantFrom(asks(performer, ['bod']), asks(assigner), asks(boss, ['founder', 'bod'])),
        (from, to, privacy, actor) => 'why' in moveTo(task({ status: from, privacy }), to, actor),
      ),
    )
  })
  test('is cancelled by its assigner or the board, while it is assigned', () => {
    expect(whyNotCancelTask(task(), asks(assigner))).toBeNull()
    expect(whyNotCancelTask(task(), asks(boss, ['bod']))).toBeNull()
    expect(whyNotCancelTask(task(), asks(performer))).toBe('tasks.not-creator')
    expect(whyNotCancelTask(task({ status: 'done' }), asks(assigner))).toBe('tasks.cancel-assigned-only')
  })
  test('a daily one is ticked by its performer', () => {
    expect(whyNotTick(task({ group: 'daily' }), asks(performer))).toBeNull()
    expect(whyNotTick(task({ group: 'daily' }), asks(boss, ['bod']))).toBe('tasks.not-performer')
    expect(whyNotTick(task(), asks(performer))).toBe('tasks.not-daily')
  })
})

describe('deadlines', () => {
  const zone = DEFAULT_ZONE
  test('presets count from today; the end of the month is its last day', () => {
    expect(DEADLINE_PRESETS.map((preset) => presetDay(preset, day('2026-11-21')))).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-24',
      '2026-11-28',
      '2026-11-30',
    ])
  })
  test('are at the end of work, or at a quarter to midnight when that is over', () => {
    expect(usualDeadline(day('2026-11-21'), new Date('2026-11-21T05:00:00Z'), zone)).toEqual(new Date('2026-11-21T10:00:00Z'))
    expect(usualDeadline(day('2026-11-21'), new Date('2026-11-21T12:00:00Z'), zone)).toEqual(new Date('2026-11-21T16:45:00Z'))
  })
  test('of an asset come again on the same day of a later month, its last day where that month is shorter', () => {
    expect(nextDeadline(new Date('2027-01-31T10:00:00Z'), 1, zone)).toEqual(new Date('2027-02-28T10:00:00Z'))
    expect(nextDeadline(new Date('2026-11-24T03:15:00Z'), 12, zone)).toEqual(new Date('2027-11-24T03:15:00Z'))
  })
  test('are missed when the task isn’t done by then, or was done later', () => {
    const deadline = new Date('2026-11-20T10:00:00Z')
    const at = (text: string) => new Date(`2026-11-${text}Z`)
    expect(isOverdue({ status: 'assigned', deadline }, at('20T10:00:00.000'))).toBe(false)
    expect(isOverdue({ status: 'assigned', deadline }, at('20T10:00:00.001'))).toBe(true)
    expect(isOverdue({ status: 'completed', deadline, doneAt: at('20T09:00:00') }, at('25T10:00:00'))).toBe(false)
    expect(isOverdue({ status: 'done', deadline, doneAt: at('21T09:00:00') }, at('25T10:00:00'))).toBe(true)
    expect(isOverdue({ status: 'cancelled', deadline }, at('25T10:00:00'))).toBe(false)
  })
})

describe('how somebody does', () => {
  const zone = DEFAULT_ZONE
  const now = new Date('2026-11-21T07:00:00Z')
  const due = (text: string, own: Partial<TaskState> = {}): TaskState => task({ deadline: new Date(`${text}T10:00:00Z`), ...own })
  const figures = (...tasks: TaskState[]) => taskFigures(tasks, { since: day('2026-11-01'), until: day('2026-11-30'), now, zone })

  test('counts tasks by their deadline; the rates are what was done in time', () => {
    const inTime = { status: 'completed' as const, doneAt: new Date('2026-10-01T00:00:00Z') }
    expect(
      figures(
        due('2026-11-10', inTime),
        due('2026-11-12', { status: 'done', doneAt: new Date('2026-11-13T00:00:00Z') }),
        due('2026-11-20'),
        due('2026-11-28'),
        due('2026-10-31', inTime),
        due('2026-10-30', inTime),
        due('2026-11-15', { status: 'cancelled' }),
        task({ group: 'daily' }),
      ),
    ).toEqual({ assigned: 2, done: 1, completed: 1, overdue: 2, rate1M: 2 / 4, rate12M: 3 / 5 })
  })
  test('no task, no rate', () => {
    expect(figures()).toEqual({ assigned: 0, done: 0, completed: 0, overdue: 0, rate1M: null, rate12M: null })
    expect(figures(due('2026-11-28')).rate1M).toBeNull()
  })
})
