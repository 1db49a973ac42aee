import { useEffect, useRef, useState } from 'react'

type Wash = 'credit' | 'mate'

/** New rows stay marked so long, changed ones pulse once. */
const holds: Record<Wash, number> = { credit: 5000, mate: 1600 }

/**
 * Tells which rows have just come in or were just changed, by comparing with the rows before.
 * @param of what the list shows (filter, page): when it changes, everything is simply new
 * @param mine keys of rows that this person is writing: they don't pulse
 */
export const useRowWash = <T>(
  rows: readonly T[] | undefined,
  rowKey: (row: T) => string,
  revOf: (row: T) => number,
  of: string,
  mine?: string,
): ((row: T) => Wash | undefined) => {
  const [washes, setWashes] = useState<ReadonlyMap<string, Wash>>(new Map())
  const before = useRef<{ of: string; revs: Map<string, number> } | null>(null)

  useEffect(() => {
    if (!rows) return
    const revs = new Map(rows.map((row) => [rowKey(row), revOf(row)]))
    const old = before.current
    before.current = { of, revs }
    if (!old || old.of !== of || old.revs.size === 0) return
    const fresh = [...revs].flatMap(([key, rev]): [string, Wash][] => {
      if (key === mine) return []
      const known = old.revs.get(key)
      return known === undefined ? [[key, 'credit']] : known < rev ? [[key, 'mate']] : []
    })
    if (fresh.length === 0) return
    setWashes((now) => new Map([...now, ...fresh]))
    for (const [key, wash] of fresh)
      setTimeout(() => setWashes((now) => new Map([...now].filter((entry) => entry[0] !== key))), holds[wash])
  }, [rows, rowKey, revOf, of, mine])

  return (row) => washes.get(rowKey(row))
}
