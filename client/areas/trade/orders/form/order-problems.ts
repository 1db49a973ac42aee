import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { isDay, startOfDay, zone as asZone } from '@shared/foundation/days/days'
import { orderErrors, type OrderDraft } from '@shared/areas/trade/rules/validate'
import { setIn, type FormikErrors } from 'formik'
import type { Locale } from '../../../../lib/format'
import type { LineColumn } from '../../../../ui/LineItems/lines'
import { errorText } from '../../../../components/use-error-text'
import { seriesProblems } from '../series/series-values'
import type { OrderValues } from './order-values'

const lineFields: Readonly<Record<string, string>> = {
  price: 'price',
  cost: 'price',
  quantity: 'quantity',
  quantityGift: 'free',
  name: 'line',
  productId: 'line',
}
const partnerPaths: ReadonlySet<string> = new Set(['customerId', 'agentId', 'supplierId'])
const seriesPaths: ReadonlySet<string> = new Set(['started', 'ended', 'period', 'moPaymentDate'])

/** Where in the form a path of the server or of the rules belongs. */
export const fieldOfPath = (path: string): string => {
  if (partnerPaths.has(path)) return 'partner'
  if (seriesPaths.has(path)) return `series.${path}`
  const line = /^items\.(\d+)\.(\w+)$/.exec(path)
  return line ? `items.${line[1]}.${lineFields[line[2] ?? ''] ?? 'line'}` : path
}

const draftOf = (values: OrderValues, group: TradeGroup, zone: string, dateChanged: boolean): OrderDraft => ({
  group,
  customerId: values.partner?.group === 'Customers' ? values.partner.value : null,
  agentId: values.partner?.group === 'Sales Agents' ? values.partner.value : null,
  supplierId: values.partner?.group === 'Suppliers' ? values.partner.value : null,
  items: values.items.map((line) => ({
    productId: line.itemId,
    group: line.group,
    name: line.name,
    [orderKind(group).valuedAt]: line.price,
    quantity: line.quantity,
    quantityGift: line.free,
    ...(line.shipped === undefined ? null : { shipped: line.shipped }),
  })),
  discount: values.discount,
  total: values.items.length === 0 ? values.total : null,
  usePartnerBalance: values.usePartnerBalance,
  created: dateChanged && isDay(values.created) ? startOfDay(values.created, asZone(zone)) : null,
})

/** What is wrong with an order as it is written, by field of the form; the texts are the catalogue's. */
export const fieldErrorsOf = (
  values: OrderValues,
  {
    group,
    zone,
    now,
    locale,
    dateChanged,
    isNew = false,
  }: { group: TradeGroup; zone: string; now: Date; locale: Locale; dateChanged: boolean; isNew?: boolean },
): FormikErrors<OrderValues> =>
  [
    ...orderErrors(draftOf(values, group, zone, dateChanged && !values.series), { now, zone: asZone(zone) }),
    ...(isNew ? seriesProblems(values.series) : []),
  ].reduce<FormikErrors<OrderValues>>(
    (errors, { path, code, values: said }) => setIn(errors, fieldOfPath(path), errorText(code, locale, said)),
    {},
  )

const isTexts = (value: unknown): value is Partial<Record<LineColumn | 'line', string>> => typeof value === 'object' && value !== null

/** Texts by the key of a line, out of formik's list. */
export const lineErrors = (values: OrderValues, errors: unknown): Record<string, Partial<Record<LineColumn | 'line', string>>> => {
  if (!Array.isArray(errors)) return {}
  const list: readonly unknown[] = errors
  return Object.fromEntries(
    values.items.flatMap((line, index) => {
      const texts = list[index]
      return isTexts(texts) ? [[line.key, texts]] : []
    }),
  )
}
