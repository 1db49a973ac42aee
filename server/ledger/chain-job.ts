import { forEachWorkspace } from '../kernel/for-each-workspace'
import type { JobRule } from '../kernel/jobs'
import { chainEntries } from './chain'

const CHAINING = 'entries of the journal in line'
const CHAINING_EVERY_MS = 60_000

/** Puts what was entered lately in line: whoever asks what stands there does it at once. */
export const chaining: JobRule = {
  name: CHAINING,
  everyMs: CHAINING_EVERY_MS,
  run: (app, lost) => {
    const isOver = (): boolean => !app.get('ready') || lost.aborted
    return forEachWorkspace(app, CHAINING, { filter: { status: 'enabled', resetting: { $exists: false } }, isOver }, async ({ _id }) => {
      await chainEntries(app, _id, isOver)
    })
  },
}
