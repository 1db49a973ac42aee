import type { Declared } from '@shared/foundation/declaration/define-service'
import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { withTexts } from '../../i18n/texts'
import type { FeatureManifest } from '../feature/manifest'
import { historyMessages as m, ownStatusWords, statusWords } from './messages'

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
  'statementId',
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

/** A text with a value in it is a sentence of the screen, not the word of a field. */
const isWord = ({ defaultMessage }: MessageDescriptor): boolean => typeof defaultMessage === 'string' && !defaultMessage.includes('{')

/** The texts by which features call the fields of their records, by service. */
export type FeatureWords = Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>

/** Brings what features call the fields of some services' records. */
export const loadFeatureWords = async (features: readonly FeatureManifest[], wanted: readonly string[]): Promise<FeatureWords> =>
  Object.fromEntries(
    await Promise.all(
      features.flatMap(({ name, records = {} }) =>
        Object.entries(records)
          .filter(([service]) => wanted.includes(service))
          .map(async ([service, { fields }]) => [service, await withTexts(name, fields)] as const),
      ),
    ),
  )

/** Whether forms write a field; others are figures that follow. `created` is a text of many screens, and no field of theirs. */
export const isWritten = (service: string, field: string): boolean => {
  if (!isService(service)) return false
  const { create, patch }: Declared = services[service]
  return [create, patch].some((shape) => field in ((shape?.['properties'] ?? {}) as object))
}

/** The word of a field: its feature's, else the one that fields of this name have everywhere. */
export const wordOf = (service: string, field: string, words: FeatureWords): MessageDescriptor | undefined => {
  const own = isWritten(service, field) ? words[service]?.[field] : undefined
  if (own && isWord(own)) return own
  return Object.hasOwn(texts, field) ? texts[field] : undefined
}

export const kindWordOf = (service: string, features: readonly FeatureManifest[]): MessageDescriptor | undefined =>
  (isService(service) && features.find(({ records }) => records?.[service])?.records?.[service]?.word) ||
  (Object.hasOwn(texts, service) ? texts[service] : undefined)

/** Whether a field is told: one without a word is of no use to whoever reads. */
export const isTold = (service: string, field: string, words: FeatureWords): boolean =>
  !silent.has(field) && wordOf(service, field, words) !== undefined

/** What a field is called. */
export const fieldWord = (service: string, field: string, words: FeatureWords, intl: IntlShape): string => {
  const known = wordOf(service, field, words)
  return known ? intl.formatMessage(known) : field
}

/** The kind of a field's values as its service declares it. */
export const kindOf = (service: string, field: string): unknown => {
  const properties = (isService(service) ? services[service].record['properties'] : {}) as Readonly<Record<string, { kind?: unknown }>>
  return properties[field]?.kind
}

/** The word of a status: its service's own where it has one, since the same status is something else elsewhere. */
export const statusWord = (service: string, status: string): MessageDescriptor | undefined => {
  const own = Object.hasOwn(ownStatusWords, service) ? ownStatusWords[service] : undefined
  if (own && Object.hasOwn(own, status)) return own[status]
  return Object.hasOwn(statuses, status) ? statuses[status] : undefined
}

/** Whether a kind of record has a word. */
export const isNamed = (service: string, features: readonly FeatureManifest[]): boolean => kindWordOf(service, features) !== undefined

/** Whether a field is told by a word, or on purpose not at all. */
export const isWorded = (service: string, field: string, words: FeatureWords): boolean =>
  silent.has(field) || wordOf(service, field, words) !== undefined

/** The statuses that a record may have and that no word tells. */
export const statusesWithoutWord = (record: Readonly<Record<string, unknown>>): string[] => {
  const { status } = (record['properties'] ?? {}) as Readonly<Record<string, { readonly enum?: readonly string[] }>>
  return (status?.enum ?? []).filter((word) => !Object.hasOwn(statuses, word))
}
