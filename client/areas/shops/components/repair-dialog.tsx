import { aliasOf } from '@shared/areas/shops/rules/lines'
import { dong } from '@shared/foundation/money/money'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { Product } from '@shared/areas/goods/services/products'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useAmountCheck } from '../../../components/large-amount/use-amount-check'
import { useProductSearch } from '../../goods/parts/product-search'
import { formatMoney, formatNumber, formatRelativeDay } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Field } from '../../../ui/Field/Field'
import { Refused } from '../../../ui/form/form-error'
import { Icon } from '../../../ui/icons/Icon'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Picker } from '../../../ui/Picker/Picker'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { Select } from '../../../ui/Select/Select'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { shopMessages as m } from '../messages'
import { BundleItems, type BundleItem } from './bundle-items'
import type { UnknownRow } from './unknown-goods'

type Way = 'one' | 'several' | 'fresh'

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
  const [firstCategory, setFirstCategory] = useState(() => intl.formatMessage(m.firstCategory))
  const [create] = api.products.useCreate()
  const [patch] = api.products.usePatch()
  const [bundle] = api.shopBundles.useCreate()
  const [items, setItems] = useState<BundleItem[]>([])
  const [way, setWay] = useState<Way>('one')
  const [picked, setPicked] = useState<Product | null | undefined>(undefined)
  const [name, setName] = useState(row.name)
  const [price, setPrice] = useState<number | null>(row.price)
  const [category, setCategory] = useState('')
  const [busy, setBusy] = useState(false)
  const [priceError, setPriceError] = useState<string>()
  const checkAmount = useAmountCheck()
  const product = picked === undefined ? (guessed ?? null) : picked
  const categoryId = categories.find(({ _id }) => _id === category)?._id ?? categories[0]?._id
  const ownPrice = product?.price ?? 0
  const isPriceOff = way === 'one' && ownPrice > 0 && ownPrice !== row.price
  const isReady = {
    one: product !== null,
    several: items.length > 0 && items.every(({ quantity }) => quantity > 0),
    fresh: name.trim() !== '' && !Number.isNaN(price) && (isFirst ? firstCategory.trim() !== '' : categoryId !== undefined),
  }[way]

  const makeIt = async (): Promise<Product | null> => {
    const into = isFirst ? (await createCategory({ group: 'goods', name: firstCategory.trim() }).unwrap())._id : categoryId
    if (!into) return null
    const priced = price === null ? null : { price: dong(price) }
    return create({ group: 'goods', categoryId: into, name: name.trim(), ...priced }).unwrap()
  }

  const nameIt = async (): Promise<void> => {
    if (way === 'several') {
      await bundle({ sku, items: items.map(({ productId, quantity }) => ({ productId, quantity })) }).unwrap()
      return
    }
    const known = way === 'one' ? product : await makeIt()
    if (known) await patch({ id: known._id, data: { aliasForItems: [...new Set([...(known.aliasForItems ?? []), sku])] } }).unwrap()
  }

  const repair = async (): Promise<void> => {
    if (!isReady || busy) return
    setBusy(true)
    setPriceError(undefined)
    try {
      if (way === 'fresh') await checkAmount(price)
      await nameIt()
      toastDone(intl.formatMessage(m.repaired, { sku }))
      onClose()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      if (thrown instanceof Refused) setPriceError(thrown.message)
    } finally {
      setBusy(false)
    }
  }
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  return (
    <Dialog
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
      closable={!busy}
      onClose={onClose}
      onCtrlEnter={() => void repair()}
      foot={
        <>
          <Button kbd="Esc" disabled={busy} onClick={onClose}>
            {intl.formatMessage(m.later)}
          </Button>
          <Button
            kind="primary"
            icon="check"
            kbd="Ctrl ↵"
            busy={busy}
            busyText={intl.formatMessage(m.repairing)}
            disabled={!isReady}
            onClick={() => void repair()}
          >
            {row.totalOrder === 0 ? intl.formatMessage(m.match) : intl.formatMessage(m.repair, { count: row.totalOrder })}
          </Button>
        </>
      }
    >
      <div className="shops__form">
        <div className="shops__pair">
          <div>
            <p className="muted">{intl.formatMessage(m.onPlatform, { platform })}</p>
            <p>
              <b>{sku}</b>
            </p>
            <p>{row.name}</p>
            <p className="muted num">{intl.formatMessage(m.platformPrice, { amount: money(row.price) })}</p>
          </div>
          <Icon name="send" size={16} />
          <div>
            <p className="muted">{intl.formatMessage(m.inBooks)}</p>
            {way === 'several' ? (
              <p>
                <b>{items.map(({ name: part, quantity }) => `${quantity} × ${part}`).join(', ') || intl.formatMessage(m.notChosen)}</b>
              </p>
            ) : way === 'fresh' ? (
              <p>
                <b>{name || intl.formatMessage(m.notChosen)}</b>
              </p>
            ) : product ? (
              <>
                <p>
                  <b>{product.name}</b>
                </p>
                <p className="muted num">
                  {intl.formatMessage(m.productStock, {
                    amount: money(product.price ?? 0),
                    count: formatNumber(product.stockCount, locale),
                  })}
                </p>
              </>
            ) : (
              <p>{intl.formatMessage(m.notChosen)}</p>
            )}
          </div>
        </div>
        <Segmented
          label={intl.formatMessage(m.ways)}
          segments={[
            { key: 'one' as const, label: intl.formatMessage(m.one) },
            { key: 'several' as const, label: intl.formatMessage(m.several) },
            { key: 'fresh' as const, label: intl.formatMessage(m.fresh) },
          ]}
          chosen={way}
          onChoose={setWay}
          block
        />
        {way === 'several' ? (
          <BundleItems value={items} onChange={setItems} />
        ) : way === 'one' ? (
          <Field label={intl.formatMessage(m.product)} required>
            {(ids) => (
              <Picker<Product>
                {...ids}
                value={product && { value: product._id, label: product.name }}
                onChange={(option) => setPicked(option?.data ?? null)}
                search={search}
                placeholder={intl.formatMessage(m.findProduct)}
                icon="search"
                clearable
              />
            )}
          </Field>
        ) : (
          <>
            <Field label={intl.formatMessage(m.newName)} required>
              {(ids) => <TextInput {...ids} maxLength={200} value={name} onChange={({ target }) => setName(target.value)} />}
            </Field>
            <Field label={intl.formatMessage(m.newCategory)} required>
              {(ids) =>
                isFirst ? (
                  <TextInput {...ids} maxLength={200} value={firstCategory} onChange={({ target }) => setFirstCategory(target.value)} />
                ) : (
                  <Select
                    {...ids}
                    options={categories.map(({ _id, name: label }) => ({ value: _id, label }))}
                    value={categoryId ?? ''}
                    onChange={setCategory}
                  />
                )
              }
            </Field>
            <Field label={intl.formatMessage(m.newPrice)} error={priceError}>
              {(ids) => <MoneyInput {...ids} value={price} onChange={setPrice} />}
            </Field>
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
    </Dialog>
  )
}
