import { OWN_FIELD, type ImportKind } from '@shared/areas/imports/rules/columns'
import { MAX_OWN_NAME, type OwnField } from '@shared/foundation/documents/own-fields'
import { readCell, type CellValue, type ImportColumn, type SheetCell } from '@shared/foundation/text/cells'
import { inSlices } from '../../../../platform/in-slices'
import { Findings, type DryRun, type DryRunInput, type Row } from './dry-run/findings'
import { funds } from './dry-run/funds'
import { orders } from './dry-run/orders'
import { partners } from './dry-run/partners'
import { products } from './dry-run/products'
import { returns } from './dry-run/returns'
import { stock } from './dry-run/stock'
import { pricesAlone, priceListsIn } from './dry-run/price-lists'
import { placesOf, sumsIn } from './dry-run/sums'
import { countAs, thousandsIn } from './dry-run/thousands'
import { wholeRows } from './dry-run/whole-rows'
import { missingColumns } from './sheets'

const runs: Readonly<Record<ImportKind, (run: Findings, rows: readonly Row[]) => Promise<void>>> = {
  products,
  customers: partners,
  suppliers: partners,
  agents: partners,
  stock,
  orders,
  returns,
  funds,
}

/** What the rows of a sheet would make, and every cell that stands in the way. Nothing is written, and nothing is asked of the database. */
export async function dryRunOf(input: DryRunInput): Promise<DryRun> {
  const run = new Findings(input)
  const { kind, columns, sheet } = input
  const places = placesOf(kind, columns)
  const { sums, checks } = sumsIn(kind, places, sheet.rows)
  const priceLists = priceListsIn(input)
  if (missingColumns(kind, columns).length > 0) return { drafts: [], faults: [], sums, aside: run.aside, priceLists, checks }
  const { rows: whole, models } = wholeRows(kind, input.file, places, sheet.rows)
  run.aside.models.push(...models.filter((row) => !input.skipped.has(row)))
  const rows = await readRows(run, places, whole, new Set([...sums, ...models]))
  await (input.file?.pricesAlone ? pricesAlone(run, rows) : runs[kind](run, rows))
  return { drafts: run.drafts, faults: run.faults, sums, aside: run.aside, priceLists, checks }
}

/** The rows that aren't left out. @param aside rows that make nothing */
async function readRows(
  run: Findings,
  places: readonly (readonly [ImportColumn, number])[],
  whole: readonly (readonly SheetCell[])[],
  aside: ReadonlySet<number>,
): Promise<Row[]> {
  const { sheet, skipped, file } = run.input
  const thousands = thousandsIn(places, sheet.rows)
  const says = Object.fromEntries(Object.entries(file?.says ?? {}).filter(([key]) => !places.some(([column]) => column.key === key)))
  const rows: Row[] = []
  for await (const [index, cells] of inSlices(whole.entries())) {
    const row = index + 1
    if (skipped.has(row) || aside.has(row)) continue
    const read = places.map(([column, at]): SheetCell =>
      column.kind === 'quantity' ? countAs(cells[at] ?? null, thousands) : (cells[at] ?? null),
    )
    rows.push({ row, values: { ...says, ...readCells(run, row, places, read) }, own: ownIn(run, cells) })
  }
  return rows
}

/** What the cells of a row say of fields of the company's own; an empty one says nothing. */
function ownIn({ input: { columns } }: Findings, cells: readonly SheetCell[]): OwnField[] {
  return columns.flatMap(({ head, column }, at) => {
    const value = column === OWN_FIELD ? String(cells[at] ?? '').trim() : ''
    return value === '' ? [] : [{ name: head.slice(0, MAX_OWN_NAME), value }]
  })
}

function readCells(
  run: Findings,
  row: number,
  places: readonly (readonly [ImportColumn, number])[],
  cells: readonly SheetCell[],
): Row['values'] {
  const values: Record<string, CellValue | undefined> = {}
  for (const [place, [column]] of places.entries()) {
    const cell = cells[place] ?? null
    const read = readCell(maybeWalkIn(run, column, cell) ? { ...column, required: undefined } : column, cell)
    if (!read.ok) run.fault(row, column.key, read.code, read.values)
    else if (read.value !== null) values[column.key] = read.value
  }
  return values
}

/** A shop's own program tells nobody's name of whoever walked in. */
function maybeWalkIn({ input: { kind, file } }: Findings, { key }: ImportColumn, cell: SheetCell): boolean {
  return kind === 'orders' && key === 'partner' && file?.walkIns === true && (cell === null || String(cell).trim() === '')
}
