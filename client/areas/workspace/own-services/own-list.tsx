import type { OwnField } from '@shared/foundation/own-services/plug-in'
import { isReference, namedBy } from '@shared/foundation/own-services/plug-in'
import type { Language } from '@shared/registry/catalogue'
import type { ComponentType } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { OwnService } from '../../../api/own-services'
import { withinSentence } from '../../../components/words/within-sentence'
import { formatDate } from '../../../lib/format'
import { moneyColumn, quantityColumn, textColumn, type ColumnNode } from '../../../resource/columns'
import { areaField, dayField, flagField, moneyField, quantityField, selectField, textField } from '../../../resource/fields'
import type { FieldSpec } from '../../../resource/field-spec'
import { referenceField } from '../../../resource/reference-field'
import { resourceScreen } from '../../../resource/resource-screen'
import { declared, labelsOf } from './declared'
import { ownMessages as m } from './messages'

interface OwnRow {
  readonly _id: string
}

const SHOWN_AT_FIRST = 5

const valueIn = (row: OwnRow, field: string): unknown => (row as unknown as Readonly<Record<string, unknown>>)[field]
const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : ''

/** A value in a cell of the list, in words. */
const wordIn = (row: OwnRow, name: string, { choices, ...field }: OwnField, language: Language, yes: string): string => {
  if (isReference(field)) return nameOf(valueIn(row, namedBy(name)))
  const value = valueIn(row, name)
  if (field.kind === 'day') return typeof value === 'string' ? formatDate(value) : ''
  if (field.kind === 'flag') return value === true ? yes : ''
  return choices?.[String(value)]?.[language] ?? ''
}

const columnOf = (name: string, field: OwnField, intl: IntlShape, language: Language): ColumnNode<never> => {
  if (field.kind === 'money') return moneyColumn(name)
  if (field.kind === 'whole' || field.kind === 'quantity') return quantityColumn(name)
  if (field.kind === 'text' || field.kind === 'longText') return textColumn(name)
  const yes = intl.formatMessage(m.yes)
  return { key: name, head: field.label[language], cell: (row: OwnRow) => wordIn(row, name, field, language, yes) }
}

const fieldOf = (service: ReturnType<typeof declared>, name: string, field: OwnField, language: Language): FieldSpec => {
  if (isReference(field)) return referenceField({ references: service.references ?? {} }, name)
  switch (field.kind) {
    case 'longText':
      return areaField(name)
    case 'money':
      return moneyField(name)
    case 'whole':
    case 'quantity':
      return quantityField(name)
    case 'day':
      return dayField(name)
    case 'flag':
      return flagField(name)
    case 'choice':
      return selectField(name, {
        options: Object.entries(field.choices ?? {}).map(([value, words]) => ({ value, label: words[language] })),
      })
    default:
      return textField(name)
  }
}

const made = new Map<string, ComponentType>()

/** List and form of a company's own service, in the reader's language; the same for the same service. */
export const ownList = (service: OwnService, intl: IntlShape, language: Language): ComponentType => {
  const key = `${language} ${JSON.stringify(service)}`
  const known = made.get(key)
  if (known) return known
  const declaration = declared(service)
  const { name, words, fields, list = Object.keys(fields).slice(0, SHOWN_AT_FIRST) } = service
  const values = { one: withinSentence(words.one[language]), many: withinSentence(words.many[language]), name: '{name}', count: '{count}' }
  const say = (text: string, defaultMessage: string): MessageDescriptor => ({ id: `own-services.${name}.text.${text}`, defaultMessage })
  const worded = (text: string, message: MessageDescriptor): MessageDescriptor => say(text, intl.formatMessage(message, values))
  const messages = {
    ...labelsOf(service, language),
    new: worded('new', m.new),
    search: worded('search', m.search),
    total: worded('total', m.total),
    none: worded('none', m.none),
    noneHint: m.noneHint,
    created: m.created,
    screen: say('screen', words.many[language]),
    searchHint: say('searchHint', Object.values(fields).find(({ kind }) => kind === 'text')?.label[language] ?? ''),
  }
  const shown = list.flatMap((field) => {
    const of = fields[field]
    return of ? [columnOf(field, of, intl, language)] : []
  })
  const Screen = resourceScreen<never>({
    service: declaration as never,
    messages,
    icon: 'inbox',
    sort: '-created',
    query: () => ({ status: 'active' }),
    columns: shown,
    fields: Object.entries(fields).map(([field, of]) => fieldOf(declaration, field, of, language)),
    archive: {
      status: 'removed',
      changes: () => [m.removeHint],
      texts: { verb: m.remove, title: m.removeTitle, done: m.removed },
    },
  } as never) as ComponentType
  made.set(key, Screen)
  return Screen
}
