import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { Product } from '@shared/areas/goods/services/products'
import { useIntl } from 'react-intl'
import { useProductSearch } from '../../goods/parts/product-search'
import { formatMoney, formatNumber, formatRelativeDay } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Field } from '../../../ui/Field/Field'
import { Icon } from '../../../ui/icons/Icon'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Picker } from '../../../ui/Picker/Picker'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { Select } from '../../../ui/Select/Select'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { shopMessages as m } from '../messages'
import { useRepair, type Repair } from '../use-repair'
import { BundleItems } from './bundle-items'
import type { UnknownRow } from './unknown-goods'

/** Says once which product some goods of a shop are: all orders that wait for it are repaired. */
export const RepairDialog = ({ row, onClose }: { row: UnknownRow; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const now = useNow()
  const platform = PLATFORM_NAMES[row.platformName]
  const written = useRepair(row, onClose)
  const { sku, way, setWay, busy, isReady, repair } = written
  useShortcut('mod+enter', () => void repair())
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
        <Pair row={row} platform={platform} repair={written} />
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
        <ProductFields repair={written} />
        <MendedOrders row={row} />
        <PriceWarning row={row} repair={written} />
        <p className="muted shops__state">{intl.formatMessage(way === 'several' ? m.bundleHint : m.aliasHint, { sku })}</p>
      </div>
    </Dialog>
  )
}

interface RepairProps {
  row: UnknownRow
  repair: Repair
}

/** What the platform calls the goods beside what they are in the books. */
const Pair = ({ row, platform, repair: { sku, way, items, name, product } }: RepairProps & { platform: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  return (
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
  )
}

/** Which product it is, which several, or what is made of it. */
const ProductFields = ({ repair }: { repair: Repair }) => {
  const { way, product, setPicked, items, setItems } = repair
  const intl = useIntl()
  const { search } = useProductSearch()
  if (way === 'several') return <BundleItems value={items} onChange={setItems} />
  if (way === 'fresh') return <NewProductFields repair={repair} />
  return (
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
  )
}

const NewProductFields = ({ repair }: { repair: Repair }) => {
  const { name, setName, price, setPrice, categories, categoryId, setCategory, isFirst, firstCategory, setFirstCategory } = repair
  const intl = useIntl()
  return (
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
      <Field label={intl.formatMessage(m.newPrice)}>{(ids) => <MoneyInput {...ids} value={price} onChange={setPrice} />}</Field>
    </>
  )
}

/** The orders that wait for it. */
const MendedOrders = ({ row }: { row: UnknownRow }) => {
  const intl = useIntl()
  return (
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
  )
}

/** Said where the chosen product's own price isn't the platform's. */
const PriceWarning = ({ row, repair: { way, product } }: RepairProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const ownPrice = product?.price ?? 0
  if (way !== 'one' || ownPrice <= 0 || ownPrice === row.price) return null
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  return (
    <p className="ink-warn shops__state">
      {intl.formatMessage(m.priceOff, {
        own: money(ownPrice),
        difference: money(Math.abs(row.price - ownPrice)),
        isLess: String(row.price < ownPrice),
      })}
    </p>
  )
}
