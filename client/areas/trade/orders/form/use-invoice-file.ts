import type { Product } from '@shared/areas/goods/services/products'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { toastWarn } from '../../../../ui/Toasts/Toasts'
import { letOff, type InvoiceLine, type ReadInvoice } from '../../../tax/parts/invoice-file/read-invoice'
import { useDroppedInvoice } from '../../../tax/parts/invoice-file/use-dropped-invoice'
import { invoiceMessages as m } from '../messages'
import { useRememberedGoods } from './use-remembered-goods'
import { useOrderProducts } from '../parts/use-product-search'
import type { DraftLine, OrderValues, PartnerChoice } from './order-values'

/** A line of the order for one of the invoice: the product that is called so, else the seller's words. */
const draftLine = (line: InvoiceLine, product: Product | null, at: number, isTaxed: boolean): DraftLine => ({
  key: `x${Date.now()}.${at}`,
  itemId: product?._id ?? '',
  name: product?.name ?? line.name,
  code: product?.slug,
  unit: product?.unit ?? (line.unit || undefined),
  image: product?.avatar,
  quantity: line.quantity,
  free: line.isGift ? line.quantity : 0,
  price: line.price,
  alias: line.name,
  group: product?.group ?? 'others',
  ...(isTaxed && line.rate !== undefined ? { vatRate: line.rate } : null),
})

interface FileSetting {
  /** A new order takes seller, day and goods, too; a stored one the invoice alone. */
  readonly isNew: boolean
  readonly locked: boolean
  readonly isTaxed: boolean
}

/** Fills a purchase from the file of an e-invoice, chosen or dropped anywhere on the page. */
export const useInvoiceFile = ({ isNew, locked, isTaxed }: FileSetting): ((file: File) => Promise<void>) => {
  const intl = useIntl()
  const { values, setValues } = useFormikContext<OrderValues>()
  const { byCodes } = useOrderProducts('purchases')
  const rememberedGoods = useRememberedGoods()
  const [findSuppliers] = api.assets.useLazyFind()

  const sellerOf = async ({ sellerTaxCode }: ReadInvoice): Promise<PartnerChoice | null> => {
    if (sellerTaxCode === '') return null
    const { data } = await findSuppliers({ group: 'Suppliers', taxCode: sellerTaxCode, $limit: 2, $total: false }).unwrap()
    const [found, second] = data
    return found && !second ? { value: found._id, label: found.name, group: 'Suppliers' } : null
  }
  /** What was bought as such of the supplier before; else what is called so here, or has that code. */
  const productsOf = async (lines: readonly InvoiceLine[], supplier: PartnerChoice | null): Promise<(Product | null)[]> => {
    const remembered = supplier
      ? await rememberedGoods(
          supplier.value,
          lines.map(({ name }) => name),
        )
      : []
    const [codes, names] = [await byCodes(lines.map(({ code }) => code)), await byCodes(lines.map(({ name }) => name))]
    return lines.map((_, at) => remembered[at] ?? codes[at] ?? names[at] ?? null)
  }
  const fill = async (read: ReadInvoice): Promise<void> => {
    const { series, number, date, sellerTaxCode, vat, lines } = read
    const inputInvoice = { series, number, date, sellerTaxCode, vat }
    const takesGoods = isNew && values.items.length === 0
    const partner = isNew && values.partner === null ? await sellerOf(read) : values.partner
    const products = takesGoods ? await productsOf(lines, partner) : []
    await setValues({
      ...values,
      inputInvoice,
      partner,
      ...(takesGoods
        ? { items: lines.map((line, at) => draftLine(line, products[at] ?? null, at, isTaxed)), discount: letOff(read) || null }
        : null),
    })
    const unknown = takesGoods ? lines.filter((_, at) => !products[at]).map(({ name }) => name) : []
    if (unknown.length > 0) toastWarn(intl.formatMessage(m.unknown, { count: unknown.length, names: unknown.slice(0, 5).join(', ') }))
  }
  return useDroppedInvoice(fill, locked)
}
