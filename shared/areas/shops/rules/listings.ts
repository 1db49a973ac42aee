import { countOf, dongOf, isPayload, listOf, payloadOf, requiredText, textOf, type Payload } from './payload'

/** Goods as a platform has them on sale: one SKU of a shop. */
export interface ShopListing {
  /** The platform's number of the goods and of their variant. */
  readonly ref: string
  /** The seller's SKU on the platform; '' where the seller gave none. */
  readonly sku: string
  readonly name: string
  /** Pieces that buyers may still order. */
  readonly stock: number
  /** Pieces kept for orders, which the platform counts into what it is told. */
  readonly held: number
  /** Whole dong. */
  readonly price: number
  /** Where the platform keeps its count, where it asks for that. */
  readonly place?: string
}

/** What a platform is to be told of a listing; absent: it stays. */
export interface ListingChange extends Pick<ShopListing, 'ref' | 'held' | 'place'> {
  readonly stock?: number
  readonly price?: number
}

/** How a listing stands beside the books. */
export const LISTING_STATES = ['same', 'differs', 'unknown'] as const
export type ListingState = (typeof LISTING_STATES)[number]

/**
 * @param ours what is free and what it costs by the books; null: nobody knows the goods; without `free`: they are kept in no stock
 * @param comparesPrices whether prices are the books' own to tell
 */
export const listingState = (
  { stock, price }: Pick<ShopListing, 'stock' | 'price'>,
  ours: { readonly free?: number | undefined; readonly price?: number | undefined } | null,
  comparesPrices: boolean,
): ListingState => {
  if (ours === null) return 'unknown'
  const stockDiffers = ours.free !== undefined && ours.free !== stock
  const priceDiffers = comparesPrices && ours.price !== undefined && ours.price !== price
  return stockDiffers || priceDiffers ? 'differs' : 'same'
}

const refOf = (goods: string, variant: string): string => `${goods}/${variant}`

/** The platform's numbers in a `ref`. */
export const partsOfRef = (ref: string): { readonly goods: string; readonly variant: string } => {
  const [goods = '', variant = ''] = ref.split('/')
  return { goods, variant }
}

const named = (...names: readonly unknown[]): string => names.map(textOf).filter(Boolean).join(', ')

/** Shopee's stock of goods or of a model: `stock_info_v2`. */
const shopeeStock = (of: Payload): Pick<ShopListing, 'stock' | 'held' | 'place'> => {
  const info = payloadOf(of['stock_info_v2'] ?? {}, 'stock_info_v2')
  const own = listOf(info['seller_stock'])
  const place = textOf(own[0]?.['location_id'])
  const summary = payloadOf(info['summary_info'] ?? {}, 'summary_info')
  const held = countOf(summary['total_reserved_stock'] ?? 0, 'total_reserved_stock')
  const stock = own.reduce((sum, each) => sum + countOf(each['stock'] ?? 0, 'stock'), 0)
  return { stock: Math.max(0, stock - held), held, ...(place ? { place } : {}) }
}

const shopeePrice = (of: Payload): number => {
  const [price] = listOf(of['price_info'])
  return dongOf(price?.['original_price'] ?? price?.['current_price'])
}

/**
 * Listings of one of Shopee's goods: of `get_item_base_info`, and for goods with variants of `get_model_list`.
 * @throws UnreadablePayload
 */
export const readShopeeListings = (item: Payload, models: readonly Payload[]): ShopListing[] => {
  const goods = requiredText(item['item_id'], 'item_id')
  if (models.length === 0)
    return [
      {
        ref: refOf(goods, '0'),
        sku: textOf(item['item_sku']),
        name: textOf(item['item_name']),
        ...shopeeStock(item),
        price: shopeePrice(item),
      },
    ]
  return models.map((model) => ({
    ref: refOf(goods, requiredText(model['model_id'], 'model_id')),
    sku: textOf(model['model_sku']) || textOf(item['item_sku']),
    name: named(item['item_name'], model['model_name']),
    ...shopeeStock(model),
    price: shopeePrice(model),
  }))
}

/**
 * Listings of one of Lazada's goods, as `/products/get` answers them.
 * @throws UnreadablePayload
 */
export const readLazadaListings = (product: Payload): ShopListing[] => {
  const goods = requiredText(product['item_id'], 'item_id')
  const attributes = payloadOf(product['attributes'] ?? {}, 'attributes')
  return listOf(product['skus']).map((sku) => {
    const whole = countOf(sku['quantity'] ?? 0, 'quantity')
    const stock = Math.min(whole, countOf(sku['Available'] ?? whole, 'Available'))
    return {
      ref: refOf(goods, requiredText(sku['SkuId'], 'SkuId')),
      sku: textOf(sku['SellerSku']),
      name: textOf(attributes['name']),
      stock,
      held: whole - stock,
      price: dongOf(sku['price']),
    }
  })
}

/**
 * One of Tiki's goods, as `/v2.1/products?include=inventory` answers it.
 * @throws UnreadablePayload
 */
export const readTikiListing = (product: Payload): ShopListing => {
  const inventory = isPayload(product['inventory']) ? product['inventory'] : {}
  const [place] = listOf(inventory['warehouse_stocks'])
  const whole = countOf(inventory['quantity_available'] ?? inventory['quantity'] ?? 0, 'quantity_available')
  const stock = Math.min(whole, countOf(inventory['quantity_sellable'] ?? whole, 'quantity_sellable'))
  const where = textOf(place?.['warehouse_id']) || textOf(place?.['warehouseId'])
  return {
    ref: refOf(requiredText(product['product_id'], 'product_id'), '0'),
    sku: textOf(product['original_sku']) || textOf(product['sku']),
    name: textOf(product['name']),
    stock,
    held: whole - stock,
    price: dongOf(product['price']),
    ...(where ? { place: where } : {}),
  }
}
