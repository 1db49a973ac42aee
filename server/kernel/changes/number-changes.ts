import type { Application } from '../application'
import { lock } from '../locks'
import { transact, type SocaiUnitOfWork } from '../unit-of-work'
import type { End } from './end'

/** So many changes are numbered in one transaction. */
const TOGETHER = 500
const NAME = 'changes'

/**
 * Numbers the changes that are committed and have no number yet, one after the other. A change is numbered after its own commit, in a
 * transaction of its own, and only by one process at a time: what is committed later gets a later number, so whoever has read up to a number
 * misses none before it, however many commands are under way meanwhile.
 */
export const numberChanges = async (app: Application, workspaceId: string): Promise<End> => {
  for (;;) {
    const { end, isAll } = await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [lock.job(NAME)] }, numberNext)
    if (isAll) return end
  }
}

const numberNext = async (work: SocaiUnitOfWork): Promise<{ end: End; isAll: boolean }> => {
  const waiting = await work.read('changes').find({ waiting: true }, { sort: { _id: 1 }, limit: TOGETHER, only: ['waiting'] })
  const counter = await work.read('counters').one({ name: NAME })
  const before = counter?.value ?? 0
  const last = before + waiting.length
  if (counter && waiting.length === 0) return { end: { line: counter._id, last }, isAll: true }
  const line = counter?._id ?? work.newId()
  // Of two processes that number at once one finds the count moved on, and begins anew.
  if (counter) work.update('counters', { _id: line, value: before }, { $set: { value: last } })
  else {
    work.retryOnDuplicate('name')
    work.insert('counters', [{ _id: line, name: NAME, value: last }])
  }
  for (const [index, { _id }] of waiting.entries())
    work.update('changes', { _id, waiting: true }, { $set: { seq: before + index + 1 }, $unset: { waiting: '' } })
  return { end: { line, last }, isAll: waiting.length < TOGETHER }
}
