import type { NextFunction } from '@feathersjs/hooks'
import { declarationOf } from '@shared/registry/declarations'
import { CustomAnswer } from './custom-answer'
import { anonymous, type CallParams } from './call'
import type { HookContext } from './application'
import { inSlices } from '../platform/in-slices'
import { JsonAnswer } from '../platform/http/json-answer'
import { serialize } from './serialize'

/** Shapes every answer by what the caller may see; a report's answer was shaped by the report itself. */
export const serializeResult = async (context: HookContext, next: NextFunction): Promise<void> => {
  await next()
  const params = context.params as CallParams
  const caller = params.caller ?? anonymous
  if (context.result instanceof CustomAnswer) {
    context.result = (context.result as CustomAnswer<object>).view as typeof context.result
    return
  }
  if (params.reading?.report || !context.result || context.result instanceof JsonAnswer) return
  const declaration = declarationOf(context.path)
  const result = context.result as { data?: unknown[] }
  const select = params.reading?.select
  if (context.method === 'find' && Array.isArray(result.data)) {
    const shown: Record<string, unknown>[] = []
    for await (const record of inSlices(result.data)) {
      const view = serialize(declaration, record as object, caller)
      if (view) shown.push(select ? only(select, view) : view)
    }
    context.result = { ...result, data: shown } as typeof context.result
    return
  }
  const view = serialize(declaration, result, caller) ?? { _id: (result as { _id?: string })._id }
  context.result = (select ? only(select, view) : view) as typeof context.result
}

const only = (select: readonly string[], record: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const wanted = new Set(['_id', ...select.map((field) => field.split('.', 1)[0])])
  return Object.fromEntries(Object.entries(record).filter(([field]) => wanted.has(field)))
}
