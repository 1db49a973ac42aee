import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

type QueryValue = string | number | boolean
/** Defaults widen to their type, so that `{ status: '' }` takes any text. */
type Widened<T> = {
  [K in keyof T]: T[K] extends string ? string : T[K] extends number ? number : T[K] extends boolean ? boolean : QueryValue
}

const read = (text: string | null, fallback: QueryValue): QueryValue => {
  if (text === null) return fallback
  if (typeof fallback === 'number') return Number.isFinite(Number(text)) && text.trim() !== '' ? Number(text) : fallback
  if (typeof fallback === 'boolean') return text === 'true' || text === '1'
  return text
}

/**
 * Screen state kept in the address, typed by its defaults. Values equal to their default are left out of the address,
 * and parameters of other owners stay.
 * @returns the state, and a setter of some of it (replaces the history entry unless `push` is set)
 */
export const useUrlQuery = <T extends Record<string, QueryValue>>(
  defaults: T,
): [Widened<T>, (changes: Partial<Widened<T>>, options?: { push?: boolean }) => void] => {
  const [params, setParams] = useSearchParams()
  const stable = JSON.stringify(defaults)
  const state = useMemo(() => {
    const base = JSON.parse(stable) as T
    return Object.fromEntries(Object.entries(base).map(([key, fallback]) => [key, read(params.get(key), fallback)])) as Widened<T>
  }, [params, stable])
  const change = useCallback(
    (changes: Partial<Widened<T>>, options: { push?: boolean } = {}) => {
      const base = JSON.parse(stable) as T
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries(changes)) {
            if (value === undefined || value === base[key]) next.delete(key)
            else next.set(key, String(value))
          }
          return next
        },
        { replace: !options.push },
      )
    },
    [setParams, stable],
  )
  return [state, change]
}
