import { isAmountOrAbsent, type ItemDraft } from '@shared/areas/trade/rules/validate'
import { orderKind, type OrderGroup } from '@shared/foundation/documents/order-kinds'
import type { Id } from '@shared/foundation/ids'
import type { OrderItemInput } from '@shared/areas/trade/services/orders'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import type { LineVat } from './order-vat'

type Item = StoredOf<'orders'>['items'][number]
type Product = StoredOf<'products'>
type Line = OrderItemInput & ItemDraft

/** A line with all it needs to be judged and kept: names and absent prices come from the product or from the line before. */
export type FilledLine = Line &
  Pick<Item, 'name' | 'group' | 'shipped'> & {
    readonly earlier?: Item | undefined
    readonly product?: Product | undefined
    readonly vat?: LineVat
  }

/**
 * Fills the lines a caller sent: which product each is, its name, unit and picture, a price or cost left out, and
 * what of it was shipped already (matched with the lines before by product, in order).
 * @param terms.agentPrices what the order's agent pays for products, in place of what everybody pays
 * @param terms.isSold they were handed over already: also what is no longer sold
 * @throws AppError 400 for a product that isn't there, 409 for one no longer sold
 */
export const fillLines = async (
  work: SocaiUnitOfWork,
  group: OrderGroup,
  lines: readonly OrderItemInput[],
  before: readonly Item[] = [],
  { agentPrices = new Map(), isSold = false }: { readonly agentPrices?: ReadonlyMap<string, number>; readonly isSold?: boolean } = {},
): Promise<FilledLine[]> => {
  const ids = [...new Set(lines.flatMap(({ productId }) => (productId ? [productId] : [])))]
  const products = new Map((await work.readWithOwn('products', ids)).map((product) => [product._id, product]))
  const left = [...before]
  return lines.map((line, index) => {
    const earlier = takeMatching(left, line)
    return line.productId
      ? ofProduct(group, line, products.get(line.productId), { earlier, agentPrices, isSold, index })
      : ofWords(group, line, earlier)
  })
}

const takeMatching = (left: Item[], line: OrderItemInput): Item | undefined => {
  const place = left.findIndex((item) => (line.productId ? item.productId === line.productId : !item.productId && item.name === line.name))
  return place < 0 ? undefined : left.splice(place, 1)[0]
}

const ofProduct = (
  group: OrderGroup,
  line: OrderItemInput,
  product: Product | undefined,
  {
    earlier,
    agentPrices,
    isSold,
    index,
  }: { earlier: Item | undefined; agentPrices: ReadonlyMap<string, number>; isSold: boolean; index: number },
): FilledLine => {
  const path = `items.${index}.productId`
  if (!product) throw AppError.atField(path, 'data.reference', { field: path })
  if (product.status === 'disabled' && !earlier && !isSold) throw AppError.of('products.disabled', { name: product.name })
  return {
    ...line,
    productId: product._id,
    group: earlier?.group ?? product.group,
    name: earlier?.name ?? product.name,
    slug: earlier?.slug ?? product.slug,
    unit: earlier?.unit ?? product.unit,
    ...(product.avatar ? { avatar: product.avatar } : {}),
    ...valueOf(group, line, {
      price: earlier?.price ?? agentPrices.get(product._id) ?? product.price,
      // What is taken out leaves at what its units cost, not at what is usual now.
      cost: earlier ? (earlier.cost ?? undefined) : orderKind(group).openCost === 'unsaid' ? undefined : product.cost,
      unknown: earlier?.cost === null,
    }),
    shipped: earlier?.shipped ?? 0,
    earlier,
    product,
  }
}

const ofWords = (group: OrderGroup, line: OrderItemInput, earlier: Item | undefined): FilledLine => ({
  ...line,
  name: line.name ?? '',
  // Goods are counted in units of stock, so only a product can be goods.
  group: line.group === 'services' ? 'services' : 'others',
  ...valueOf(group, line, { price: earlier?.price, cost: earlier?.cost ?? undefined, unknown: earlier?.cost === null }),
  shipped: earlier?.shipped ?? 0,
  earlier,
})

/** Sales are priced; purchases and inventory are costed, where a stock take may leave the cost unknown. */
const valueOf = (
  group: OrderGroup,
  line: OrderItemInput,
  known: { price?: number; cost?: number; unknown?: boolean },
): { price?: unknown; cost?: unknown } => {
  const { valuedAt, openCost } = orderKind(group)
  if (valuedAt === 'price') return { price: line.price === undefined ? known.price : line.price, cost: unlessAmount(line.cost) }
  const absent = openCost === 'never' ? known.cost : (known.cost ?? 'n/a')
  // An unknown cost is answered as null, and may be sent back so.
  const sent = line.cost === null && known.unknown ? 'n/a' : line.cost
  return { cost: sent === undefined ? absent : sent, price: unlessAmount(line.price) }
}

/** What a line of this group doesn't keep is left out; what is no amount at all stays, to be refused. */
const unlessAmount = (value: unknown): unknown => (isAmountOrAbsent(value) ? undefined : value)

/** A judged line as it is stored: numbers are numbers, an unknown cost is null. */
export const storedLine = ({
  productId,
  group,
  name,
  slug,
  unit,
  price,
  cost,
  quantity,
  quantityGift,
  shipped,
  note,
  avatar,
  aliasName,
  aliasSlug,
  vat,
}: FilledLine): Item => ({
  ...(productId ? { productId: productId as Id<'products'> } : {}),
  group,
  name,
  ...(slug ? { slug } : {}),
  ...(unit ? { unit } : {}),
  ...(typeof price === 'number' ? { price: price as Item['price'] } : {}),
  ...(cost === undefined ? {} : { cost: typeof cost === 'number' ? cost : null }),
  quantity: Number(quantity),
  quantityGift: Number(quantityGift ?? 0),
  shipped,
  ...(note ? { note } : {}),
  ...(avatar ? { avatar } : {}),
  ...(aliasName ? { aliasName } : {}),
  ...(aliasSlug ? { aliasSlug } : {}),
  ...vat,
})
