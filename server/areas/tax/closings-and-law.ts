import type { Day } from '@shared/foundation/days/days'
import type { TaxSettings } from '@shared/foundation/documents/taxpayer'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'

const NAME = 'tax law and closed days'

/**
 * Enters a change of the law, or the closing of days by a company that declares taxes, after the one before it: of two at the same instant,
 * here or on another node, the second is judged anew and meets what the first has written. Called before what is judged is read.
 */
export const oneAfterTheOther = async (work: SocaiUnitOfWork): Promise<void> => {
  work.retryOnDuplicate('name')
  const last = await work.readPlatform('settings').one({ name: NAME })
  if (last) work.update('settings', { name: NAME, value: last.value }, { $set: { value: String(Number(last.value) + 1) } })
  else work.insert('settings', [{ name: NAME, value: '1' }])
}

interface Closable {
  readonly lockDate?: Day | undefined
  readonly tax?: TaxSettings | undefined
}

/** Whether a change of settings closes days of a company that declares taxes. */
export const closesTaxedDays = (before: Closable, after: Closable): boolean =>
  after.tax !== undefined && after.lockDate !== undefined && (before.lockDate === undefined || after.lockDate > before.lockDate)
