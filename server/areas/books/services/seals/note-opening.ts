import { AppError } from '../../../../platform/errors'
import type { Opening } from '../../../workspace/opened-books'

/**
 * Notes beside each seal whose days are opened who opened them, when and why: it stays what it is.
 * @throws AppError 400 where there is such a seal and nothing was said
 */
export const noteOpening = async ({ app, params, work, lockDate, reason }: Opening): Promise<void> => {
  const sealed = await work.read('seals').find({ until: { $gt: lockDate ?? '' }, opened: { $exists: false } })
  if (sealed.length === 0) return
  const why = reason.trim()
  if (why === '') throw AppError.atField('reopenReason', 'books.reason-required')
  const opened = { at: work.now, by: params.caller?.person?.name ?? params.caller?.key?.name ?? '', reason: why }
  for (const seal of sealed) await app.service('seals').change(work, params, seal, { opened })
}
