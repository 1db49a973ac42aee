import type { Zone } from '@shared/foundation/days/days'
import { missingIn } from '@shared/foundation/text/missing-in'
import type { ServiceDeclaration, Written } from '@shared/foundation/declaration/define-service'
import { AppError } from '../platform/errors'
import type { SentData } from './call'

type Judge = (sent: unknown, written: Written) => string | null

/**
 * What was sent stands in the record that the command wrote, or is what stood there before. Commands aren't stored, and of some fields the
 * declaration says how else they are kept.
 * @throws AppError 400 naming the fields that the service's rules passed over: then nothing is committed
 */
export const assertNothingDropped = (declaration: ServiceDeclaration, sent: SentData | undefined, result: object, zone: Zone): void => {
  if (sent?.service !== declaration.path || !('_id' in result)) return
  const dropped = droppedFields(declaration, sent, result, zone)
  if (dropped.length > 0) throw AppError.ofFields(dropped.map((path) => ({ path, code: 'data.not-taken', values: { field: path } })))
}

const droppedFields = (
  { commands, takenAs = {} }: ServiceDeclaration,
  { method, data, before = {} }: SentData,
  result: object,
  zone: Zone,
): string[] => {
  const record = result as Written['record']
  const stood = before as Written['record']
  const written: Written = { data, record, before: method === 'create' ? null : stood, zone }
  return Object.entries(data).flatMap(([field, value]) => {
    if (value === undefined || commands?.[method]?.[field]) return []
    const missing = missingIn(record[field], value)
    if (missing === null || missingIn(stood[field], value) === null) return []
    // The declaration's function takes the field as its own shape has it.
    const judge = takenAs[field] as Judge | undefined
    const path = judge ? judge(value, written) : missing
    return path === null ? [] : [field + path]
  })
}
