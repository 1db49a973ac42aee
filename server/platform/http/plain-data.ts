import { AppError } from '../errors'

export const MAX_DEPTH = 50

/** Names by which data could reach into JavaScript's own objects. */
export const isTrap = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype'

/**
 * Refuses data from outside that is nested too deeply or names a trap.
 * @throws AppError 400 naming what it is
 */
export const assertPlainData = (value: unknown, depth = 1): void => {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw AppError.of('data.too-deep')
  if (Array.isArray(value)) {
    for (const item of value) assertPlainData(item, depth + 1)
    return
  }
  for (const key of Object.keys(value)) {
    if (isTrap(key)) throw AppError.atField(key, 'data.unknown-field', { field: key })
    assertPlainData((value as Record<string, unknown>)[key], depth + 1)
  }
}
