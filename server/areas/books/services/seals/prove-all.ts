import type { Application } from '../../../../kernel/application'
import { forEachWorkspace } from '../../../../kernel/for-each-workspace'
import { transact } from '../../../../kernel/unit-of-work'
import { proveSeals } from './prove'

/** Proves all seals of each company, and notes beside each what was found. @param lost aborted when another node has the work now */
export const proveAllSeals = (app: Application, lost?: AbortSignal): Promise<void> => {
  const isOver = (): boolean => !app.get('ready') || lost?.aborted === true
  return forEachWorkspace(
    app,
    'seals proven',
    { filter: { status: 'enabled', resetting: { $exists: false } }, isOver },
    async ({ _id }) => {
      const database = app.get('database')
      const seals = await database.records('seals', _id).find({})
      if (seals.length === 0) return
      const proven = await proveSeals(database, _id, seals, isOver)
      await transact(app.get('work'), { workspaceId: _id, now: app.get('now'), keys: [] }, async (work) => {
        const now = await work.read('seals').byIds(proven.map(({ seal }) => seal._id))
        for (const seal of now) {
          const found = proven.find((each) => each.seal._id === seal._id)
          if (!found) continue
          const { holds, broken } = found
          work.save('seals', seal, { checked: { at: work.now, holds, ...(broken ? { broken } : {}) } })
        }
        work.emitReloaded(
          'seals',
          now.map(({ _id: id }) => id),
        )
      })
    },
  )
}
