import { day } from '../../../foundation/days/days'
import { openDailyTasks } from './daily'
import type { TaskState } from './types'

type Daily = Pick<TaskState, 'group' | 'status' | 'dailySince' | 'ticks'> & { name: string }

const today = day('2026-11-21')
const daily = (name: string, own: Partial<Daily> = {}): Daily => ({ name, group: 'daily', status: 'assigned', ...own })
const open = (...tasks: Daily[]): string[] => openDailyTasks(tasks, today).map(({ name }) => name)

test('a daily task is open until it is ticked on that very day', () => {
  const yesterday = { day: day('2026-11-20'), at: new Date('2026-11-20T09:00:00Z') }
  const ticked = { day: today, at: new Date('2026-11-21T01:40:00Z') }
  expect(open(daily('Đối chiếu quỹ', { ticks: [yesterday] }), daily('Duyệt phiếu chi', { ticks: [yesterday, ticked] }))).toEqual([
    'Đối chiếu quỹ',
  ])
})

test('a task given tomorrow, a cancelled one and one with a deadline hold nobody back today', () => {
  expect(
    open(
      daily('Mở kho', { dailySince: day('2026-11-22') }),
      daily('Khoá kho', { status: 'cancelled' }),
      daily('Kiểm két', { status: 'completed' }),
      daily('Chốt giá', { group: 'critical' }),
      daily('Lau kệ', { dailySince: today }),
    ),
  ).toEqual(['Lau kệ'])
})
