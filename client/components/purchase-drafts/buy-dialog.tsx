import type { Asset } from '@shared/areas/partners/services/assets'
import type { Order } from '@shared/areas/trade/services/orders'
import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '../../api/api'
import { useAmountCheck } from '../large-amount/use-amount-check'
import { hasFailed, LoadFailed } from '../list-states'
import { usePartnerSearch } from '../partner-search'
import { formatQuantity } from '../../lib/format'
import { FieldError } from '../../ui/Field/FieldError'
import { FormDialog } from '../../ui/form/FormDialog'
import { useSubmit } from '../../ui/form/use-submit'
import { uiMessages } from '../../ui/messages'
import { Picker } from '../../ui/Picker/Picker'
import { QuantityInput } from '../../ui/QuantityInput/QuantityInput'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton'
import { toastDone } from '../../ui/Toasts/Toasts'
import { useLocale } from '../../ui/zone/zone-context'
import { buyMessages as m } from './messages'
import { buyLinesOf, costOfDraft, draftsOf, type BuyLine, type Wanted } from './purchase-drafts'
import './buy-dialog.css'

/** How many purchases are looked through for who sold the goods last and what is still to come. */
const LOOKED_THROUGH = 200
/** More goods than this are bought in several goes: so many ids a question may hold. */
export const BOUGHT_AT_ONCE = 100

interface Values {
  /** Null until something is written: as it is proposed. */
  written: readonly BuyLine[] | null
}

const isUnread = ({ quantity }: BuyLine): boolean => Number.isNaN(quantity)

/** Makes purchases of what doesn't suffice: one for each supplier, once quantities and suppliers are seen. */
export const BuyDialog = ({ goods, onClose }: { goods: readonly Wanted[]; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const short = goods.filter(({ needImport }) => needImport > 0).slice(0, BOUGHT_AT_ONCE)
  const bought = api.orders.useFind({
    group: 'purchases',
    status: { $nin: ['cancelled', 'returned'] },
    'items.productId': { $in: short.map(({ _id }) => _id).sort() },
    $sort: { created: -1 },
    $limit: LOOKED_THROUGH,
    $total: false,
  })
  // What isn't priced here is booked at the product's own cost.
  const products = api.products.useFind({ _id: { $in: short.map(({ _id }) => _id).sort() }, $limit: BOUGHT_AT_ONCE, $total: false })
  const [create] = api.orders.useCreate()
  const checkAmount = useAmountCheck()
  const searchSuppliers = usePartnerSearch('Suppliers')
  const [made, setMade] = useState<readonly Order[]>([])
  const proposed = bought.data && buyLinesOf(short, bought.data.data)

  const leave = (orders: readonly Order[]): void => {
    const numbers = orders.map(({ order_number }) => order_number).join(', ')
    toastDone(intl.formatMessage(m.done, { count: orders.length, numbers }))
    onClose()
    const [only] = orders
    void navigate(orders.length === 1 && only ? `/purchases/orders?open=${only._id}` : '/purchases/orders')
  }
  /** One after the other; what is made leaves the list, so that a second try makes nothing twice. */
  const submit = useSubmit(
    async ({ written }: Values, { setFieldValue }) => {
      let left = written ?? proposed ?? []
      const orders = [...made]
      for (const draft of draftsOf(left)) {
        await checkAmount(costOfDraft(draft, products.data?.data ?? []))
        const items = draft.lines.map(({ productId, quantity }) => ({ productId, quantity }))
        orders.push(await create({ group: 'purchases', supplierId: draft.supplier.value, items }).unwrap())
        left = left.filter((line) => !draft.lines.includes(line))
        setMade([...orders])
        void setFieldValue('written', left)
      }
      return orders
    },
    { onSaved: leave },
  )
  const form = useFormik<Values>({
    initialValues: { written: null },
    validate: ({ written }) => (written?.some(isUnread) ? { written: intl.formatMessage(uiMessages.quantityUnclear) } : {}),
    onSubmit: submit,
  })
  const lines = form.values.written ?? proposed
  const drafts = draftsOf(lines ?? [])
  const change = (productId: string, changes: Partial<BuyLine>): void =>
    void form.setFieldValue(
      'written',
      (lines ?? []).map((line) => (line.productId === productId ? { ...line, ...changes } : line)),
    )
  return (
    <FormikProvider value={form}>
      <FormDialog
        title={intl.formatMessage(m.title)}
        width={760}
        safe={intl.formatMessage(m.later)}
        verb={intl.formatMessage(m.make, { count: drafts.length })}
        kbd="Ctrl ↵"
        ready={drafts.length > 0 || (lines ?? []).some(isUnread)}
        onClose={onClose}
      >
        <p className="muted">{intl.formatMessage(m.text)}</p>
        {hasFailed(bought) ? (
          <LoadFailed error={bought.error} onRetry={bought.refetch} retrying={bought.isFetching} />
        ) : !lines ? (
          <SkeletonRows rows={4} lines={2} />
        ) : (
          <ul className="buy-lines">
            {lines.map(({ productId, name, unit, needImport, coming, quantity, supplier }) => (
              <li key={productId}>
                <span className="buy-lines__goods">
                  <span className="cut strong">{name}</span>
                  <span className="second cut">
                    {intl.formatMessage(coming > 0 ? m.needComing : m.need, {
                      count: formatQuantity(needImport, locale),
                      coming: formatQuantity(coming, locale),
                      unit,
                    })}
                  </span>
                </span>
                <QuantityInput
                  aria-label={intl.formatMessage(m.quantity, { name })}
                  value={quantity}
                  onChange={(value) => change(productId, { quantity: value })}
                />
                <Picker<Asset>
                  label={intl.formatMessage(m.supplier, { name })}
                  placeholder={intl.formatMessage(m.noSupplier)}
                  value={supplier}
                  clearable
                  search={searchSuppliers}
                  onChange={(option) => change(productId, { supplier: option && { value: option.data._id, label: option.label } })}
                />
              </li>
            ))}
          </ul>
        )}
        {made.length > 0 && <p>{intl.formatMessage(m.made, { numbers: made.map(({ order_number }) => order_number).join(', ') })}</p>}
        {form.submitCount > 0 && form.errors.written && <FieldError>{form.errors.written}</FieldError>}
      </FormDialog>
    </FormikProvider>
  )
}
