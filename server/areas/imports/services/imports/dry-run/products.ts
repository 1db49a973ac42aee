import { skuOf } from '@shared/foundation/text/fold'
import { inSlices } from '../../../../../platform/in-slices'
import type { Findings, Row } from './findings'

/** Products: known by their id or their code; one that has no code gets it from its name. */
export async function products(run: Findings, rows: readonly Row[]): Promise<void> {
  const { books, update } = run.input
  const skus = new Map<string, number>()
  const barcodes = new Map<string, number>()
  const named = new Set(rows.flatMap(({ values: { slug } }) => (slug === undefined ? [] : [skuOf(String(slug))])))
  const isTaken = (sku: string) => skus.has(sku) || named.has(sku) || books.products.find(sku).some(({ slug }) => slug === sku)
  for await (const { row, values } of inSlices(rows)) {
    const { name, slug, category, group = 'goods', price, cost, unit, lowStock } = values
    const barcode = values['barcode'] === undefined ? undefined : String(values['barcode']).trim()
    const given = slug === undefined ? null : skuOf(String(slug))
    const sameId = run.byId(row, values, books.productsById)
    const known = sameId ?? (given === null ? undefined : books.products.find(given).find((product) => product.slug === given))
    if (sameId && given !== null && given !== sameId.slug) run.fault(row, 'slug', 'imports.cell-fixed', { value: sameId.slug })
    if (known && update && values['group'] !== undefined && group !== known.group)
      run.fault(row, 'group', 'imports.cell-fixed', { value: known.group })
    if (given !== null && skus.has(given)) run.fault(row, 'slug', 'imports.cell-repeated', { value: given, row: skus.get(given) ?? 0 })
    else if (known && !update) run.fault(row, 'slug', 'imports.cell-taken', { value: given ?? '' })
    if (barcode) {
      const others = books.products.find(barcode).filter((product) => product.barcode === barcode && product._id !== known?._id)
      if (barcodes.has(barcode)) run.fault(row, 'barcode', 'imports.cell-repeated', { value: barcode, row: barcodes.get(barcode) ?? 0 })
      else if (others.length > 0) run.fault(row, 'barcode', 'imports.cell-taken', { value: barcode })
      barcodes.set(barcode, row)
    }
    const sku = given ?? skuOf(String(name ?? ''), isTaken)
    skus.set(sku, row)
    const found =
      category === undefined ? [] : books.categories.find(String(category)).filter((each) => each.group === (known?.group ?? group))
    const [own] = found
    if (category !== undefined && !own) run.fault(row, 'category', 'imports.cell-unknown', { value: category })
    if (run.isFaulty(row) || !own) continue
    const fields = { name, barcode, categoryId: own._id, price, cost: cost === 'n/a' ? undefined : cost, unit, lowStock }
    run.keep({
      row,
      service: 'products',
      fields: { ...fields, ...(known ? {} : { group, slug: sku }) },
      as: { categoryId: 'category' },
      known,
    })
  }
}
