import { addDays, dayOf, firstDayOf, monthOf, startOfDay, type Day } from '@shared/foundation/days/days'
import { readCell, type CellValue, type ImportColumn, type SheetCell } from '@shared/foundation/text/cells'
import { importColumns, RECORD_ID, type ImportKind } from '@shared/areas/imports/rules/columns'
import { fundAmountErrors, fundErrors, isFundAmount, whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
import type { Id } from '@shared/foundation/ids'
import { EVERYDAY_LIMIT, roundDong } from '@shared/foundation/money/money'
import { mayReadOrders, OPENING_STOCK_GROUP, orderKind, TRADE_GROUPS, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { isPartnerGroup, PARTNER_FIELDS, type PartnerField } from '@shared/foundation/documents/partners'
import { orderErrors } from '@shared/areas/trade/rules/validate'
import { skuOf } from '@shared/foundation/text/fold'
import type { ErrorCode } from '@shared/registry/catalogue'
import type { RecordService } from '@shared/registry/names'
import { assertBookableDates } from '../../../../kernel/book-times'
import type { Caller } from '../../../../kernel/call'
import { checkData } from '../../../../kernel/check-data'
import { AppError } from '../../../../platform/errors'
import { inSlices } from '../../../../platform/in-slices'
import { figuresOf, partnerFieldOf, partnerGroupOf, type Books } from './books'
import type { Columns, Sheet } from './sheets'

/** Why a cell can't be kept; the first row below the heads is 1. */
export interface Fault {
  readonly row: number
  readonly column: string
  readonly code: ErrorCode
  readonly values: Readonly<Record<string, string | number>>
}

/** A record that rows come to: made by its service, or a change of one that is there. */
export interface Draft {
  readonly rows: readonly number[]
  readonly service: 'products' | 'assets' | 'orders' | 'funds' | 'categories'
  readonly data: Readonly<Record<string, unknown>>
  /** Of a record that is changed. */
  readonly _id?: string
  /** The columns of fields that are called otherwise. */
  readonly columnOf?: Readonly<Record<string, string>>
  /** Whole dong. */
  readonly amount?: number
  /** What was owed of a partner, or paid ahead. */
  readonly debt?: OldDebt
  /** What was paid before of an order that is made. */
  readonly paid?: OldPayment
}

/** What a partner owes, or is owed, from before: an order without items, delivered on its day. Below 0: paid ahead, an entry of that day. */
export interface OldDebt {
  /** Whole dong. */
  readonly total: number
  readonly created: Date
  readonly day: Day
}

export interface OldPayment {
  readonly amount: number
  readonly created: Date
  readonly label?: string
}

export interface DryRun {
  readonly drafts: readonly Draft[]
  readonly faults: readonly Fault[]
}

export interface DryRunInput {
  readonly kind: ImportKind
  readonly columns: Columns
  readonly sheet: Sheet
  /** Rows that are left out. */
  readonly skipped: ReadonlySet<number>
  readonly update: boolean
  readonly caller: Pick<Caller, 'zone' | 'rights'>
  readonly now: Date
  readonly books: Books
}

/** A row whose cells are all understood, or with those that are. */
interface Row {
  readonly row: number
  readonly values: Readonly<Record<string, CellValue | undefined>>
}

/** What the rows of a sheet would make, and every cell that stands in the way. Nothing is written, and nothing is asked of the database. */
export const rehearse = (input: DryRunInput): Promise<DryRun> => new DryRunner(input).run()

type KnownPartner = ReturnType<Books['partners']['find']>[number]

/** Units of one shipment. */
const MAX_UNITS = 5000
const MAX_LINES = 500
/** Goods of an opening stock leave the books from this name. */
const OPENING_NOTE = 'Tồn đầu kỳ'

class DryRunner {
  readonly #input: DryRunInput
  readonly #faults: Fault[] = []
  readonly #faultyRows = new Set<number>()
  #units = 0
  readonly #drafts: Draft[] = []
  /** The first row that names a record by its id. */
  readonly #rowOfId = new Map<string, number>()

  constructor(input: DryRunInput) {
    this.#input = input
  }

  async run(): Promise<DryRun> {
    const { kind } = this.#input
    const rows = await this.#readRows()
    if (kind === 'products') await this.#products(rows)
    else if (kind === 'stock') await this.#stock(rows)
    else if (kind === 'orders') await this.#orders(rows)
    else if (kind === 'funds') for await (const row of inSlices(rows)) this.#fund(row)
    else await this.#partners(rows)
    const seen = new Set<string>()
    const faults = this.#faults.filter(({ row, column }) => !seen.has(`${row} ${column}`) && seen.add(`${row} ${column}`))
    return { drafts: this.#drafts, faults: faults.sort((a, b) => a.row - b.row) }
  }

  async #readRows(): Promise<Row[]> {
    const { kind, columns, sheet, skipped } = this.#input
    const places = columns.flatMap(({ column: key }, at) => {
      const column = importColumns[kind].find((known) => known.key === key)
      return column ? [[column, at] as const] : []
    })
    const rows: Row[] = []
    for await (const [index, cells] of inSlices(sheet.rows.entries())) {
      const row = index + 1
      if (!skipped.has(row)) rows.push({ row, values: this.#readCells(row, places, cells) })
    }
    return rows
  }

  #readCells(row: number, places: readonly (readonly [ImportColumn, number])[], cells: readonly SheetCell[]): Row['values'] {
    const values: Record<string, CellValue | undefined> = {}
    for (const [column, at] of places) {
      const read = readCell(column, cells[at] ?? null)
      if (!read.ok) this.#fault(row, column.key, read.code, read.values)
      else if (read.value !== null) values[column.key] = read.value
    }
    return values
  }

  #fault(row: number, column: string, code: ErrorCode, values: Fault['values'] = {}): null {
    this.#faults.push({ row, column, code, values })
    this.#faultyRows.add(row)
    return null
  }

  /** The one record that a cell names; null after a fault. */
  #named<T>(found: readonly T[], row: number, column: string, value: CellValue): T | null {
    const [first, second] = found
    if (first === undefined) return this.#fault(row, column, 'imports.cell-unknown', { value })
    return second === undefined ? first : this.#fault(row, column, 'imports.cell-ambiguous', { value })
  }

  /** What a rule says of a field is said of the cell it comes from. */
  #judge(service: RecordService, data: object, rowOf: (path: string) => { row: number; column: string }): Record<string, unknown> | null {
    const { caller, now } = this.#input
    try {
      const checked = checkData(service, 'create', data)
      assertBookableDates(service, 'create', checked, { now, zone: caller.zone })
      return checked
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      for (const { path, code, values = {} } of error.details.fieldErrors ?? [{ path: '', code: error.code, values: error.values }]) {
        const { row, column } = rowOf(path)
        this.#fault(row, column, code, values)
      }
      return null
    }
  }

  #isFaulty(row: number): boolean {
    return this.#faultyRows.has(row)
  }

  /** The record that a row names by its id; undefined where it names none, or there is a fault. */
  #byId<T extends { readonly _id: string; readonly name: string }>(
    row: number,
    values: Row['values'],
    known: ReadonlyMap<string, T>,
  ): T | undefined {
    const id = values[RECORD_ID]
    if (id === undefined) return undefined
    const record = known.get(String(id))
    const earlier = this.#rowOfId.get(String(id))
    if (!record) this.#fault(row, RECORD_ID, 'imports.cell-unknown', { value: id })
    else if (earlier !== undefined) this.#fault(row, RECORD_ID, 'imports.cell-repeated', { value: record.name, row: earlier })
    else if (!this.#input.update) this.#fault(row, 'name', 'imports.cell-taken', { value: record.name })
    this.#rowOfId.set(String(id), row)
    return record
  }

  async #products(rows: readonly Row[]): Promise<void> {
    const { books, update } = this.#input
    const skus = new Map<string, number>()
    const named = new Set(rows.flatMap(({ values: { slug } }) => (slug === undefined ? [] : [skuOf(String(slug))])))
    const isTaken = (sku: string) => skus.has(sku) || named.has(sku) || books.products.find(sku).some(({ slug }) => slug === sku)
    for await (const { row, values } of inSlices(rows)) {
      const { name, slug, category, group = 'goods', price, cost, unit, lowStock } = values
      const given = slug === undefined ? null : skuOf(String(slug))
      const sameId = this.#byId(row, values, books.productsById)
      const known = sameId ?? (given === null ? undefined : books.products.find(given).find((product) => product.slug === given))
      if (sameId && given !== null && given !== sameId.slug) this.#fault(row, 'slug', 'imports.cell-fixed', { value: sameId.slug })
      if (known && update && values['group'] !== undefined && group !== known.group)
        this.#fault(row, 'group', 'imports.cell-fixed', { value: known.group })
      if (given !== null && skus.has(given)) this.#fault(row, 'slug', 'imports.cell-repeated', { value: given, row: skus.get(given) ?? 0 })
      else if (known && !update) this.#fault(row, 'slug', 'imports.cell-taken', { value: given ?? '' })
      const sku = given ?? skuOf(String(name ?? ''), isTaken)
      skus.set(sku, row)
      const found =
        category === undefined ? [] : books.categories.find(String(category)).filter((each) => each.group === (known?.group ?? group))
      const [own] = found
      if (category !== undefined && !own) this.#fault(row, 'category', 'imports.cell-unknown', { value: category })
      if (this.#isFaulty(row) || !own) continue
      const fields = { name, categoryId: own._id, price, cost: cost === 'n/a' ? undefined : cost, unit, lowStock }
      this.#keep({
        row,
        service: 'products',
        fields: { ...fields, ...(known ? {} : { group, slug: sku }) },
        as: { categoryId: 'category' },
        known,
      })
    }
  }

  async #partners(rows: readonly Row[]): Promise<void> {
    const { books, kind, update } = this.#input
    const seen = new Map<string, number>()
    for await (const { row, values } of inSlices(rows)) {
      const code = values['asset_code'] === undefined ? '' : String(values['asset_code'])
      const phone = figuresOf(values['phone'] === undefined ? '' : String(values['phone']))
      const own = this.#byId(row, values, books.partnersById)
      // What has its id may share its phone with another.
      const [column, value] = code ? (['asset_code', code] as const) : (['phone', own ? '' : phone] as const)
      const found = books.partners
        .find(value)
        .filter((partner) => (code ? partner.asset_code === code : phone !== '' && figuresOf(partner.phone) === phone))
        .filter((partner) => !own || partner._id !== own._id)
      if (value !== '' && seen.has(value)) this.#fault(row, column, 'imports.cell-repeated', { value, row: seen.get(value) ?? 0 })
      else if (found.length > 0 && (!update || own)) this.#fault(row, column, 'imports.cell-taken', { value })
      if (value !== '') seen.set(value, row)
      const { openingDebt, debtSince, [RECORD_ID]: _id, ...fields } = values
      const known = own ?? found[0]
      const debt = this.#debt(row, openingDebt, debtSince)
      if (debt && known && update) this.#debtOfKnown(row, known, debt, debtSince !== undefined)
      if (this.#isFaulty(row)) continue
      this.#keep({
        row,
        service: 'assets',
        fields: { ...fields, ...(known ? {} : { group: partnerGroupOf(kind) }) },
        known,
        ...(debt ? { more: { debt, amount: debt.total } } : {}),
      })
    }
  }

  /** What is owed from before, or below 0 was paid ahead; without a day it is of the last day of the month before. */
  #debt(row: number, total: CellValue | undefined, since: CellValue | undefined): OldDebt | null {
    const { caller, now } = this.#input
    if (total === undefined || total === 0) return null
    const [wrong] = fundAmountErrors(Math.abs(Number(total)))
    if (wrong) return this.#fault(row, 'openingDebt', wrong.code)
    const needed = Number(total) < 0 ? whyNotCompletedAtOnce(caller) : null
    if (needed) return this.#fault(row, 'openingDebt', needed)
    const day = (since ?? addDays(firstDayOf(monthOf(now, caller.zone)), -1)) as Day
    if (day > dayOf(now, caller.zone)) return this.#fault(row, 'debtSince', 'imports.debt-ahead')
    return { total: Number(total), day, created: this.#momentOf(row, day, since === undefined ? 'openingDebt' : 'debtSince') }
  }

  /** What is from before comes to a partner once, and of a day that is told. */
  #debtOfKnown(row: number, { name, openingDay, partnerBalance }: KnownPartner, { total }: OldDebt, isDated: boolean): void {
    if (openingDay) this.#fault(row, 'openingDebt', 'imports.debt-known', { name, by: openingDay })
    else if (!isDated) this.#fault(row, 'openingDebt', 'imports.debt-since-needed', { name })
    else if (total < 0 && partnerBalance && partnerBalance > 0)
      this.#fault(row, 'openingDebt', 'imports.advance-known', { name, balance: partnerBalance })
  }

  /** One record of a row, once its service's shape has been held against it. */
  #keep({
    row,
    service,
    fields,
    as = {},
    known,
    more = {},
  }: {
    row: number
    service: 'products' | 'assets'
    fields: Readonly<Record<string, unknown>>
    as?: Readonly<Record<string, string>>
    known?: { readonly _id: string; readonly group: string } | undefined
    more?: Pick<Draft, 'debt' | 'amount'>
  }): void {
    const data = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const judged = this.#judge(service, known ? { ...data, group: known.group } : data, (path) => ({ row, column: as[path] ?? path }))
    if (!judged) return
    const { group: _fixed, ...changed } = judged
    this.#drafts.push({ rows: [row], service, data: known ? changed : judged, ...(known ? { _id: known._id, columnOf: as } : {}), ...more })
  }

  /** What stands in each warehouse comes in with one order, or more where there is much of it. */
  async #stock(rows: readonly Row[]): Promise<void> {
    const { books } = this.#input
    const places = new Map<Id<'warehouses'>, { row: number; productId: Id<'products'>; quantity: number; cost: number | 'n/a' }[]>()
    for await (const { row, values } of inSlices(rows)) {
      const { product, quantity, cost, warehouse } = values
      const own = product === undefined ? null : this.#named(books.products.find(String(product)), row, 'product', product)
      if (own && own.group !== 'goods') this.#fault(row, 'product', 'stocktakes.goods-only', { name: own.name })
      if (own?.status === 'disabled') this.#fault(row, 'product', 'products.disabled', { name: own.name })
      const place =
        warehouse === undefined
          ? (books.onlyWarehouse ?? this.#fault(row, 'warehouse', 'imports.cell-required'))
          : this.#named(books.warehouses.find(String(warehouse)), row, 'warehouse', warehouse)
      if (typeof quantity === 'number' && (!Number.isSafeInteger(quantity) || quantity <= 0))
        this.#fault(row, 'quantity', 'orders.quantity-invalid', { name: own?.name ?? '' })
      if (typeof cost === 'number' && cost < 0) this.#fault(row, 'cost', 'orders.cost-invalid', { name: own?.name ?? '' })
      if (Number(quantity) * Number(cost) > EVERYDAY_LIMIT) this.#fault(row, 'cost', 'orders.line-above-limit', { name: own?.name ?? '' })
      this.#units += typeof quantity === 'number' ? quantity : 0
      if (this.#units > MAX_STOCK_UNITS) this.#fault(row, 'quantity', 'imports.too-many-units', { limit: MAX_STOCK_UNITS })
      if (this.#isFaulty(row) || !own || !place) continue
      const lines = places.get(place._id) ?? []
      places.set(place._id, lines)
      lines.push({ row, productId: own._id, quantity: Number(quantity), cost: typeof cost === 'number' ? cost : (own.cost ?? 'n/a') })
    }
    for (const [warehouseId, lines] of places) this.#arrivals(warehouseId, lines)
  }

  #arrivals(
    warehouseId: Id<'warehouses'>,
    lines: readonly { row: number; productId: Id<'products'>; quantity: number; cost: number | 'n/a' }[],
  ): void {
    let rows: number[] = []
    let items: { productId: Id<'products'>; quantity: number; cost: number | 'n/a' }[] = []
    let units = 0
    let amount = 0
    const close = (): void => {
      if (items.length === 0) return
      const data = { group: OPENING_STOCK_GROUP, items, warehouseId, status: 'delivered', isForce: true, note: OPENING_NOTE }
      this.#drafts.push({ rows, service: 'orders', data, amount })
      rows = []
      items = []
      units = 0
      amount = 0
    }
    for (const { row, productId, quantity, cost } of lines) {
      for (let left = quantity; left > 0;) {
        const worthOf = (count: number): number => (cost === 'n/a' ? 0 : roundDong(count * cost))
        const isFull = units === MAX_UNITS || items.length === MAX_LINES
        if (isFull || amount + worthOf(Math.min(left, MAX_UNITS - units)) > EVERYDAY_LIMIT) close()
        const part = Math.min(left, MAX_UNITS - units)
        amount += worthOf(part)
        items.push({ productId, quantity: part, cost })
        if (rows.at(-1) !== row) rows.push(row)
        units += part
        left -= part
      }
    }
    close()
  }

  /** Rows of the same number are lines of one order. */
  async #orders(rows: readonly Row[]): Promise<void> {
    const groups = new Map<string, Row[]>()
    for (const each of rows) {
      const key = each.values['refId'] === undefined ? `row ${each.row}` : `order ${each.values['refId']}`
      const lines = groups.get(key)
      if (lines) lines.push(each)
      else groups.set(key, [each])
    }
    for await (const lines of inSlices(groups.values())) this.#order(lines)
  }

  #order(lines: readonly Row[]): void {
    const { books, caller, now } = this.#input
    const [first] = lines
    if (!first) return
    const { row } = first
    for (const key of HEAD_COLUMNS)
      for (const { row: other, values } of lines)
        if (values[key] !== undefined && values[key] !== first.values[key])
          this.#fault(other, key, 'imports.cell-differs', { row, value: first.values[key] ?? '' })
    const { refId, group: said, partner, discount, note, created } = first.values
    const group = TRADE_GROUPS.find((each) => each === said) ?? 'sales'
    // What the books say of such an order is not told either.
    if (!mayReadOrders(caller.rights, group)) {
      for (const line of lines) this.#fault(line.row, 'group', 'rights.group', { group })
      return
    }
    const number = books.orders.find(String(refId ?? '')).find((order) => refId !== undefined && order.refId === refId)
    if (number) this.#fault(row, 'refId', 'imports.cell-taken', { value: String(refId) })
    const fields: readonly PartnerField[] = orderKind(group).settlement?.with ?? []
    const candidates =
      partner === undefined
        ? []
        : books.partners.find(String(partner)).filter((each) => isPartnerGroup(each.group) && fields.includes(PARTNER_FIELDS[each.group]))
    const own = partner === undefined ? null : this.#named(candidates, row, 'partner', partner)
    const items = lines.flatMap((line) => this.#line(line, group))
    if (lines.some((line) => this.#isFaulty(line.row)) || !own) return
    const total = items.length === 0 ? first.values['total'] : undefined
    const at = this.#momentOf(row, created ?? dayOf(now, caller.zone), 'created')
    const { status, deliveredOn } = first.values
    const isDelivered = status === 'delivered' || (status === undefined && deliveredOn !== undefined)
    const deliveredAt = deliveredOn === undefined ? at : this.#momentOf(row, deliveredOn, 'deliveredOn')
    if (deliveredOn !== undefined && !isDelivered) this.#fault(row, 'deliveredOn', 'imports.cell-not-delivered')
    if (dayOf(deliveredAt, caller.zone) < dayOf(at, caller.zone)) this.#fault(row, 'deliveredOn', 'imports.cell-before-order')
    const data = {
      group,
      ...partnerFieldOf(own),
      ...(items.length > 0 ? { items: items.map(({ item }) => item) } : {}),
      ...(total === undefined ? {} : { total }),
      ...(discount === undefined ? {} : { discount }),
      ...(note === undefined ? {} : { note }),
      ...(refId === undefined ? {} : { refId: String(refId) }),
      ...(created === undefined ? {} : { created: at.toISOString() }),
      ...(isDelivered ? { status: 'delivered', shippingTime: deliveredAt.toISOString() } : {}),
    }
    const columnOf = (path: string) => {
      const [, line = '0', field_ = ''] = /^items\.(\d+)\.(\w+)/.exec(path) ?? []
      const place = items[Number(line)]?.row ?? row
      if (path.startsWith('items.')) return { row: place, column: field_ === 'cost' ? 'price' : field_ === 'name' ? 'product' : field_ }
      return { row, column: path === fields[0] ? 'partner' : path === 'items' ? 'total' : path === 'shippingTime' ? 'deliveredOn' : path }
    }
    const judged = this.#judge('orders', data, columnOf)
    if (!judged) return
    const drafted = { ...data, created: null, items: items.map(({ draft }) => draft) }
    for (const { path, code, values = {} } of orderErrors(drafted as never, { now, zone: caller.zone })) {
      const place = columnOf(path)
      this.#fault(place.row, place.column, code, values)
    }
    if (lines.some((line) => this.#isFaulty(line.row))) return
    const sum = items.reduce(
      (all, { draft }) => all + roundDong((Number(draft.price ?? draft.cost) || 0) * (draft.quantity - (draft.quantityGift ?? 0))),
      0,
    )
    const amount = items.length > 0 ? sum - Number(discount ?? 0) : Number(total ?? 0)
    const paid = this.#paid(first, amount, isDelivered ? deliveredAt : at)
    if (this.#isFaulty(row)) return
    this.#drafts.push({ rows: lines.map((line) => line.row), service: 'orders', data: judged, amount, ...(paid ? { paid } : {}) })
  }

  /** What was paid of an order before: on its own day, else on the day that `usual` falls on. */
  #paid({ row, values: { paid, paidOn, label } }: Row, total: number, usual: Date): OldPayment | null {
    const { books, caller } = this.#input
    if (paid === undefined || paid === 0) return null
    if (!isFundAmount(paid)) return this.#fault(row, 'paid', 'funds.amount-invalid')
    if (paid > total) return this.#fault(row, 'paid', 'imports.paid-above-total', { total })
    const reason = whyNotCompletedAtOnce(caller)
    if (reason) return this.#fault(row, 'paid', reason)
    if (label !== undefined && !books.labels.includes(String(label)))
      return this.#fault(row, 'label', 'imports.cell-unknown', { value: label })
    const created = paidOn === undefined ? usual : this.#momentOf(row, paidOn, 'paidOn')
    return { amount: paid, created, ...(label === undefined ? {} : { label: String(label) }) }
  }

  /** A line of an order: a product, or what is written; none where a row tells a total alone. */
  #line({ row, values }: Row, group: TradeGroup) {
    const { books } = this.#input
    const { product, quantity, quantityGift, price, unitCost } = values
    if (typeof unitCost === 'number' && unitCost < 0) this.#fault(row, 'unitCost', 'orders.cost-invalid', { name: String(product ?? '') })
    if (product === undefined) {
      if (quantity !== undefined || price !== undefined) this.#fault(row, 'product', 'imports.cell-required')
      return []
    }
    if (quantity === undefined) {
      this.#fault(row, 'quantity', 'imports.cell-required')
      return []
    }
    const found = books.products.find(String(product))
    if (found.length > 1) this.#fault(row, 'product', 'imports.cell-ambiguous', { value: product })
    const [own] = found
    if (own?.status === 'disabled') this.#fault(row, 'product', 'products.disabled', { name: own.name })
    const { valuedAt } = orderKind(group)
    const usual = own?.[valuedAt]
    const item = {
      ...(own ? { productId: own._id } : { name: String(product), group: 'others' as const }),
      quantity: Number(quantity),
      ...(quantityGift === undefined ? {} : { quantityGift: Number(quantityGift) }),
      // What a sale's goods cost is told of orders that were delivered before; a purchase is its cost.
      ...(unitCost === undefined || valuedAt === 'cost' ? {} : { cost: Number(unitCost) }),
      ...(price === undefined ? {} : { [valuedAt]: Number(price) }),
    }
    const draft = {
      name: own?.name ?? String(product),
      group: own?.group ?? ('others' as const),
      quantity: Number(quantity),
      quantityGift: quantityGift === undefined ? 0 : Number(quantityGift),
      price: undefined,
      cost: undefined,
      [valuedAt]: price ?? usual,
    }
    return [{ row, item, draft }]
  }

  #fund({ row, values }: Row): void {
    const { books, caller, now } = this.#input
    const { group, amount, label, order, partner, created, status = 'completed', ...texts } = values
    const own = group === undefined ? null : this.#named(books.fundGroups.find(String(group)), row, 'group', group)
    const paid = order === undefined ? undefined : this.#named(books.orders.find(String(order)), row, 'order', order)
    if (paid?.status === 'cancelled' || paid?.status === 'returned')
      this.#fault(row, 'order', 'funds.order-not-payable', { number: paid.order_number, status: paid.status })
    const who = partner === undefined ? undefined : this.#named(books.partners.find(String(partner)), row, 'partner', partner)
    if (label !== undefined && !books.labels.includes(String(label))) this.#fault(row, 'label', 'imports.cell-unknown', { value: label })
    if (this.#isFaulty(row) || !own) return
    const data = {
      ...Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, String(value)])),
      group: own.name,
      amount: Math.abs(Number(amount)),
      status,
      ...(label === undefined ? {} : { label: String(label) }),
      ...(paid ? { orderId: paid._id } : who ? partnerFieldOf(who) : {}),
      ...(created === undefined ? {} : { created: this.#momentOf(row, created, 'created').toISOString() }),
    }
    const judged = this.#judge('funds', data, (path) => ({ row, column: path }))
    for (const { path, code, values = {} } of fundErrors({ ...data, created: null }, { now, zone: caller.zone }))
      this.#fault(row, path, code, values)
    if (judged && !this.#isFaulty(row)) this.#drafts.push({ rows: [row], service: 'funds', data: judged, amount: data.amount })
  }

  /** Noon of a day, so that it is the same day wherever it is read; today's is now. */
  #momentOf(row: number, cell: CellValue, column: string): Date {
    const { books, caller, now } = this.#input
    const day = String(cell) as Day
    if (books.lockDate !== null && day <= books.lockDate) this.#fault(row, column, 'books.closed', { lockDate: books.lockDate, day })
    return day === dayOf(now, caller.zone) ? now : new Date(startOfDay(day, caller.zone).getTime() + NOON_MS)
  }
}

const NOON_MS = 12 * 3_600_000
/** What is said of an order as a whole: the same on each of its rows, or on the first alone. */
const HEAD_COLUMNS = ['group', 'created', 'partner', 'discount', 'status', 'deliveredOn', 'paid', 'paidOn', 'label'] as const
/** Each unit is a document of its own, and all are written at once. */
const MAX_STOCK_UNITS = 50_000
