import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { articleOf, camelCase, folderOf, quoted, upperFirst } from './service-words.mjs'

/** @typedef {import('./service-words.mjs').ServiceWords} ServiceWords */

/** @typedef {ServiceWords & { area: string }} Placed a service, and the area it is of */

const declaration = ({ path, singular }) => {
  const one = camelCase(singular)
  return `import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { creatorFields, id, name, oneOf, optional, shape, text, updaterFields, workspaceFields } from '../../../foundation/declaration/schema-kit'

const statuses = ['active', 'removed'] as const
const fields = {
  name: name(),
  note: optional(text(2000)),
}

export const ${one} = shape({
  _id: id('${path}'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  status: oneOf(statuses, { default: 'active' }),
})
export type ${upperFirst(one)} = Static<typeof ${one}>

export const ${path} = defineService({
  path: '${path}',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: ${one},
  create: shape(fields),
  patch: Type.Partial(shape({ ...fields, status: oneOf(statuses) }), { additionalProperties: false }),
  access: { find: 'member', get: 'member', create: 'member', patch: 'member', remove: 'member' },
  filter: ['_id', 'name', 'status', 'created'],
  sort: ['_id', 'name', 'created'],
  sortByKey: ['name'],
  defaultSort: { created: 1, _id: 1 },
  search: ['name', 'note'],
  indexes: [{ fields: { status: 1, created: 1 } }, { fields: { 'keys.name': 1, _id: 1 } }],
  realtime: 'merge',
})
`
}

/** The feature's folder: a feature with its area's name stands in the area's folder itself. */
export const featureFolder = ({ path, area }) =>
  folderOf(path) === area ? `client/areas/${area}` : `client/areas/${area}/${folderOf(path)}`
/** The way from the feature's folder up to `client`. */
export const up = (words) => '../'.repeat(featureFolder(words).split('/').length - 1)

const screenName = ({ path }) => `${upperFirst(path)}Screen`

const manifest = (words) => {
  const { path, singular, plural } = words
  const folder = folderOf(path)
  return `import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '${up(words)}components/feature/manifest'

const m = defineMessages({
  area: { id: '${folder}.frame.area', defaultMessage: '${upperFirst(plural)}' },
  new: { id: '${folder}.frame.new', defaultMessage: 'New ${singular}' },
  one: { id: '${folder}.frame.one', defaultMessage: '${upperFirst(singular)}' },
})

export const feature: FeatureManifest = {
  name: '${folder}',
  routes: [{ path: '/${folder}', lazy: () => import('./screens/${folder}-screen').then((module) => module.${screenName(words)}) }],
  areas: [{ key: '${folder}', title: m.area, icon: 'box', order: 65 }],
  pages: [{ area: '${folder}', to: '/${folder}', title: m.area, order: 0 }],
  creates: [{ key: 'new-${folder}', title: m.new, icon: 'box', to: '/${folder}?open=new', order: 90 }],
  records: { ${path}: { word: m.one, fields: () => import('./messages').then((module) => module.${camelCase(singular)}Messages) } },
}
`
}

/** The screen's texts: key → id's end, English, Vietnamese. @param {ServiceWords} words */
const texts = ({ singular, plural, vietnamese }) => ({
  screen: ['screen', upperFirst(plural), upperFirst(vietnamese)],
  new: ['new', `New ${singular}`, `${upperFirst(vietnamese)} mới`],
  search: ['search', `Find ${articleOf(singular)} ${singular}`, `Tìm ${vietnamese}`],
  searchHint: ['search.hint', 'Name, note', 'Tên, ghi chú'],
  total: ['total', `{count, plural, one {# ${singular}} other {# ${plural}}}`, `{count, plural, other {# ${vietnamese}}}`],
  none: ['none', `No ${singular} yet`, `Chưa có ${vietnamese} nào`],
  noneHint: ['none.hint', 'What is added is shown here.', 'Những gì được thêm sẽ hiện ở đây.'],
  created: ['created', '{name} has been added', `Đã thêm ${vietnamese} {name}`],
  remove: ['remove', 'Remove', `Xoá ${vietnamese}`],
  removeTitle: ['remove.title', 'Remove {name}?', `Xoá ${vietnamese} {name}?`],
  removeHint: ['remove.hint', 'It leaves this list.', `${upperFirst(vietnamese)} này không còn trong danh sách.`],
  removed: ['removed', '{name} has been removed', `Đã xoá ${vietnamese} {name}`],
  name: ['name', 'Name', 'Tên'],
  note: ['note', 'Note', 'Ghi chú'],
})

const messages = (words) => {
  const lines = Object.entries(texts(words)).map(
    ([key, [id, english]]) => `${key}: { id: '${folderOf(words.path)}.${id}', defaultMessage: ${quoted(english)} },`,
  )
  return `import { defineMessages } from 'react-intl'
import { freeMessages } from '${up(words)}lib/free-messages'

export const ${camelCase(words.singular)}Messages = freeMessages(defineMessages({
${lines.join('\n')}
}))
`
}

const screen = (words) => {
  const { path, singular, plural } = words
  return `import { ${path} } from '@shared/areas/${words.area}/services/${path}'
import { textColumn } from '../${up(words)}resource/columns'
import { areaField, textField } from '../${up(words)}resource/fields'
import { resourceScreen } from '../${up(words)}resource/resource-screen'
import { ${camelCase(singular)}Messages as m } from '../messages'

/** The ${plural}, with the form of one beside them. */
export const ${screenName(words)} = resourceScreen({
  service: ${path},
  messages: m,
  icon: 'box',
  sort: 'name',
  query: () => ({ status: 'active' }),
  columns: [textColumn('name', { second: 'note' })],
  fields: [textField('name'), areaField('note')],
  archive: {
    status: 'removed',
    changes: () => [m.removeHint],
    texts: { verb: m.remove, title: m.removeTitle, done: m.removed },
  },
})
`
}

const vietnamese = (words) => {
  const entries = Object.values(texts(words)).map(([id, , text]) => [`${folderOf(words.path)}.${id}`, text])
  return JSON.stringify(Object.fromEntries(entries))
}

const vietnameseFrame = ({ path, vietnamese: word }) => {
  const texts = { area: upperFirst(word), new: `${upperFirst(word)} mới`, one: upperFirst(word) }
  return JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${folderOf(path)}.frame.${id}`, text])))
}

/** The files of a plain service: declared, served, with a list and a form, in both languages.
 *  @param {Placed} words @returns {Record<string, string>} path → text, not yet formatted */
function serviceFiles(words) {
  const folder = featureFolder(words)
  return {
    [`shared/areas/${words.area}/services/${words.path}.ts`]: declaration(words),
    [`${folder}/manifest.ts`]: manifest(words),
    [`${folder}/messages.ts`]: messages(words),
    [`${folder}/screens/${folderOf(words.path)}-screen.tsx`]: screen(words),
    [`${folder}/vi.json`]: vietnamese(words),
    [`${folder}/vi.frame.json`]: vietnameseFrame(words),
  }
}

/** Writes the files of a plain service. @param {string} root @param {Placed} words
 *  @returns {Promise<string[]>} the files it wrote @throws {RangeError} when one is there already; then nothing is written */
export async function writeService(root, words) {
  const files = Object.entries(serviceFiles(words))
  const there = files.map(([file]) => file).filter((file) => existsSync(join(root, file)))
  if (there.length > 0) throw new RangeError(`There already: ${there.join(', ')}`)
  for (const [file, text] of files) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
  }
  return files.map(([file]) => file)
}
