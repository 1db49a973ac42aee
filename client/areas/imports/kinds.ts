import { IMPORT_KINDS, importColumns, type ImportKind } from '@shared/areas/imports/rules/columns'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { mayImport } from '@shared/areas/imports/services/imports'
import type { Right } from '@shared/foundation/rights/rights'
import type { IntlShape } from 'react-intl'
import type { Locale } from '../../lib/format'
import type { TableFile } from '../../lib/table-file/cells'
import { importMessages as m } from './messages'

export const isImportKind = (text: string): text is ImportKind => IMPORT_KINDS.some((kind) => kind === text)

/** The kinds that a member may bring in, as a list to choose from. */
export const kindOptions = (rights: readonly Right[], intl: IntlShape): { value: ImportKind; label: string }[] =>
  IMPORT_KINDS.filter((kind) => mayImport(rights, kind)).map((kind) => ({ value: kind, label: intl.formatMessage(m[kind]) }))

const templateColumns = (kind: ImportKind) => importColumns[kind].filter(({ apart }) => !apart)

/** An empty sheet of a kind, with an example row. */
export const templateOf = (kind: ImportKind, intl: IntlShape, locale: Locale): TableFile => ({
  name: intl.formatMessage(m.templateName, { kind: intl.formatMessage(m[kind]) }),
  rows: [templateColumns(kind).map(({ head }) => ({ head: head[locale] })), templateColumns(kind).map(({ example }) => example)],
})

export const nameOfImport = ({ name, kind }: Pick<ImportRecord, 'name' | 'kind'>, intl: IntlShape): string =>
  name || `${intl.formatMessage(m[kind])}, ${intl.formatMessage(m.unnamed)}`

type Check = NonNullable<ImportRecord['checks']>[number]

/** What a sum of money is of: what stock is worth, what partners owe, or a sum that stands in the file. */
export const nameOfCheck = (
  record: Pick<ImportRecord, 'kind' | 'name'>,
  { what, row = 0, column }: Pick<Check, 'what'> & { readonly row?: number | undefined; readonly column?: string | undefined },
  intl: IntlShape,
  locale: Locale,
): string => {
  const { kind } = record
  if (what === 'stock') return intl.formatMessage(m.stockWorth)
  if (what === 'debts')
    return intl.formatMessage(kind === 'suppliers' ? m.owedToSuppliers : kind === 'agents' ? m.owedByAgents : m.owedByCustomers)
  const head = importColumns[kind].find(({ key }) => key === column)?.head[locale] ?? ''
  return intl.formatMessage(m.sumInRow, { row, file: nameOfImport(record, intl), column: head })
}

/** What is made beside the records of a file's rows, and the rows that make none, each with how many. */
export const besideLines = ({ besides = [] }: Pick<ImportRecord, 'besides'>, intl: IntlShape) => {
  const labels = {
    categories: m.fileGroups,
    warehouses: m.warehousesToMake,
    units: m.unitRows,
    models: m.modelRows,
    deleted: m.deletedRows,
    cancelled: m.cancelledRows,
    priced: m.pricedRows,
    entriesBefore: m.entriesBeforeRows,
    entriesSince: m.entriesSinceRows,
    ordersBefore: m.ordersBeforeRows,
    moved: m.movedRows,
    givenBack: m.givenBackRows,
    priceLists: m.priceListPrices,
    sums: m.sumRows,
  } as const
  return besides.flatMap(({ what, count }) =>
    what === 'stock' || what === 'debts' || what === 'inOrders' || what === 'paidOrders'
      ? []
      : [{ key: what, label: intl.formatMessage(labels[what]), value: count }],
  )
}
