import { isPriceList } from '@shared/areas/imports/rules/origins'
import { MAX_LISTED_NAMES } from '@shared/areas/imports/services/imports'
import { skuOf } from '@shared/foundation/text/fold'
import { inSlices } from '../../../../../platform/in-slices'
import type { DryRun, DryRunInput, Findings, Row } from './findings'

/** A price of its own: anything but empty and 0. */
const isPrice = (cell: unknown): boolean => cell !== null && cell !== undefined && !/^[0.,\s]*$/.test(String(cell))

/** Further price lists of an old program: goods have one price here, so that nothing of them is brought in. */
export const priceListsIn = ({ file, columns, sheet }: Pick<DryRunInput, 'file' | 'columns' | 'sheet'>): DryRun['priceLists'] => {
  if (!file?.priceLists) return { count: 0, names: [] }
  const lists = columns.flatMap(({ head, column }) => {
    const at = sheet.heads.indexOf(head)
    if (column !== null || at < 0 || !isPriceList(file, head)) return []
    const count = sheet.rows.filter((cells) => isPrice(cells[at])).length
    return count > 0 ? [{ name: head.replace(/^PL_/, '').slice(0, MAX_LISTED_NAMES), count }] : []
  })
  return { count: lists.reduce((sum, { count }) => sum + count, 0), names: lists.map(({ name }) => name) }
}

/** A file that tells prices alone: goods of the books get the one that holds for everybody, goods of the same drop have theirs already. */
export async function pricesAlone(run: Findings, rows: readonly Row[]): Promise<void> {
  const { books } = run.input
  const rowOf = new Map<string, number>()
  for await (const { row, values } of inSlices(rows)) {
    const { slug, price } = values
    if (slug === undefined) {
      run.fault(row, 'slug', 'imports.cell-required')
      continue
    }
    const sku = skuOf(String(slug))
    const earlier = rowOf.get(sku)
    rowOf.set(sku, row)
    const known = books.products.find(sku).find((product) => product.slug === sku)
    if (!known) run.fault(row, 'slug', 'imports.cell-unknown', { value: slug })
    else if (earlier !== undefined) run.fault(row, 'slug', 'imports.cell-repeated', { value: slug, row: earlier })
    else if (known.made || price === undefined) run.aside.priced.push(row)
    else if (!Number.isSafeInteger(price) || Number(price) < 0) run.fault(row, 'price', 'imports.cell-not-money', { value: price })
    else if (!run.isFaulty(row)) run.drafts.push({ rows: [row], service: 'products', data: { price }, _id: known._id })
  }
}
