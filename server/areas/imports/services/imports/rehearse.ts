import { importColumns, type ImportKind } from '@shared/areas/imports/rules/columns'
import { readCell, type CellValue, type ImportColumn, type SheetCell } from '@shared/foundation/text/cells'
import { inSlices } from '../../../../platform/in-slices'
import { Findings, type DryRun, type DryRunInput, type Row } from './dry-run/findings'
import { funds } from './dry-run/funds'
import { orders } from './dry-run/orders'
import { partners } from './dry-run/partners'
import { products } from './dry-run/products'
import { stock } from './dry-run/stock'

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
  await runs[input.kind](run, await readRows(run))
  return { drafts: run.drafts, faults: run.faults }
}

/** The rows that aren't left out. */
async function readRows(run: Findings): Promise<Row[]> {
  const { kind, columns, sheet, skipped } = run.input
  const places = columns.flatMap(({ column: key }, at) => {
    const column = importColumns[kind].find((known) => known.key === key)
    return column ? [[column, at] as const] : []
  })
  const rows: Row[] = []
  for await (const [index, cells] of inSlices(sheet.rows.entries())) {
    const row = index + 1
    if (!skipped.has(row)) rows.push({ row, values: readCells(run, row, places, cells) })
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
