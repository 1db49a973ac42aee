import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarations } from '@shared/registry/declarations'
import { checkData } from '../check-data'
import { startTestApp, type TestApp } from '../../testing/app'
import { openApiDocument, type OpenApiDocument } from './document'

const document = JSON.parse(JSON.stringify(openApiDocument())) as OpenApiDocument

/** All `$ref`s anywhere in a value. */
const refsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)))
}

test('every method of every service is described', () => {
  const verbs = {
    find: ['', 'get'],
    create: ['', 'post'],
    get: ['/{id}', 'get'],
    patch: ['/{id}', 'patch'],
    remove: ['/{id}', 'delete'],
  } as const
  for (const { path, methods } of declarations) {
    for (const method of methods) {
      const [suffix, verb] = verbs[method]
      expect(document.paths[`/${path}${suffix}`]?.[verb]).toMatchObject({ operationId: `${path}.${method}`, tags: [path] })
    }
  }
})

test('it is of the product’s version, and tells what is answered beside the services', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(document.info['version']).toBe(version)
  expect(Object.keys(document.paths['/workspaceArchive'] ?? {})).toEqual(['get', 'post'])
  const seller = { rights: ['/sales'], workspaceId: 'w', userId: null, apps: [] } as never
  expect(Object.keys(openApiDocument(seller).paths['/workspaceArchive'] ?? {})).toEqual(['post'])
})

test('every reference leads somewhere', () => {
  for (const ref of refsIn(document)) {
    const target = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document)
    expect([ref, typeof target]).toEqual([ref, 'object'])
  }
})

/** The words of JSON Schema that the description uses. */
const vocabulary = new Set(
  '$ref type enum const anyOf oneOf not properties required additionalProperties patternProperties items minItems maxItems uniqueItems minLength maxLength minimum maximum exclusiveMinimum pattern format description default'.split(
    ' ',
  ),
)

/** All words of a schema, and of those in it. */
const wordsIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap(wordsIn)
  return Object.entries(schema).flatMap(([word, inner]) => {
    if (word === 'properties' || word === 'patternProperties') return [word, ...Object.values(inner as object).flatMap(wordsIn)]
    return word === 'enum' || word === 'const' || word === 'default' || word === 'required' ? [word] : [word, ...wordsIn(inner)]
  })
}

test('schemas speak JSON Schema, and no word of our own', () => {
  const words = new Set(Object.values(document.components['schemas'] ?? {}).flatMap(wordsIn))
  expect([...words].filter((word) => !vocabulary.has(word))).toEqual([])
})

test('what callers send as a quantity, a price or an amount is described', () => {
  const schema = document.components['schemas'] as Readonly<Record<string, { properties: Record<string, { items?: object }> }>>
  expect(schema['ordersCreate']?.properties['items']?.items).toMatchObject({
    properties: {
      quantity: { type: 'number', minimum: 0 },
      price: { type: 'integer', minimum: 0 },
      cost: { anyOf: [{ type: 'number' }, { enum: ['n/a'] }, { type: 'null' }] },
    },
  })
  expect(schema['fundsCreate']?.properties['amount']).toMatchObject({ type: 'integer' })
  const unsaid = Object.entries(schema).flatMap(([name, { properties = {} }]) =>
    /(Create|Patch)$/.test(name)
      ? Object.entries(properties).flatMap(([field, inner]) => (Object.keys(inner).length === 0 ? [`${name}.${field}`] : []))
      : [],
  )
  expect(unsaid).toEqual([])
})

test('what a right hides of a record needn’t be in it', () => {
  type Shape = { required: readonly string[]; properties: Readonly<Record<string, { items: Shape }>> }
  const schema = document.components['schemas'] as unknown as Readonly<Record<string, Shape>>
  expect(schema['usersRecord']?.required).not.toContain('emailRaw')
  expect(schema['stocksRecord']?.required).not.toContain('cost')
  expect(schema['ordersRecord']?.properties['shipments']?.items.required).toEqual(['time', 'lines'])
  expect(schema['smsAccountsRecord']?.required).not.toContain('pushKey')
  expect(schema['bankAccountsRecord']?.required).not.toContain('pushKey')
})

test('secrets and our own words stand nowhere in it', () => {
  expect(JSON.stringify(document).match(/passwordHash|apiKeyHash|readBy/g)).toBeNull()
  // Examples show records, some of which have a kind of their own.
  expect(JSON.stringify(document.components).match(/"kind":"|"of":"/g)).toBeNull()
})

test('the description says who may take a paid sale back', () => {
  expect(document.paths['/orders/{id}']?.['patch']?.['description']).toContain(
    '`status: returned` and `cancelled` refund what was paid, which takes `/refunds`',
  )
  expect(document.paths['/funds/{id}']?.['patch']?.['description']).toContain('It takes `bod`')
})

const shown = declarations.flatMap(({ path, examples = {} }) =>
  (['create', 'patch'] as const).flatMap((method) =>
    Object.entries(examples[method] ?? {}).map(([what, body]) => [path, method, what, body] as const),
  ),
)
test.each(shown)('what it shows is taken: %s %s, %s', (path, method, _what, body) => {
  expect(checkData(path, method, JSON.parse(JSON.stringify(body)))).toMatchObject({})
})

test('the kept description is the one the declarations make', () => {
  expect(JSON.parse(readFileSync(join(process.cwd(), 'docs/openapi.json'), 'utf8'))).toEqual(document)
})

describe('served', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('programs read it without signing in', async () => {
    expect(await app.api().send('GET', 'openapi.json')).toMatchObject({ status: 200, body: { openapi: '3.1.0' } })
  })

  test('people read it on a page that loads nothing from elsewhere and runs no script', async () => {
    const { status, body, headers } = await app.api().send('GET', 'docs')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    const html = String(body)
    for (const { path } of declarations) expect(html).toContain(`<section id="${path}">`)
    expect(html).not.toMatch(/<script|onclick|src="http|href="http/)
  })
})

test('the guide names every report of every service', () => {
  const guide = readFileSync(join(__dirname, '../../../docs/api.md'), 'utf8')
  const missing = declarations.flatMap(({ path, reports = {} }) => {
    const row = guide
      .split('\n')
      .find((line) => line.startsWith(`| \`${path}\` `) && Object.keys(reports).every((name) => line.includes(`\`${name}\``)))
    return Object.keys(reports).length === 0 || row !== undefined ? [] : [path]
  })
  expect(missing).toEqual([])
})

test('the guide names every service', () => {
  const guide = readFileSync(join(__dirname, '../../../docs/api.md'), 'utf8')
  const isNamed = (path: string): boolean => new RegExp(`[\`/]${path}\\b`).test(guide)
  expect(declarations.map(({ path }) => path).filter((path) => !isNamed(path))).toEqual([])
})
