import type { CellKind, ImportColumn, SheetCell } from '@shared/foundation/text/cells'
import { readCell } from '@shared/foundation/text/cells'

const PHONE = /^\+?[\d .()-]{8,15}$/
/** Whole numbers below this are counts rather than money. */
const LEAST_MONEY = 500

/** What cells look like, the surest first. */
const looks: readonly { readonly fits: (cell: string | number) => boolean; readonly key?: string; readonly kind?: CellKind }[] = [
  { key: 'email', fits: (cell) => /^\S+@\S+\.\S+$/.test(String(cell)) },
  { key: 'phone', fits: (cell) => PHONE.test(String(cell)) && /^(\+?84|0)/.test(String(cell)) },
  { kind: 'day', fits: (cell) => /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/.test(String(cell)) },
  { kind: 'money', fits: (cell) => Number(String(cell).replace(/[.,\s₫đ]/g, '')) >= LEAST_MONEY },
  { kind: 'quantity', fits: (cell) => Number.isFinite(Number(String(cell).replace(',', '.'))) },
]

/** What a column may be by what stands in it, of those that no head stands for; null where nothing of them fits. */
export const guessColumn = (free: readonly ImportColumn[], cells: readonly SheetCell[]): ImportColumn | null => {
  const filled = cells.flatMap((cell) => (cell === null || cell === '' ? [] : [cell]))
  if (filled.length === 0) return null
  const look = looks.find(({ fits }) => filled.every(fits))
  const reads = (column: ImportColumn): boolean => filled.every((cell) => readCell(column, cell).ok)
  if (!look) return free.find(({ key, required }) => required === true && key === 'name') ?? free.find(({ key }) => key === 'note') ?? null
  return free.find((column) => (column.key === look.key || column.kind === look.kind) && reads(column)) ?? null
}
