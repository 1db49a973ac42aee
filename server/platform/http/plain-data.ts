import { fail, failAt } from '../errors'

export const deepest = 50

/** Names by which data could reach into JavaScript's own objects. */
export const isTrap = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype'

/**
 * Refuses data from outside that is nested too deeply or names a trap.
 * @throws Failure 400 naming what it is
 */
export const refuseTraps = (value: unknown, depth = 1): void => {
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw fail('data.too-deep')
  if (Array.isArray(value)) {
    for (const item of value) refuseTraps(item, depth + 1)
    return
  }
  for (const key of Object.keys(value)) {
    if (isTrap(key)) throw failAt(key, 'data.unknown-field', { field: key })
    refuseTraps((value as Record<string, unknown>)[key], depth + 1)
  }
}
