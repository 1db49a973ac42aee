/** What a table is told of a list that changes while it is looked at. */
export interface LiveRows<T> {
  /** What the list shows (filter, order, page): another one begins anew. Undefined while its rows are still those of the former. */
  readonly of: string | undefined
  /** A later page: what comes above its rows only moved there from the page before. */
  readonly isLater?: boolean
  /** Whether the last change of a row is this person's own. */
  readonly isOwn?: (key: string) => boolean
  /** New (credit) or changed by a colleague (collaborator), a moment ago. */
  readonly highlight?: (key: string) => 'credit' | 'collaborator' | undefined
  /** A row as it is now, though the list doesn't hold it any more. */
  readonly latest?: (key: string) => T | undefined
}

/** A row in its kept place: still of the list, gone from it, or pushed over the end of its page. */
export interface KeptRow<T> {
  readonly key: string
  readonly row: T
  readonly state: 'here' | 'gone' | 'beyond'
}

export interface KeptOrder<T> {
  readonly of: string
  /** The rows as they would be shown anew. */
  readonly source: readonly T[]
  /** The rows as they are shown. */
  readonly rows: readonly KeptRow<T>[]
  /** Rows that came in among the others and wait to be asked for, in the order of the list. */
  readonly waiting: readonly string[]
  /** Some of them stand above all others. */
  readonly waitsOnTop: boolean
  /** Asked for anew, the list would look otherwise. */
  readonly isOld: boolean
}

type RowKey<T> = (row: T) => string

const here = <T>(row: T, rowKey: RowKey<T>): KeptRow<T> => ({ key: rowKey(row), row, state: 'here' })

const withFacts = <T>(of: string, source: readonly T[], rows: readonly KeptRow<T>[], rowKey: RowKey<T>): KeptOrder<T> => {
  const shown = new Set(rows.map(({ key }) => key))
  const keys = source.map(rowKey)
  const isSame = rows.length === keys.length && rows.every(({ key }, at) => key === keys[at])
  const [first] = keys
  return {
    of,
    source,
    rows,
    waiting: keys.filter((key) => !shown.has(key)),
    waitsOnTop: first !== undefined && !shown.has(first),
    isOld: !isSame,
  }
}

/** The list as it is now. */
export const orderAnew = <T>(of: string, source: readonly T[], rowKey: RowKey<T>): KeptOrder<T> =>
  withFacts(
    of,
    source,
    source.map((row) => here(row, rowKey)),
    rowKey,
  )

/** Whether a row that is missing was only pushed over the end of a page that is full: nothing of the page stood or stands after it. */
const pushedOff = <T>(before: readonly T[], after: readonly T[], at: number, rowKey: RowKey<T>): boolean => {
  const [last] = after.slice(-1)
  const stays = new Set(after.map(rowKey))
  const above = before.slice(0, at).findLast((row) => stays.has(rowKey(row)))
  const follows = before.slice(at + 1).some((row) => stays.has(rowKey(row)))
  return !follows && after.length >= before.length && last !== undefined && (above === undefined || rowKey(above) === rowKey(last))
}

/**
 * The list after a change. Every row keeps its place: changed ones show what they hold now, missing ones stay until asked for anew.
 * What comes at the end, or is this person's own, comes at once; other rows wait.
 */
export const keepOrder = <T>(kept: KeptOrder<T>, source: readonly T[], rowKey: RowKey<T>, live: LiveRows<T>): KeptOrder<T> => {
  if (kept.rows.length === 0) return orderAnew(kept.of, source, rowKey)
  const isOwn = live.isOwn ?? (() => false)
  const places = new Map(source.map((row, at) => [rowKey(row), at]))
  const before = new Map(kept.source.map((row, at) => [rowKey(row), at]))
  const rows = kept.rows.flatMap((one): KeptRow<T>[] => {
    const now = source[places.get(one.key) ?? -1]
    if (now !== undefined) return [now === one.row && one.state === 'here' ? one : here(now, rowKey)]
    if (one.state !== 'here') return [one]
    if (isOwn(one.key)) return []
    const latest = live.latest?.(one.key)
    const isBeyond = latest === undefined && pushedOff(kept.source, source, before.get(one.key) ?? -1, rowKey)
    return [{ key: one.key, row: latest ?? one.row, state: isBeyond ? 'beyond' : 'gone' }]
  })
  const shown = new Set(rows.map(({ key }) => key))
  const lastKnown = source.findLastIndex((row) => shown.has(rowKey(row)))
  for (const [at, row] of source.entries()) {
    const key = rowKey(row)
    if (shown.has(key)) continue
    if (lastKnown >= 0 && at > lastKnown) rows.push(here(row, rowKey))
    else if (isOwn(key)) {
      const above = source.slice(0, at).findLast((one) => shown.has(rowKey(one)))
      rows.splice(above === undefined ? 0 : rows.findIndex((one) => one.key === rowKey(above)) + 1, 0, here(row, rowKey))
    } else continue
    shown.add(key)
  }
  const now = withFacts(kept.of, source, rows, rowKey)
  // Pushed over the end by one's own, which is in its place already: nothing waits for which it had to stay.
  if (now.waiting.length > 0) return now
  return withFacts(
    kept.of,
    source,
    rows.filter(({ state }) => state !== 'beyond'),
    rowKey,
  )
}

/** Lets the rows that wait above all others in; what they push over the end of the page goes. */
export const letIn = <T>(kept: KeptOrder<T>, rowKey: RowKey<T>): KeptOrder<T> => {
  const waiting = new Set(kept.waiting)
  const known = kept.source.findIndex((row) => !waiting.has(rowKey(row)))
  const top = kept.source.slice(0, known < 0 ? kept.source.length : known).map((row) => here(row, rowKey))
  return withFacts(kept.of, kept.source, [...top, ...kept.rows.filter(({ state }) => state !== 'beyond')], rowKey)
}
