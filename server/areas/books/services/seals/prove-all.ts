import type { Application } from '../../../../kernel/application'
import type { Block } from '../../../../kernel/collections'
import { forEachWorkspace } from '../../../../kernel/for-each-workspace'
import { transact } from '../../../../kernel/unit-of-work'
import { keepProvenLine } from '../../../../ledger/proven-line'
import { proveSeals } from './prove'

/** Proves all seals of each company from the first entry to the last, keeps how far the line is whole, and notes beside each what was found. @param lost aborted when another node has the work now */
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
      const began = app.get('now')()
      let whole: Block | null = null
      const proven = await proveSeals(database, _id, seals, { isOver, onWhole: (block) => void (whole = block) })
      if (isOver()) return
      await keepProvenLine(app, _id, whole, began)
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
