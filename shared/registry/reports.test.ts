import type { TSchema } from '@sinclair/typebox'
import { declarationOf, declarations } from './declarations'

const tables = declarations.flatMap(({ path, reports = {} }) =>
  Object.entries(reports).flatMap(([report, { result, tables: declared = [] }]) =>
    declared.map((table) => ({ path, report, result, ...table })),
  ),
)

/** The fields of a table's rows in what the report answers. */
const rowFields = (result: TSchema, rows: string): string[] => {
  const list = rows
    .split('.')
    .reduce<TSchema | undefined>((at, step) => (at?.['properties'] as Record<string, TSchema> | undefined)?.[step], result)
  return Object.keys(((list?.['items'] as TSchema | undefined)?.['properties'] ?? {}) as object)
}

test('a table of a report shows fields that its rows have', () => {
  expect(tables.length).toBeGreaterThan(0)
  for (const { path, report, result, rows, columns } of tables) {
    const fields = rowFields(result, rows)
    expect({ path, report, rows, missing: columns.map(({ key }) => key).filter((key) => !fields.includes(key)) }).toEqual({
      path,
      report,
      rows,
      missing: [],
    })
  }
})

test('a figure opens its entries by filters that their service knows', () => {
  for (const { result, rows, opens } of tables) {
    if (!opens) continue
    expect(declarationOf(opens.service).filter).toEqual(expect.arrayContaining(Object.keys(opens.filters)))
    expect(rowFields(result, rows)).toEqual(expect.arrayContaining(Object.values(opens.filters)))
  }
})
