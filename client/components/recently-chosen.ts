import { useState } from 'react'
import { useKnownWorkspace, useMe } from '../api/session/use-me'
import { readLocal, writeLocal } from '../lib/store-local'

const MAX_KEPT = 6
const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')

/**
 * The records one chose last in a picker, newest first, per person and company on this device.
 * @param kind what is chosen: `products`, `partners.sales`
 */
export const useRecentlyChosen = (kind: string): { readonly ids: readonly string[]; note(id: string): void } => {
  const me = useMe()
  const key = `socai.chosen.${kind}.${useKnownWorkspace()?._id ?? ''}.${me._id}`
  const [ids, setIds] = useState<readonly string[]>(() => {
    const kept = readLocal<unknown>(key, [])
    return isIds(kept) ? kept : []
  })
  return {
    ids,
    note: (id) => {
      const next = [id, ...ids.filter((other) => other !== id)].slice(0, MAX_KEPT)
      setIds(next)
      writeLocal(key, next)
    },
  }
}

/** The records in the order of their ids; those that aren't found any more are left out. */
export const inOrderOf = <R extends { readonly _id: string }>(ids: readonly string[], records: readonly R[] | undefined): R[] =>
  ids.flatMap((id) => records?.find(({ _id }) => _id === id) ?? [])
