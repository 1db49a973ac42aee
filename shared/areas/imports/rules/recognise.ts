import { columnOfHead, IMPORT_KINDS, importColumns, isPassedOver, mayHaveOwnFields, OWN_FIELD, type ImportKind } from './columns'
import { plainHead } from './heads'
import { columnInOrigin, ORIGIN_FILES, originFileOf, type IsFilled, type OriginFile } from './origins'

/** What a sheet is told to be by its heads. */
export interface Recognised {
  /** The file of a program; null: an own sheet. */
  readonly file: OriginFile | null
  readonly kind: ImportKind
}

const headsOfPrograms = new Set(ORIGIN_FILES.flatMap(({ heads }) => Object.keys(heads).map(plainHead)))

/** Whether a text is the head of a column that anything is known of. */
export const isKnownHead = (head: string): boolean =>
  plainHead(head) !== '' && (headsOfPrograms.has(plainHead(head)) || IMPORT_KINDS.some((kind) => columnOfHead(kind, head) !== null))

/** More than columns of any kind. */
const WHOLE = 100

/** How well heads fit a kind: first whether every row's necessary columns are there, then how many columns are. */
const fitOf = (kind: ImportKind, heads: readonly string[]): number => {
  const found = new Set(heads.flatMap((head) => columnOfHead(kind, head)?.key ?? []))
  const isWhole = importColumns[kind].every(({ key, required }) => !required || found.has(key))
  return found.size === 0 ? -1 : found.size + (isWhole ? WHOLE : 0)
}

/**
 * What a sheet holds: a file of a program that is known by its heads, else the kind whose columns it has most of; goods where it has none.
 * @param kind what it is said to hold
 * @param among the kinds it may be
 * @param isFilled whether a head's column has any figure but 0: some programs write customers and suppliers under the same heads
 */
export const recogniseSheet = (
  heads: readonly string[],
  kind: ImportKind | undefined,
  among: readonly ImportKind[],
  isFilled?: IsFilled,
): Recognised => {
  const file = originFileOf(heads, isFilled)
  const own = file && (kind === undefined ? among.includes(file.kind) : file.kind === kind) ? file : null
  if (own) return { file: own, kind: own.kind }
  const [best = 'products'] = [...among].sort((a, b) => fitOf(b, heads) - fitOf(a, heads))
  return { file: null, kind: kind ?? best }
}

/** A head and what it stands for; `unknown`: nothing is known of it, and nobody has said. */
export interface RecognisedColumn {
  readonly head: string
  readonly column: string | null
  readonly unknown?: true
}

/**
 * Which column each head of a sheet stands for; a column is taken once, by the first head that names it.
 * @param chosen by head, what was said of it, or chosen for a sheet like it before
 */
export const recogniseColumns = (
  { kind, file }: Recognised,
  heads: readonly string[],
  chosen: ReadonlyMap<string, string | null> = new Map(),
): RecognisedColumn[] => {
  const taken = new Set<string>()
  const told = heads.map((head) => {
    const said = chosen.get(head)
    if (said !== undefined) return said
    const known = columnInOrigin(file, head)
    return known === undefined ? (columnOfHead(kind, head)?.key ?? (isPassedOver(head) ? null : undefined)) : known
  })
  return heads.map((head, at) => {
    const key = told[at]
    if (key === undefined) return { head, column: null, unknown: true }
    if (key === OWN_FIELD) return { head, column: mayHaveOwnFields(kind) ? key : null }
    if (key === null || taken.has(key)) return { head, column: null }
    taken.add(key)
    return { head, column: key }
  })
}
