import type { Id } from '@shared/foundation/ids'
import type { Product } from '@shared/areas/goods/services/products'
import { roundDong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useProductSearch } from '../../../goods/parts/product-search'
import { recordMessages } from '../../../../components/record-form/messages'
import { formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { DockForm, DockPart, Unsaved } from '../../../../ui/DockForm/DockForm'
import { FigureButton } from '../../../../ui/FigureButton/FigureButton'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { failureOf } from '../../../../ui/form/form-error'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Picker } from '../../../../ui/Picker/Picker'
import { uiMessages } from '../../../../ui/messages'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { toastDone } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import type { Goods } from '../inventory'
import { inventoryMessages as m } from '../messages'
import { FieldError } from '../../../../ui/Field/FieldError'

/** One of the goods: where it stands, why it has to be brought in, and what it is made of. */
export const InventoryDock = ({ goods, onValue, onClose }: { goods: Goods; onValue: () => void; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const seesOrders = useCan('/sales')
  const { data: warehouses } = api.warehouses.useFind({ $limit: -1, $sort: { created: 1 } })
  const pieces = (count: number): string => formatQuantity(count, locale)
  const lines = [
    {
      label: intl.formatMessage(m.notshipped),
      value: goods.notshipped,
      to: seesOrders ? `/sales/orders/byProductNotShipped/${goods._id}` : null,
    },
    ...(goods.used > 0 ? [{ label: intl.formatMessage(m.used), value: goods.used, to: null }] : []),
    { label: intl.formatMessage(m.count), value: -goods.count, to: `/product/${goods._id}` },
  ]
  return (
    <DockForm
      title={goods.name}
      onClose={onClose}
      foot={
        <ButtonLink icon="box" to={`/product/${goods._id}`}>
          {intl.formatMessage(m.stockCard)}
        </ButtonLink>
      }
    >
      <DockPart title={intl.formatMessage(m.needImport)}>
        <dl className="inventory-sum">
          {lines.map(({ label, value, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{to ? <Link to={to}>{pieces(value)}</Link> : pieces(value)}</dd>
            </div>
          ))}
          <div className="inventory-sum__last">
            <dt>{intl.formatMessage(m.needImport)}</dt>
            <dd className={goods.needImport > 0 ? 'num ink-warn strong' : 'num strong'}>{pieces(goods.needImport)}</dd>
          </div>
        </dl>
      </DockPart>
      <DockPart title={intl.formatMessage(m.places)} count={goods.places.length}>
        {goods.places.length === 0 ? (
          <p className="muted">{intl.formatMessage(m.nowhere)}</p>
        ) : (
          <dl className="inventory-sum">
            {goods.places.map(({ warehouseId, count }) => (
              <div key={warehouseId}>
                <dt>{warehouses?.data.find(({ _id }) => _id === warehouseId)?.name ?? '…'}</dt>
                <dd className="num">
                  <Link to={`/product/${goods._id}/${warehouseId}`}>{pieces(count)}</Link>
                </dd>
              </div>
            ))}
            {goods.value !== undefined && (
              <div className="inventory-sum__last">
                <dt>{intl.formatMessage(m.value)}</dt>
                <dd>
                  <FigureButton label={intl.formatMessage(m.openValue, { name: goods.name })} onOpen={onValue}>
                    <Amount value={goods.unknown === goods.count ? null : roundDong(goods.value)} />
                  </FigureButton>
                </dd>
              </div>
            )}
          </dl>
        )}
      </DockPart>
      <Parts goods={goods} />
    </DockForm>
  )
}

type Part = Pick<Goods['parts'][number], '_id' | 'name' | 'quantity'>

/** What one unit uses up; the board changes it. */
const Parts = ({ goods }: { goods: Goods }) => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const { search } = useProductSearch('goods')
  const [patch, { isLoading }] = api.products.usePatch()
  const [edited, setEdited] = useState<readonly Part[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const parts: readonly Part[] = edited ?? goods.parts
  const change = (next: readonly Part[]): void => {
    setError(null)
    setEdited(next)
  }
  const add = ({ _id, name }: Product): void => {
    if (!parts.some((part) => part._id === _id)) change([...parts, { _id, name, quantity: 1 }])
  }
  const save = async (): Promise<void> => {
    if (parts.some(({ quantity }) => Number.isNaN(quantity))) return setError(intl.formatMessage(uiMessages.quantityUnclear))
    try {
      await patch({
        id: goods._id,
        data: { subItems: parts.map(({ _id, quantity }) => ({ productId: _id as Id<'products'>, quantity })) },
      }).unwrap()
      setEdited(null)
      toastDone(intl.formatMessage(recordMessages.saved))
    } catch (thrown) {
      const failure = failureOf(thrown)
      setError(Object.values(failure.errors ?? {})[0] ?? failure.message ?? intl.formatMessage(m.failed))
    }
  }
  return (
    <DockPart title={intl.formatMessage(m.subItems)} count={parts.length}>
      {parts.length === 0 && <EmptyState icon="box" title={intl.formatMessage(m.noParts)} />}
      <ul className="inventory-parts">
        {parts.map((part) => (
          <li key={part._id}>
            <span className="cut">{part.name}</span>
            {isBoard ? (
              <>
                <QuantityInput
                  stepper
                  min={1}
                  aria-label={intl.formatMessage(m.partQuantity, { name: part.name })}
                  value={part.quantity}
                  onChange={(quantity) => change(parts.map((each) => (each === part ? { ...part, quantity: quantity ?? 1 } : each)))}
                />
                <IconButton
                  icon="close"
                  size="s"
                  label={intl.formatMessage(m.partRemove, { name: part.name })}
                  onClick={() => change(parts.filter((each) => each !== part))}
                />
              </>
            ) : (
              <span className="num">× {part.quantity}</span>
            )}
          </li>
        ))}
      </ul>
      {isBoard && (
        <Picker<Product>
          label={intl.formatMessage(m.partAdd)}
          placeholder={intl.formatMessage(m.partAdd)}
          icon="plus"
          bare
          value={null}
          search={search}
          onChange={(option) => option && add(option.data)}
        />
      )}
      {error && <FieldError role="alert">{error}</FieldError>}
      {edited && (
        <div className="inventory-parts__foot">
          <Unsaved />
          <Button kind="primary" size="s" busy={isLoading} onClick={() => void save()}>
            {intl.formatMessage(recordMessages.save)}
          </Button>
        </div>
      )}
    </DockPart>
  )
}
