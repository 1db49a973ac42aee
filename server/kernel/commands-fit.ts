import type { ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import { AppError } from '../platform/errors'

type Data = Readonly<Record<string, unknown>>

/**
 * What one call asks for can be done as a whole: two acts are sent one after the other, and what says how a thing is done comes with it.
 * @throws AppError 400 naming both fields
 */
export const assertCommandsFit = ({ commands, oneAtATime = [] }: ServiceDeclaration, method: 'create' | 'patch', data: Data): void => {
  if (method === 'patch') assertOne(oneAtATime, data)
  for (const [field, { of, alone }] of Object.entries(commands?.[method] ?? {})) {
    if (!isAsked(data[field])) continue
    if (of && !of.some((other) => data[other] !== undefined))
      throw AppError.atField(field, 'data.only-with', { field, others: of.map((other) => `'${other}'`).join(', ') })
    const beside = alone && Object.keys(data).find((other) => other !== field && !alone.includes(other) && isAsked(data[other]))
    if (beside) throw AppError.atField(beside, 'data.not-beside', { field: beside, other: field })
  }
}

const assertOne = (lists: readonly (readonly string[])[], data: Data): void => {
  const [first, second] = lists.flatMap((fields) => fields.find((field) => isAsked(data[field])) ?? [])
  if (first !== undefined && second !== undefined) throw oneOf(first, second)
}

/** @returns the refusal of two acts in one call, on both their fields */
export const oneOf = (field: string, other: string): AppError =>
  AppError.ofFields([
    { path: field, code: 'data.one-at-a-time', values: { field, other } },
    { path: other, code: 'data.one-at-a-time', values: { field: other, other: field } },
  ])

export const isAsked = (value: unknown): boolean => value !== undefined && value !== null && value !== false
