import { aliasOf } from '@shared/areas/shops/rules/lines'
import { dong } from '@shared/foundation/money/money'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { Product } from '@shared/areas/goods/services/products'
import { FormikProvider, useFormik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useAmountCheck } from '../../../components/large-amount/use-amount-check'
import { useProductSearch } from '../../goods/parts/product-search'
import { formatMoney, formatRelativeDay } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { BoundField } from '../../../ui/form/bound-field'
import { SegmentedField } from '../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../ui/form/FormDialog'
import { MoneyField } from '../../../ui/form/NumberFields'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { Picker } from '../../../ui/Picker/Picker'
import { Select } from '../../../ui/Select/Select'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { shopMessages as m } from '../messages'
import { BundleItems, type BundleItem } from './bundle-items'
import { RepairPair, type Way } from './repair-pair'
import type { UnknownRow } from './unknown-goods'

interface Values {
  way: Way
  /** Undefined until somebody chooses, or takes away, what was guessed. */
  picked: Product | null | undefined
  items: BundleItem[]
  name: string
  price: number | null
  category: string
  firstCategory: string
}

/** Says once which product some goods of a shop are: all orders that wait for it are repaired. */
export const RepairDialog = ({ row, onClose }: { row: UnknownRow; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const now = useNow()
  const sku = aliasOf(row)
  const platform = PLATFORM_NAMES[row.platformName]
  const { search } = useProductSearch()
  const guessed = api.products.useGet(row.guess?._id ?? '', { skip: !row.guess }).data
  const found = api.categories.useFind({ group: 'goods', $limit: 100, $total: false }).data?.data
  const categories = found ?? []
  /** A company that begins has no group of goods yet: the first is made with the product. */
  const isFirst = found?.length === 0
  const [createCategory] = api.categories.useCreate()
  const [create] = api.products.useCreate()
  const [patch] = api.products.usePatch()
  const [bundle] = api.shopBundles.useCreate()
  const productOf = ({ picked }: Values): Product | null => (picked === undefined ? (guessed ?? null) : picked)
  const categoryOf = ({ category }: Values) => (categories.find(({ _id }) => _id === category) ?? categories[0])?._id
  const checkAmount = useAmountCheck()
  const makeIt = async (values: Values): Promise<Product | null> => {
    const { name, price, firstCategory } = values
    await checkAmount(price, 'price')
    const into = isFirst ? (await createCategory({ group: 'goods', name: firstCategory.trim() }).unwrap())._id : categoryOf(values)
    if (!into) return null
    const priced = price === null ? null : { price: dong(price) }
    return create({ group: 'goods', categoryId: into, name: name.trim(), ...priced }).unwrap()
  }
  const nameIt = async (values: Values): Promise<void> => {
    const { way, items } = values
    if (way === 'several') {
      await bundle({ sku, items: items.map(({ productId, quantity }) => ({ productId, quantity })) }).unwrap()
      return
    }
    const known = way === 'one' ? productOf(values) : await makeIt(values)
    if (known) await patch({ id: known._id, data: { aliasForItems: [...new Set([...(known.aliasForItems ?? []), sku])] } }).unwrap()
  }
  const submit = useSubmit(nameIt, { done: intl.formatMessage(m.repaired, { sku }), onSaved: onClose })
  const form = useFormik<Values>({
    initialValues: {
      way: 'one',
      picked: undefined,
      items: [],
      name: row.name,
      price: row.price,
      category: '',
      firstCategory: intl.formatMessage(m.firstCategory),
    },
    onSubmit: submit,
  })
  const { way, items, name, price, firstCategory } = form.values
  const product = productOf(form.values)
  const categoryId = categoryOf(form.values)
  const ownPrice = product?.price ?? 0
  const isPriceOff = way === 'one' && ownPrice > 0 && ownPrice !== row.price
  const isReady = {
    one: product !== null,
    several: items.length > 0 && items.every(({ quantity }) => quantity > 0),
    fresh: name.trim() !== '' && !Number.isNaN(price) && (isFirst ? firstCategory.trim() !== '' : categoryId !== undefined),
  }[way]
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  return (
    <FormikProvider value={form}>
      <FormDialog
        title={intl.formatMessage(m.matchAsk, { sku })}
        subtitle={
          row.totalOrder === 0
            ? platform
            : intl.formatMessage(m.matchSub, {
                platform,
                orders: row.totalOrder,
                pieces: row.totalQty,
                time: formatRelativeDay(row.since, now, locale, zone),
              })
        }
        width={680}
        page
        safe={intl.formatMessage(m.later)}
        verb={row.totalOrder === 0 ? intl.formatMessage(m.match) : intl.formatMessage(m.repair, { count: row.totalOrder })}
        icon="check"
        kbd="Ctrl ↵"
        busyText={intl.formatMessage(m.repairing)}
        ready={isReady}
        onClose={onClose}
      >
        <div className="shops__form">
          <RepairPair row={row} way={way} product={product} items={items} name={name} />
          <SegmentedField<Way>
            name="way"
            label={intl.formatMessage(m.ways)}
            segments={[
              { key: 'one', label: intl.formatMessage(m.one) },
              { key: 'several', label: intl.formatMessage(m.several) },
              { key: 'fresh', label: intl.formatMessage(m.fresh) },
            ]}
            block
          />
          {way === 'several' ? (
            <BundleItems value={items} onChange={(next) => void form.setFieldValue('items', next)} />
          ) : way === 'one' ? (
            <BoundField<Product | null | undefined> name="picked" label={intl.formatMessage(m.product)} required>
              {({ set, name: _name, ...bound }) => (
                <Picker<Product>
                  {...bound}
                  value={product && { value: product._id, label: product.name }}
                  onChange={(option) => set(option?.data ?? null)}
                  search={search}
                  placeholder={intl.formatMessage(m.findProduct)}
                  icon="search"
                  clearable
                />
              )}
            </BoundField>
          ) : (
            <>
              <TextField name="name" label={intl.formatMessage(m.newName)} required maxLength={200} />
              {isFirst ? (
                <TextField name="firstCategory" label={intl.formatMessage(m.newCategory)} required maxLength={200} />
              ) : (
                <BoundField<string> name="category" label={intl.formatMessage(m.newCategory)} required>
                  {({ set, ...bound }) => (
                    <Select
                      {...bound}
                      options={categories.map(({ _id, name: label }) => ({ value: _id, label }))}
                      value={categoryId ?? ''}
                      onChange={set}
                    />
                  )}
                </BoundField>
              )}
              <MoneyField name="price" label={intl.formatMessage(m.newPrice)} />
            </>
          )}
          <div hidden={row.orders.length === 0}>
            <b>{intl.formatMessage(m.thenMended)}</b>
            <ul className="shops__mended">
              {row.orders.map(({ _id, code, buyer, quantity, order_number }) => (
                <li key={_id}>
                  <span>{code}</span>
                  <span className="muted">{buyer}</span>
                  <span className="num">{intl.formatMessage(m.mended, { pieces: quantity, order: order_number })}</span>
                </li>
              ))}
            </ul>
          </div>
          {isPriceOff && (
            <p className="ink-warn shops__state">
              {intl.formatMessage(m.priceOff, {
                own: money(ownPrice),
                difference: money(Math.abs(row.price - ownPrice)),
                isLess: String(row.price < ownPrice),
              })}
            </p>
          )}
          <p className="muted shops__state">{intl.formatMessage(way === 'several' ? m.bundleHint : m.aliasHint, { sku })}</p>
        </div>
      </FormDialog>
    </FormikProvider>
  )
}
