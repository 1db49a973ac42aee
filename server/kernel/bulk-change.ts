import type { NextFunction } from '@feathersjs/hooks'
import { isId } from '@shared/foundation/ids'
import { AppError } from '../platform/errors'
import type { HookContext } from './application'
import type { CallParams } from './call'

/** Bulk-Id: calls that name the same one are parts of one change of many records; the history knows them by it, and takes them back together. */
export const bulkChange = (context: HookContext, next: NextFunction): Promise<void> => {
  const params = context.params as CallParams
  const said = (params.headers as Record<string, string | undefined> | undefined)?.['bulk-id']
  if (said !== undefined) {
    if (!isId(said)) throw AppError.of('query.value', { field: 'Bulk-Id' })
    params.bulk = { id: said, service: context.path }
  }
  return next()
}
