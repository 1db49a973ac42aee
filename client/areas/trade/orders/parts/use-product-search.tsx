import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Product } from '@shared/areas/goods/services/products'
import { api } from '../../../../api/api'
import { inOrderOf, useRecentlyChosen } from '../../../../components/recently-chosen'
import { useProductSearch } from '../../../goods/parts/product-search'
import { Amount } from '../../../../ui/Amount/Amount'
import type { PickerOption } from '../../../../ui/Picker/Picker'

const idPattern = /^[0-9a-f]{24}$/
/** So many codes are asked for at once, which an address has room for. */
const MAX_CODES_PER_CALL = 25
const batchesOf = (codes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(codes.length / MAX_CODES_PER_CALL) }, (_, at) =>
    codes.slice(at * MAX_CODES_PER_CALL, (at + 1) * MAX_CODES_PER_CALL),
  )

/** Finding products for an order: by words, with what they sell for or cost, and by a code as a scanner or a sheet gives it. */
export const useOrderProducts = (group: TradeGroup) => {
  const { search: searchProducts, toOption } = useProductSearch()
  const [find] = api.products.useLazyFind()
  const [findUnits] = api.stocks.useLazyFind()

  const optionOf = (product: Product): PickerOption<Product> => ({
    ...toOption(product),
    aside: <Amount value={product[orderKind(group).valuedAt] ?? null} currency={false} />,
  })
  const search = async (text: string): Promise<PickerOption<Product>[]> => (await searchProducts(text)).map(({ data }) => optionOf(data))

  const named = async (field: 'slug' | 'barcode' | 'name', wanted: readonly string[]): Promise<Product[]> => {
    const asked = batchesOf([...new Set(wanted)])
    const pages = await Promise.all(
      asked.map((some) => find({ status: 'active', [field]: { $in: some }, $limit: 2 * some.length, $total: false }).unwrap()),
    )
    return pages.flatMap(({ data }) => data)
  }
  const ofUnits = async (units: readonly string[]): Promise<Map<string, Product>> => {
    if (units.length === 0) return new Map()
    const known = await findUnits({ _id: { $in: [...new Set(units)] }, $limit: units.length, $total: false }).unwrap()
    if (known.data.length === 0) return new Map()
    const products = await find({
      _id: { $in: known.data.map(({ productId }) => productId) },
      status: 'active',
      $limit: units.length,
      $total: false,
    }).unwrap()
    return new Map(
      known.data.flatMap(({ _id, productId }) => {
        const product = products.data.find((one) => one._id === productId)
        return product ? [[_id as string, product] as const] : []
      }),
    )
  }
  /** For each code the one product with that SKU, barcode or name, or the product of that unit; null where there is none or more than one. */
  const byCodes = async (codes: readonly string[]): Promise<(Product | null)[]> => {
    const texts = codes.map((code) => code.trim())
    const words = texts.filter((text) => !idPattern.test(text))
    const [units, withSku] = await Promise.all([
      ofUnits(texts.filter((text) => idPattern.test(text))),
      named(
        'slug',
        words.map((text) => text.toUpperCase()),
      ),
    ])
    const bySku = new Map(withSku.map((product) => [product.slug, product]))
    const others = words.filter((text) => !bySku.has(text.toUpperCase()))
    const [withBarcode, withName] = await Promise.all([named('barcode', others), named('name', others)])
    const byBarcode = new Map(withBarcode.map((product) => [product.barcode, product]))
    const byName = (text: string): Product | undefined => {
      const [only, another] = withName.filter(({ name }) => name === text)
      return another ? undefined : only
    }
    return texts.map((text) => units.get(text) ?? bySku.get(text.toUpperCase()) ?? byBarcode.get(text) ?? byName(text) ?? null)
  }

  const chosen = useRecentlyChosen('products')
  const { data: known } = api.products.useFind(
    { _id: { $in: [...chosen.ids].sort() }, status: 'active', $limit: chosen.ids.length, $total: false },
    { skip: chosen.ids.length === 0 },
  )
  return {
    search,
    byCodes,
    /** Those one chose last, newest first. */
    recent: inOrderOf(chosen.ids, known?.data).map(optionOf),
    /** One was chosen. */
    note: chosen.note,
  }
}
