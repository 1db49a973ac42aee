import type { HistoryEntry } from '@shared/areas/history/services/history'
import { isDay } from '@shared/foundation/days/days'
import { isEqual } from '@shared/foundation/equal'
import { useEffect, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { appNames, appOrder } from '../apps/apps'
import { useFeatures } from '../feature/features-context'
import { fundGroupName } from '../fund-groups/fund-group-name'
import { formatDate, formatDateTime, formatMoney, formatNumber, type Locale } from '../../lib/format'
import { historyMessages as m } from './messages'
import { settingMessages, settingValueMessages } from './setting-messages'
import { type FeatureWords, loadFeatureWords, kindWordOf, fieldWord, kindOf, statusWord, wordOf, isTold } from './field-words'

/** Who did something: a member, a program by its key, or the server itself. */
type Actor = { readonly name: string } | { readonly key: true; readonly program?: string | undefined } | null

/** Kinds of records and their fields as the history calls them. @param of the services whose features' words are needed */
export const useHistoryWords = (of: readonly string[]) => {
  const intl = useIntl()
  const features = useFeatures()
  const [words, setWords] = useState<FeatureWords>({})
  const wanted = [...new Set(of)].sort().join()
  useEffect(() => {
    let isWanted = true
    const named = features.some(({ records = {} }) => wanted.split(',').some((service) => service in records))
    // Without them the common words do.
    if (named)
      loadFeatureWords(features, wanted.split(',')).then(
        (loaded) => isWanted && setWords(loaded),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [features, wanted])
  return {
    /** Whether a kind has a word: one of a feature that isn't for this company has none. */
    hasWord: (service: string): boolean => kindWordOf(service, features) !== undefined,
    serviceWord: (service: string): string => intl.formatMessage(kindWordOf(service, features) ?? m.other),
    fieldWord: (service: string, field: string): string => fieldWord(service, field, words, intl),
    changedFields: (entry: Pick<HistoryEntry, 'service' | 'changes' | 'action'>): ChangedField[] => changedFields(entry, words),
  }
}

export const whoOf = ({ by, guest }: { readonly by: Actor; readonly guest?: string | undefined }, intl: IntlShape): string =>
  by === null ? (guest ?? intl.formatMessage(m.bySystem)) : 'name' in by ? by.name : (by.program ?? intl.formatMessage(m.byKey))

const appWord = (app: string, intl: IntlShape): string => {
  const known = appOrder.find((each) => each === app)
  return known ? intl.formatMessage(appNames[known]) : app
}

/** A value of a field in words; moments by the clock of `zone`. */
export const valueWord = (
  service: string,
  field: string,
  value: unknown,
  { intl, locale, zone }: { intl: IntlShape; locale: Locale; zone: string },
): string => {
  if (value === undefined || value === null || value === '') return intl.formatMessage(m.empty)
  if (typeof value === 'boolean') return intl.formatMessage(value ? m.yes : m.no)
  if (typeof value === 'number') return kindOf(service, field) === 'money' ? formatMoney(value, locale) : formatNumber(value, locale)
  if (typeof value === 'string' && field.startsWith('status')) {
    const word = statusWord(service, value)
    return word ? intl.formatMessage(word) : value
  }
  const setting = field === 'assistant' && typeof value === 'string' ? settingValueMessages[value] : undefined
  if (setting) return intl.formatMessage(setting)
  if (typeof value === 'string' && field === 'group' && service === 'funds') return fundGroupName(intl, value)
  if (typeof value === 'string') {
    if (isDay(value)) return formatDate(value)
    // A moment is told by the company's clock.
    return /^\d{4}-\d\d-\d\dT/.test(value) ? formatDateTime(value, zone) : value
  }
  if (Array.isArray(value))
    return value.every((each) => typeof each === 'string')
      ? value.map((each) => (field === 'apps' ? appWord(each, intl) : each)).join(', ') || intl.formatMessage(m.empty)
      : (goodsInWords(value, locale) ?? intl.formatMessage(m.entries, { count: value.length }))
  if (typeof value === 'object' && 'name' in value) return String(value.name)
  if (typeof value === 'object' && 'amount' in value && typeof value.amount === 'number') return formatMoney(value.amount, locale)
  if (typeof value === 'object' && 'entries' in value) return intl.formatMessage(m.entries, { count: Number(value.entries) })
  return partsInWords(value as object, { intl, locale, zone })
}

const MAX_GOODS = 6

/** How many a line of an order, of a shipment or of a count is of; null for what is no line of goods. */
const quantityIn = (line: unknown): number | null => {
  if (!isParts(line) || !('name' in line)) return null
  const quantity = line['quantity'] ?? line['counted']
  return typeof quantity === 'number' ? quantity : null
}

/** Lines of goods by how many of what; null where a list is of something else, or long. */
const goodsInWords = (lines: readonly unknown[], locale: Locale): string | null => {
  if (lines.length > MAX_GOODS) return null
  const told = lines.flatMap((line) => {
    const quantity = quantityIn(line)
    return isParts(line) && quantity !== null ? [`${formatNumber(quantity, locale)} × ${String(line['name'])}`] : []
  })
  return told.length === lines.length ? told.join(', ') : null
}

/** Lines of an order, of a shipment or of a count: what, how many, and for how much each (whole dong; null where no price is told). */
export const linesOfGoods = (value: unknown): { readonly name: string; readonly quantity: number; readonly price: number | null }[] =>
  Array.isArray(value)
    ? value.flatMap((line: unknown) => {
        const quantity = quantityIn(line)
        if (!isParts(line) || quantity === null) return []
        return [{ name: String(line['name']), quantity, price: typeof line['price'] === 'number' ? line['price'] : null }]
      })
    : []

/** The parts of settings that have a word; of others nothing is told. */
const partsInWords = (parts: object, how: { intl: IntlShape; locale: Locale; zone: string }): string => {
  const { intl } = how
  const told = Object.entries(parts).flatMap(([part, inner]: [string, unknown]) => {
    const word = Object.hasOwn(settingMessages, part) ? settingMessages[part] : undefined
    if (!word) return []
    const set = typeof inner === 'string' && Object.hasOwn(settingValueMessages, inner) ? settingValueMessages[inner] : undefined
    return [`${intl.formatMessage(word)}: ${set ? intl.formatMessage(set) : valueWord('', part === 'status' ? '' : part, inner, how)}`]
  })
  const nothing = intl.formatMessage(Object.keys(parts).length === 0 ? m.empty : m.given)
  return told.join(', ').slice(0, 200) || nothing
}

export interface ChangedField {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  /** What the records are called that it names. */
  readonly beforeName?: string | undefined
  readonly afterName?: string | undefined
}

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of lines of goods only those of which there are more, fewer or others; all where none is. */
const differingLines = (before: readonly unknown[], after: readonly unknown[]): Pick<ChangedField, 'before' | 'after'> => {
  const keyOf = (line: unknown): string | null =>
    isParts(line) && quantityIn(line) !== null ? `${String(quantityIn(line))} ${String(line['name'])}` : null
  const [was, is] = [before.map(keyOf), after.map(keyOf)]
  if ([...was, ...is].includes(null)) return { before, after }
  const [gone, come] = [before.filter((_, at) => !is.includes(was[at] ?? null)), after.filter((_, at) => !was.includes(is[at] ?? null))]
  return gone.length + come.length === 0 ? { before, after } : { before: gone, after: come }
}

/** Of what a record began with: what says something by itself. */
const isBeginning = (service: string, field: string, value: unknown): boolean =>
  (field !== 'group' || service === 'funds') && !(isParts(value) && !('name' in value || 'amount' in value || 'entries' in value))

/** Of settings and the like only those parts that differ. */
const differing = (before: unknown, after: unknown): Pick<ChangedField, 'before' | 'after'> => {
  if (Array.isArray(before) && Array.isArray(after)) return differingLines(before, after)
  if (!isParts(before) || !isParts(after) || 'name' in after || 'amount' in after) return { before, after }
  const differ = new Set([...Object.keys(before), ...Object.keys(after)].filter((key) => !isEqual(before[key], after[key])))
  const of = (value: object): object => Object.fromEntries(Object.entries(value).filter(([key]) => differ.has(key)))
  return { before: of(before), after: of(after) }
}

/** An id without a name says nothing to whoever reads. */
const isIdOfRecord = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)

const changedFields = (
  { service, changes = {}, action }: Pick<HistoryEntry, 'service' | 'changes' | 'action'>,
  words: FeatureWords,
): ChangedField[] =>
  action === 'remove' && !('status' in changes)
    ? []
    : Object.entries(changes).flatMap(([field, { before, after, beforeName, afterName }]) => {
        if (action === 'create' && !isBeginning(service, field, after)) return []
        const isNamed = (beforeName ?? afterName) !== undefined && wordOf(service, field, words) !== undefined
        if (!isNamed && isIdOfRecord(after ?? before)) return []
        return isTold(service, field, words) || isNamed ? [{ field, ...differing(before, after), beforeName, afterName }] : []
      })
