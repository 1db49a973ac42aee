import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { api } from '../../api/api'

const MAX_FILES = 20

/** The files that are brought in with one, the first of them first; itself alone while they are read. */
export const useBatch = (record: ImportRecord) => {
  const first = record.withId ?? record._id
  const lead = api.imports.useGet(first)
  const others = api.imports.useFind({ withId: first, $limit: MAX_FILES, $sort: { _id: 1 } })
  const known = [lead.data ?? (record._id === first ? record : undefined), ...(others.data?.data ?? [])]
  const files = known.flatMap((each) => (each ? [each] : []))
  return {
    first,
    files: files.some(({ _id }) => _id === record._id) ? files : [record],
    isWhole: lead.data !== undefined && others.data !== undefined,
  }
}

export const unknownIn = ({ columns }: Pick<ImportRecord, 'columns'>): number => columns.filter(({ unknown }) => unknown).length

/** What keeps files from a dry run together: columns that nobody has said anything of, and those that are missing. */
export const openColumnsOf = (files: readonly ImportRecord[]): number =>
  files.reduce((sum, file) => (isWhollyLeftOut(file) ? sum : sum + unknownIn(file) + (file.missing?.length ?? 0)), 0)

/** A file of which every row is left out says nothing. */
export const isWhollyLeftOut = ({ skipped, rows }: Pick<ImportRecord, 'skipped' | 'rows'>): boolean => skipped.length === rows

const besideOf = ({ besides = [] }: ImportRecord, what: string) => besides.find((each) => each.what === what)

/** One line of what is written. */
export interface WrittenLine {
  readonly key: string
  readonly what: 'categories' | 'warehouses' | 'stock' | 'debts' | 'inOrders' | 'paidOrders' | ImportRecord['kind']
  readonly file: ImportRecord
  readonly adds: number
  readonly updates: number
  readonly left: number
  readonly amount?: number | undefined
  readonly names?: readonly string[] | undefined
  readonly pieces?: number | undefined
}

const ORDER: readonly ImportRecord['kind'][] = ['products', 'stock', 'customers', 'suppliers', 'agents', 'orders', 'returns', 'funds']

/** What all files write, in the order it is written: groups and warehouses, records, what is in stock, what is owed. */
export const writtenLines = (files: readonly ImportRecord[]): WrittenLine[] =>
  [...files]
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .flatMap((file): WrittenLine[] => {
      const { _id, kind, makes, updates, leftOut = file.skipped.length } = file
      const beside = (what: 'categories' | 'warehouses' | 'stock' | 'debts' | 'inOrders' | 'paidOrders'): WrittenLine[] => {
        const entry = besideOf(file, what)
        if (!entry || (what === 'stock' && kind === 'stock')) return []
        const { count, amount, names, pieces } = entry
        // What suppliers are owed is owed by the company.
        return [
          {
            key: `${_id} ${what}`,
            what,
            file,
            adds: count,
            updates: 0,
            left: 0,
            amount: kind === 'suppliers' && amount ? -amount : amount,
            names,
            pieces,
          },
        ]
      }
      const own: WrittenLine = {
        key: `${_id} own`,
        what: kind,
        file,
        adds: makes,
        updates,
        left: leftOut,
        amount: besideOf(file, 'debts') ? undefined : file.total,
      }
      return [
        ...beside('categories'),
        ...beside('warehouses'),
        own,
        ...beside('stock'),
        ...beside('debts'),
        ...beside('inOrders'),
        ...beside('paidOrders'),
      ]
    })

/** Money of the files beside what is written of it. */
export const checksOf = (files: readonly ImportRecord[]) =>
  files.flatMap((file) => (file.checks ?? []).map((check, at) => ({ ...check, key: `${file._id} ${at}`, file })))

/** Rows of all files: those that are written, those that are left out, and sums, which are neither. */
export const rowsOf = (files: readonly ImportRecord[]) => {
  const sums = files.reduce((sum, { sums: own = [] }) => sum + own.length, 0)
  // Of a file that lacks a column nothing is written.
  const left = files.reduce(
    (sum, { leftOut, skipped, missing = [], rows, sums: own = [] }) =>
      sum + (missing.length > 0 ? rows - own.length : (leftOut ?? skipped.length)),
    0,
  )
  const all = files.reduce((sum, { rows }) => sum + rows, 0)
  return { all, left, sums, written: all - left - sums }
}

/** What the books begin with by these files: what stands in stock, what is owed; their sum is the owner's. */
export const openingFigures = (files: readonly ImportRecord[]) => {
  const sumOf = (what: string, kinds: readonly ImportRecord['kind'][]): number =>
    files.reduce((sum, file) => sum + (kinds.includes(file.kind) ? (besideOf(file, what)?.amount ?? 0) : 0), 0)
  // What is in unpaid orders is owed, too.
  const owed = (kind: ImportRecord['kind']): number => sumOf('debts', [kind]) + sumOf('inOrders', [kind])
  const figures = [
    { key: 'goodsInStock' as const, value: sumOf('stock', ['products', 'stock']) },
    { key: 'owedByCustomers' as const, value: owed('customers') },
    { key: 'owedByAgents' as const, value: owed('agents') },
    { key: 'owedToSuppliers' as const, value: -owed('suppliers') },
  ]
  return figures.filter(({ value }) => value !== 0)
}
