import { lock } from '../../../../kernel/locks'
import { REMINDER_HOURS } from '@shared/areas/tasks/rules/deadlines'
import type { Application } from '../../../../kernel/application'
import { forEachWorkspace } from '../../../../kernel/for-each-workspace'
import { transact } from '../../../../kernel/unit-of-work'
import { remind } from './task-notices'

const HOUR_MS = 3_600_000
/** Tasks reminded of in one transaction. */
const BATCH_SIZE = 100

/**
 * Tells performers of open tasks whose deadline is near, once for each deadline.
 * @returns how many were told
 */
export const remindOfDeadlines = async (app: Application): Promise<number> => {
  let reminded = 0
  await forEachWorkspace(app, 'deadlines that are near', { filter: { status: 'enabled' } }, async ({ _id }) => {
    reminded += await transact(
      app.get('work'),
      { workspaceId: _id, now: app.get('now'), keys: [lock.job('remind-of-deadlines')] },
      async (work) => {
        const near = { $gt: work.now, $lte: new Date(work.now.getTime() + REMINDER_HOURS * HOUR_MS) }
        const due = await work
          .read('tasks')
          .find({ status: 'assigned', deadline: near, reminded: { $exists: false } }, { limit: BATCH_SIZE })
        // Given with less than a day to go: its performer has just been told.
        const forgotten = due.filter(
          ({ created, deadline }) => deadline && deadline.getTime() - created.getTime() > REMINDER_HOURS * HOUR_MS,
        )
        for (const task of due) work.update('tasks', { _id: task._id, reminded: { $exists: false } }, { $set: { reminded: true } })
        for (const task of forgotten) remind(work, task)
        return forgotten.length
      },
    )
  })
  return reminded
}
