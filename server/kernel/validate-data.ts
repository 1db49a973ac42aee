import type { NextFunction } from '@feathersjs/hooks'
import type { RecordService } from '@shared/registry/names'
import { declarationOf } from '@shared/registry/declarations'
import { isDay } from '@shared/foundation/days/days'
import { isEqual } from '@shared/foundation/equal'
import { assertBookableDates } from './book-times'
import { anonymous, type CallParams } from './call'
import type { HookContext } from './application'
import { AppError } from '../platform/errors'
import { inOwnTurn, MANY_ITEMS } from '../platform/in-slices'
import { patchFields, recordFields } from './record-fields'
import { checkData } from './check-data'
import { assertCommandsFit } from './commands-fit'
import { manyOf } from './patch-many'
import { serialize } from './serialize'

/** Checks what a create or patch sends against the service's shape, field by field. */
export const validateData = (context: HookContext, next: NextFunction): Promise<void> =>
  context.method === 'create' || context.method === 'patch' ? readData(context).then(next) : next()

const readData = async (context: HookContext): Promise<void> => {
  const { path } = declarationOf(context.path)
  const params = context.params as CallParams
  if (Array.isArray(context.data)) throw AppError.of('request.one-record')
  let data: unknown = context.data
  if (manyOf(context)) {
    context.data = checkData(path, 'patchMany', data)
    return
  }
  if (context.method === 'patch' && typeof data === 'object' && data !== null) {
    const { rev, ...rest } = data as Record<string, unknown>
    if (rev !== undefined) {
      if (typeof rev !== 'number' || !Number.isInteger(rev) || rev < 0) {
        throw AppError.of(
          'data.field-invalid',
          { field: 'rev' },
          { fieldErrors: [{ path: 'rev', code: 'data.field-invalid', values: { field: 'rev' } }] },
        )
      }
      params.basedOn = rev
    }
    data = await withoutUnchanged(context, path, rest)
  }
  const method = context.method as 'create' | 'patch'
  data = withDaysMeant(context, data)
  const fit = isLong(data) ? await inOwnTurn(() => checkData(path, method, data)) : checkData(path, method, data)
  assertBookableDates(path, method, fit, { now: context.app.get('now')(), zone: (params.caller ?? anonymous).zone })
  assertCommandsFit(declarationOf(context.path), method, fit)
  params.sent = { service: path, method, data: fit }
  context.data = fit
}

/** A day that was sent for a moment is the moment of it that the declaration says. */
const withDaysMeant = ({ path, app, params }: HookContext, data: unknown): unknown => {
  const { daysMean } = declarationOf(path)
  if (!daysMean || typeof data !== 'object' || data === null) return data
  const { zone } = (params as CallParams).caller ?? anonymous
  const meant = Object.entries(data).flatMap(([field, value]: [string, unknown]) =>
    Object.hasOwn(daysMean, field) && isDay(value) ? [[field, daysMean[field]?.(value, app.get('now')(), zone).toISOString()]] : [],
  )
  return { ...data, ...(Object.fromEntries(meant) as object) }
}

const isLong = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => Array.isArray(value) && value.length > MANY_ITEMS)

/** A whole record may be sent back with some fields changed: what the server alone writes is accepted as it stands. */
const withoutUnchanged = async (
  context: HookContext,
  path: RecordService,
  data: Record<string, unknown>,
): Promise<Record<string, unknown>> => {
  const writable = patchFields(path)
  const owned = Object.keys(data).filter((field) => field in recordFields(path) && !(field in writable))
  if (owned.length === 0) return data
  const current = await context.app.service(path).read(String(context.id), context.params as CallParams)
  const { caller, basedOn } = context.params as CallParams
  const view = caller ? serialize(declarationOf(path), current, caller) : null
  if (!view) return data
  const shown = JSON.parse(JSON.stringify(view)) as Record<string, unknown>
  // Every change of the record alters these two: an old copy sent back doesn't claim them.
  const passing = 'updated' in data ? ['updated', 'updater', 'updaterProgram'] : ['updated']
  const differing = owned.filter((field) => !isEqual(shown[field], data[field]) && !passing.includes(field))
  if (differing.length > 0 && basedOn !== undefined && basedOn < current.rev)
    throw AppError.of('conflict.stale', {}, { data: { fields: differing, current: view } })
  return Object.fromEntries(Object.entries(data).filter(([field]) => !owned.includes(field) || differing.includes(field)))
}
