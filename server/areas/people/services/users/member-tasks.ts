import { addMonths, addDays, endOfDay, startOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { marksOf } from '@shared/areas/tasks/rules/audience'
import { taskFigures, type TaskFigures } from '@shared/areas/tasks/rules/figures'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import { AppError } from '../../../../platform/errors'
import { dayAsked } from '../../../../kernel/parse-query'
import type { Call } from '../../../../kernel/service-rules'

/**
 * How a member does with their tasks, as far as the caller may see those: `GET users/:id?report=tasks&since&until`.
 * @throws AppError 404 for nobody of this workspace, 400 for days that are none
 */
export const memberTasks = async (call: Call<'users'>, id: string): Promise<CustomAnswer<TaskFigures>> => {
  const { app, service, params, caller } = call
  const { report, since, until } = params.extra ?? {}
  if (report !== 'tasks') throw AppError.of('query.report', { report: String(report).slice(0, 60) })
  const range = { since: dayIn('since', since, caller.zone), until: dayIn('until', until, caller.zone) }
  if (range.until < range.since) throw AppError.of('query.range')
  await service.read(id, params)
  const yearBefore = addDays(addMonths(range.until, -12), 1)
  const earliest = yearBefore < range.since ? yearBefore : range.since
  const tasks = await app
    .get('database')
    .records('tasks', caller.workspaceId)
    .find(
      {
        userId: id,
        audience: { $in: marksOf(caller) },
        deadline: { $gte: startOfDay(earliest, caller.zone), $lte: endOfDay(range.until, caller.zone) },
      },
      { only: ['status', 'deadline', 'doneAt'] },
    )
  const figures = taskFigures(tasks, { ...range, now: app.get('now')(), zone: caller.zone })
  return new CustomAnswer(figures)
}

const dayIn = (field: string, text: string | undefined, zone: Zone): Day => {
  if (text === undefined) throw AppError.of('data.field-required', { field })
  const day = dayAsked(text, zone)
  if (day === null) throw AppError.of('query.value', { field })
  return day
}
