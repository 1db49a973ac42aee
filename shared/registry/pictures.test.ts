import { declarations } from './declarations'

/** What a field of what is written may hold, as JSON Schema has it. */
const patternOf = (schema: unknown, field: string): string | undefined =>
  (schema as { readonly properties?: Readonly<Record<string, { readonly pattern?: string }>> } | undefined)?.properties?.[field]?.pattern

const taken = declarations.flatMap(({ path, create, patch }) =>
  [create, patch].flatMap((schema) => {
    const isThere = schema && 'avatar' in ((schema as { properties?: object }).properties ?? {})
    return isThere ? [{ path, pattern: patternOf(schema, 'avatar') ?? '' }] : []
  }),
)

test('members, partners, products, posts, entries and the company itself have a picture', () => {
  expect([...new Set(taken.map(({ path }) => path))].sort()).toEqual(['assets', 'funds', 'posts', 'products', 'users', 'workspaces'])
})

test.each(taken)('$path: a picture is one that was uploaded, or none', ({ pattern }) => {
  const isTaken = (address: string): boolean => new RegExp(pattern, 'u').test(address)
  expect(['', '/files/a1-500.jpg'].map(isTaken)).toEqual([true, true])
  const foreign = [
    'https://elsewhere.example/a.jpg',
    '//elsewhere.example/a.jpg',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '/files/../a',
  ]
  expect(foreign.filter(isTaken)).toEqual([])
})
