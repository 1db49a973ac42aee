import { BRANCHES, OWN_FIELD } from '@shared/areas/imports/rules/columns'
import { ASIDE_MARK } from '@shared/areas/imports/rules/origins'
import type { Id } from '@shared/foundation/ids'
import { withOwnFields } from '@shared/foundation/documents/own-fields'
import { roundCost } from '@shared/foundation/money/money'
import { skuOf } from '@shared/foundation/text/fold'
import type { CellValue } from '@shared/foundation/text/cells'
import { inSlices } from '../../../../../platform/in-slices'
import type { Findings, Row } from './findings'
import { OnTheWay } from './on-the-way'
import { nameOfVersion, variantWords } from './whole-rows'
import { draftArrivals, faultStock, wholeCost, type StockLine } from './stock'

/** Products: known by their id or their code; one that has no code gets it from its name. What a new one has in stock comes in with it. */
export async function products(run: Findings, rows: readonly Row[]): Promise<void> {
  const { books, update } = run.input
  const skus = new Map<string, number>()
  const barcodes = new Map<string, number>()
  const named = new Set(rows.flatMap(({ values: { slug } }) => (slug === undefined ? [] : [skuOf(String(slug))])))
  const onTheWay = new OnTheWay(run)
  const stock = new Map<Id<'warehouses'>, StockLine[]>()
  let units = books.unitsBefore
  const isTaken = (sku: string) => skus.has(sku) || named.has(sku) || books.products.find(sku).some(({ slug }) => slug === sku)
  for await (const { row, values, own } of inSlices(rows)) {
    const { name: called, slug, category, group = 'goods', price, unit, lowStock, baseCode } = values
    const cost = costOf(values['cost'])
    const words = variantWords(values['variant'], values['variant2'], values['variant3'])
    const name = called === undefined ? undefined : nameOfVersion(String(called), words)
    if (String(slug ?? '').endsWith(ASIDE_MARK)) {
      run.aside.deleted.push(row)
      continue
    }
    const base = baseCode === undefined ? null : skuOf(String(baseCode))
    if (base !== null && base !== skuOf(String(slug ?? '')) && (named.has(base) || books.products.find(base).length > 0)) {
      run.aside.units.push(row)
      continue
    }
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
    const categoryId = known && category === undefined ? undefined : onTheWay.category(row, textOf(category), String(known?.group ?? group))
    const places = known ? [] : branchesOf(values).map((each) => ({ ...each, warehouseId: onTheWay.warehouse(row, each.warehouse) }))
    for (const { quantity, cost: each } of places) {
      units += quantity
      faultStock(run, row, { name: String(name ?? ''), isGoods: group === 'goods', quantity, cost: each, units })
    }
    if (run.isFaulty(row) || categoryId === null) continue
    const ownFields = own.length > 0 ? withOwnFields(known?.ownFields ?? [], own) : undefined
    const fields = { name, barcode, categoryId, price, cost: cost === 'n/a' ? undefined : cost, unit, lowStock, ownFields }
    const id = run.keep({
      row,
      service: 'products',
      fields: { ...fields, ...(known ? {} : { group, slug: sku }) },
      as: { categoryId: 'category', ownFields: OWN_FIELD },
      known,
    })
    if (id === undefined) continue
    if (categoryId !== undefined) onTheWay.use(categoryId)
    for (const { warehouseId, quantity, cost: each } of places) {
      if (warehouseId === null) continue
      onTheWay.use(warehouseId)
      const lines = stock.get(warehouseId as Id<'warehouses'>) ?? []
      stock.set(warehouseId as Id<'warehouses'>, lines)
      lines.push({ row, productId: id as Id<'products'>, quantity, cost: wholeCost(typeof each === 'number' ? each : undefined) })
    }
  }
  run.drafts.unshift(...onTheWay.drafts)
  for (const [warehouseId, lines] of stock) draftArrivals(run, warehouseId, lines, { beside: true })
}

const costOf = (said: CellValue | undefined): CellValue | undefined => (typeof said === 'number' ? roundCost(said) : said)

/** What lies in each branch that a row tells of, and what a piece cost there. */
const branchesOf = (values: Row['values']): { quantity: number; cost: CellValue | undefined; warehouse: string | undefined }[] => {
  const first = { quantity: Number(values['quantity'] ?? 0), cost: costOf(values['cost']), warehouse: textOf(values['warehouse']) }
  const others = BRANCHES.map((at) => ({
    quantity: Number(values[`quantity${at}`] ?? 0),
    cost: costOf(values[`cost${at}`] ?? values['cost']),
    warehouse: `Chi nhánh ${at}`,
  }))
  return [first, ...others].filter(({ quantity }) => quantity > 0)
}

const textOf = (value: CellValue | undefined): string | undefined => (value === undefined ? undefined : String(value))
