import type { HistoryEntry } from '@shared/areas/history/services/history'
import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { appNames, appOrder } from '../apps/apps'
import { formatDate, formatMoney, formatNumber, type Locale } from '../../lib/format'
import { historyMessages as m, statusWords } from './messages'

const texts: Readonly<Record<string, MessageDescriptor>> = m
const statuses: Readonly<Record<string, MessageDescriptor>> = statusWords

/** Fields that only repeat what others tell. */
const silent = new Set([
  'customerId',
  'agentId',
  'supplierId',
  'warehouseId',
  'categoryId',
  'orderId',
  'completedAt',
  'committed',
  'earnings',
  'slug',
  'userId',
  'assetId',
  'rankId',
  'p1Id',
  'productId',
  'pageId',
  'sisterWorkspaceId',
  'shippingTime',
  'shop',
  'data',
  'draft',
  'isCurrent',
  'views',
])

const isService = (name: string): name is RecordService => Object.hasOwn(services, name)

export const serviceWord = (service: string, intl: IntlShape): string =>
  intl.formatMessage(Object.hasOwn(texts, service) ? (texts[service] ?? m.other) : m.other)

/** Whether a field is told: one without a word is of no use to whoever reads. */
export const isTold = (field: string): boolean => !silent.has(field) && Object.hasOwn(texts, field)

/** What a field is called. */
export const fieldWord = (field: string, intl: IntlShape): string => {
  const known = Object.hasOwn(texts, field) ? texts[field] : undefined
  return known ? intl.formatMessage(known) : field
}

export const whoOf = ({ by }: Pick<HistoryEntry, 'by'>, intl: IntlShape): string =>
  by === null ? intl.formatMessage(m.bySystem) : 'name' in by ? by.name : (by.program ?? intl.formatMessage(m.byKey))

/** The kind of a field's values as its service declares it. */
const kindOf = (service: string, field: string): unknown => {
  const properties = (isService(service) ? services[service].record['properties'] : {}) as Readonly<Record<string, { kind?: unknown }>>
  return properties[field]?.kind
}

const appWord = (app: string, intl: IntlShape): string => {
  const known = appOrder.find((each) => each === app)
  return known ? intl.formatMessage(appNames[known]) : app
}

/** A value of a field in words. */
export const valueWord = (
  service: string,
  field: string,
  value: unknown,
  { intl, locale }: { intl: IntlShape; locale: Locale },
): string => {
  if (value === undefined || value === null || value === '') return intl.formatMessage(m.empty)
  if (typeof value === 'boolean') return intl.formatMessage(value ? m.yes : m.no)
  if (typeof value === 'number') return kindOf(service, field) === 'money' ? formatMoney(value, locale) : formatNumber(value, locale)
  if (typeof value === 'string' && field.startsWith('status')) {
    const word = Object.hasOwn(statuses, value) ? statuses[value] : undefined
    return word ? intl.formatMessage(word) : value
  }
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d(T|$)/.test(value) ? formatDate(value.slice(0, 10) as never) : value
  if (Array.isArray(value))
    return value.every((each) => typeof each === 'string')
      ? value.map((each) => (field === 'apps' ? appWord(each, intl) : each)).join(', ') || intl.formatMessage(m.empty)
      : intl.formatMessage(m.entries, { count: value.length })
  if (typeof value === 'object' && 'name' in value) return String(value.name)
  if (typeof value === 'object' && 'amount' in value && typeof value.amount === 'number') return formatMoney(value.amount, locale)
  if (typeof value === 'object' && 'entries' in value) return intl.formatMessage(m.entries, { count: Number(value.entries) })
  return Object.entries(value as object)
    .flatMap(([key, inner]) => (typeof inner === 'object' ? [] : [`${key}: ${String(inner)}`]))
    .join(', ')
    .slice(0, 200)
}

export interface ChangedField {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  /** What the records are called that it names. */
  readonly beforeName?: string | undefined
  readonly afterName?: string | undefined
}

export const changedFields = ({ changes = {}, action }: Pick<HistoryEntry, 'changes' | 'action'>): ChangedField[] =>
  action === 'remove' && !('status' in changes)
    ? []
    : Object.entries(changes).flatMap(([field, { before, after, beforeName, afterName }]) => {
        const isNamed = (beforeName ?? afterName) !== undefined && Object.hasOwn(texts, field)
        return isTold(field) || isNamed ? [{ field, before, after, beforeName, afterName }] : []
      })

/** Whether a field or a kind of record is told by a word, or on purpose not at all. */
export const isWorded = (name: string): boolean => silent.has(name) || Object.hasOwn(texts, name)

/** The statuses that a record may have and that no word tells. */
export const statusesWithoutWord = (record: Readonly<Record<string, unknown>>): string[] => {
  const { status } = (record['properties'] ?? {}) as Readonly<Record<string, { readonly enum?: readonly string[] }>>
  return (status?.enum ?? []).filter((word) => !Object.hasOwn(statuses, word))
}
