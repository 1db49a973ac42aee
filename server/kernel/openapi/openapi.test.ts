import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarations } from '@shared/services/declarations'
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

test('every reference leads somewhere', () => {
  for (const ref of refsIn(document)) {
    const target = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document)
    expect([ref, typeof target]).toEqual([ref, 'object'])
  }
})

test('secrets and our own words stand nowhere in it', () => {
  expect(JSON.stringify(document).match(/passwordHash|apiKeyHash|readBy|"kind":"|"of":"/g)).toBeNull()
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
