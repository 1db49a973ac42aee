import { Type } from '@sinclair/typebox'
import { list, shape, text } from '../declaration/schema-kit'

/** Own fields that one record may have. */
export const MAX_OWN_FIELDS = 20
export const MAX_OWN_NAME = 60
const MAX_OWN_VALUE = 500

/** What a company keeps of its goods or partners beside the fields there are, each by its name: `Vị trí`, `B2`. */
export const ownFieldList = () =>
  list(shape({ name: Type.String({ minLength: 1, maxLength: MAX_OWN_NAME, kind: 'text' }), value: text(MAX_OWN_VALUE) }), MAX_OWN_FIELDS)

export interface OwnField {
  readonly name: string
  readonly value: string
}

/** Own fields with those of a sheet: of one name the later one counts, in its former place. */
export const withOwnFields = (before: readonly OwnField[], said: readonly OwnField[]): OwnField[] => {
  const byName = new Map(before.map((field) => [field.name, field]))
  for (const field of said) byName.set(field.name, field)
  return [...byName.values()]
}

/** Own fields as lines that people type: `Vị trí: B2`. */
export const linesOfOwnFields = (fields: readonly OwnField[] = []): string =>
  fields.map(({ name, value }) => `${name}: ${value}`).join('\n')

/** The fields that typed lines say; a line without a colon is a name of which nothing is said. */
export const ownFieldsOf = (lines: string): OwnField[] =>
  withOwnFields(
    [],
    lines.split('\n').flatMap((line) => {
      const at = line.indexOf(':')
      const name = (at < 0 ? line : line.slice(0, at)).trim()
      return name === '' ? [] : [{ name, value: at < 0 ? '' : line.slice(at + 1).trim() }]
    }),
  )
