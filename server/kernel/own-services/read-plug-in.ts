import { Ajv, type ErrorObject } from 'ajv'
import {
  isReference,
  namedBy,
  ownPath,
  plugInShape,
  type OwnField,
  type OwnFieldKind,
  type PlugIn,
} from '@shared/foundation/own-services/plug-in'

const MAX_FIELDS = 40
const MAX_CHOICES = 30
const MAX_TOLD = 10
const PLUG_IN_NAME = /^[a-z][a-z0-9]{1,29}$/

/** What every record has besides, or what would reach into JavaScript's own objects. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'rev revs created updated status group creator updater words keys search since until report format',
    'workspaceId creatorId creatorProgram updaterProgram leftOut',
  ]
    .flatMap((names) => names.split(' '))
    .concat(Object.getOwnPropertyNames(Object.prototype)),
)

const takesDefault: Partial<Record<OwnFieldKind, 'string' | 'number' | 'boolean'>> = {
  text: 'string',
  longText: 'string',
  choice: 'string',
  whole: 'number',
  quantity: 'number',
  money: 'number',
  flag: 'boolean',
}

const problemsOfField = (name: string, field: OwnField, names: ReadonlySet<string>): string[] => {
  const at = `fields.${name}`
  const value = field.default
  const choices = Object.keys(field.choices ?? {})
  const says = (isWrong: boolean, text: string): string[] => (isWrong ? [`${at}${text}`] : [])
  return [
    ...says(RESERVED.has(name), ': every record has a field of this name already'),
    ...says(isReference(field) && !/.Id$/.test(name), `: a field that names a ${field.kind} ends with Id`),
    ...says(
      isReference(field) && namedBy(name) !== name && names.has(namedBy(name)),
      `: its record would stand in '${namedBy(name)}', which is another field`,
    ),
    ...says(!isReference(field) && name.endsWith('Id'), ': only a field that names a record ends with Id'),
    ...says((field.kind === 'choice') !== (field.choices !== undefined), ': a choice has choices, and nothing else has'),
    ...says(field.kind === 'choice' && (choices.length === 0 || choices.length > MAX_CHOICES), `.choices: 1 to ${MAX_CHOICES} of them`),
    ...says(field.longest !== undefined && field.kind !== 'text' && field.kind !== 'longText', '.longest: only a text has it'),
    ...says(value !== undefined && typeof value !== takesDefault[field.kind], `.default: not a value of a ${field.kind}`),
    ...says(field.kind === 'choice' && value !== undefined && !choices.includes(String(value)), '.default: none of its choices'),
    ...says(typeof value === 'number' && field.kind !== 'quantity' && !Number.isSafeInteger(value), '.default: a whole number'),
    ...says(field.was !== undefined && (names.has(field.was) || RESERVED.has(field.was)), '.was: a field has this name'),
    ...says(
      field.required === true && (field.visibleTo !== undefined || field.kind === 'customer' || field.kind === 'supplier'),
      ': what not everybody sees can’t be required',
    ),
  ]
}

const problemsOf = ({ fields, list: shown = [] }: Omit<PlugIn, 'name' | 'path'>): string[] => {
  const names = new Set(Object.keys(fields))
  const { name: named } = fields
  const former = Object.values(fields).flatMap(({ was }) => was ?? [])
  return [
    ...(names.size > MAX_FIELDS ? [`fields: ${MAX_FIELDS} at most`] : []),
    ...(named?.kind === 'text' && named.required ? [] : ['fields.name: a text that is required, by which people know a record']),
    ...Object.entries(fields).flatMap(([field, declared]) => problemsOfField(field, declared, names)),
    ...(new Set(former).size === former.length ? [] : ['fields: two were called the same before']),
    ...shown.flatMap((field) => (names.has(field) ? [] : [`list: there is no field '${field}'`])),
  ]
}

const ajv = new Ajv({ allErrors: true, strict: false })
const isPlugIn = ajv.compile<Omit<PlugIn, 'name' | 'path'>>(plugInShape)

/** Where in the file something is, and what is wrong with it: `fields.plate.kind must be …`. */
const told = ({ instancePath, message = '', params }: ErrorObject): string => {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'plugin.json'
  const { additionalProperty, allowedValues } = params as { additionalProperty?: string; allowedValues?: readonly string[] }
  return `${place} ${message}${additionalProperty ? `: '${additionalProperty}'` : allowedValues ? `: ${allowedValues.join(', ')}` : ''}`
}

export type ReadPlugIn = { readonly plugIn: PlugIn; readonly problems?: undefined } | { readonly problems: readonly string[] }

/**
 * Reads what a plug-in's file says.
 * @param folder the name of its folder
 * @returns the plug-in, or what is wrong with it, each with its place
 */
export const readPlugIn = (folder: string, file: unknown): ReadPlugIn => {
  if (!PLUG_IN_NAME.test(folder)) return { problems: ['its folder: a name of 2 to 30 small letters and digits'] }
  if (!isPlugIn(file)) return { problems: [...new Set((isPlugIn.errors ?? []).map(told))].slice(0, MAX_TOLD) }
  const problems = problemsOf(file)
  return problems.length > 0 ? { problems } : { plugIn: { ...file, name: folder, path: ownPath(folder) } }
}
