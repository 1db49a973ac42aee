import type { ImportKind } from '@shared/areas/imports/rules/columns'
import { readCell, type CellValue, type ImportColumn, type SheetCell } from '@shared/foundation/text/cells'
import { inSlices } from '../../../../platform/in-slices'
import { Findings, type DryRun, type DryRunInput, type Row } from './dry-run/findings'
import { funds } from './dry-run/funds'
import { orders } from './dry-run/orders'
import { partners } from './dry-run/partners'
import { products } from './dry-run/products'
import { stock } from './dry-run/stock'
import { placesOf, sumsIn } from './dry-run/sums'
import { missingColumns } from './sheets'

const runs: Readonly<Record<ImportKind, (run: Findings, rows: readonly Row[]) => Promise<void>>> = {
  products,
  customers: partners,
  suppliers: partners,
  agents: partners,
  stock,
  orders,
  funds,
}

/** What the rows of a sheet would make, and every cell that stands in the way. Nothing is written, and nothing is asked of the database. */
export async function rehearse(input: DryRunInput): Promise<DryRun> {
  const run = new Findings(input)
  const { kind, columns, sheet } = input
  const places = placesOf(kind, columns)
  const { sums, checks } = sumsIn(kind, places, sheet.rows)
  if (missingColumns(kind, columns).length > 0) return { drafts: [], faults: [], sums, aside: run.aside, checks }
  const rows = await readRows(run, places, new Set(sums))
  await runs[kind](run, rows)
  return { drafts: run.drafts, faults: run.faults, sums, aside: run.aside, checks }
}

/** The rows that aren't left out. */
async function readRows(run: Findings, places: readonly (readonly [ImportColumn, number])[], sums: ReadonlySet<number>): Promise<Row[]> {
  const { sheet, skipped } = run.input
  const rows: Row[] = []
  for await (const [index, cells] of inSlices(sheet.rows.entries())) {
    const row = index + 1
    if (!skipped.has(row) && !sums.has(row)) rows.push({ row, values: readCells(run, row, places, cells) })
  }
  return rows
}

function readCells(
  run: Findings,
  row: number,
  places: readonly (readonly [ImportColumn, number])[],
  cells: readonly SheetCell[],
): Row['values'] {
  const values: Record<string, CellValue | undefined> = {}
  for (const [column, at] of places) {
    const read = readCell(column, cells[at] ?? null)
    if (!read.ok) run.fault(row, column.key, read.code, read.values)
    else if (read.value !== null) values[column.key] = read.value
  }
  return values
}
