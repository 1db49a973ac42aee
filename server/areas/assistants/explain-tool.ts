import type { ReportTable } from '@shared/foundation/declaration/define-service'
import { declarationOf } from '@shared/registry/declarations'
import { AppError } from '../../platform/errors'
import { askedAt, withAppLink } from './addresses'
import { isObject, valueAt, type Fields } from './plain'
import { assertKnown, MOST_RECORDS } from './questions'
import { findIn } from './read-service'
import { reportQuery, reportSchema, type NamedReport } from './report-tools'
import { HOLDS_UNTRUSTED, reading, UNTRUSTED, type Arguments, type Tool, type ToolCall } from './tool'

/** Reports whose figures another report tells entry by entry: the row names the figure. */
const ENTRIES_REPORTS: Readonly<Record<string, string>> = { 'orders sales': 'salesEntries' }

type Opening = ReportTable & { readonly opens: NonNullable<ReportTable['opens']> }

const openings = ({ declared: { tables = [] } }: NamedReport): readonly Opening[] =>
  tables.flatMap((table) => (table.opens ? [{ ...table, opens: table.opens }] : []))

/** The report that tells the entries behind the figures of another, if the reader may ask for it. */
const entriesReportOf = (named: NamedReport, all: readonly NamedReport[]): NamedReport | undefined => {
  const report = ENTRIES_REPORTS[`${named.declaration.path} ${named.report}`]
  return all.find((each) => each.declaration.path === named.declaration.path && each.report === report)
}

/**
 * What opens the entries behind one figure of a report.
 * @param reports those that the reader may read
 * @param lists whether the reader may list a service's records
 */
export const explainTool = (reports: readonly NamedReport[], lists: (service: string) => boolean): readonly Tool[] => {
  const explained = reports.filter((named) => entriesReportOf(named, reports) || openings(named).some(({ opens }) => lists(opens.service)))
  if (explained.length === 0) return []
  const properties = {
    report: { type: 'string', enum: explained.map(({ name }) => name) },
    parameters: { type: 'object', description: 'As the report was asked, for example {"since": "2026-11-01", "until": "2026-11-30"}' },
    table: { type: 'string', description: 'The table of the row, where the report has several: see `behind` of its proof' },
    row: {
      type: 'object',
      description:
        'What names the row: some of its fields as the report answered them, for example {"_id": "Sales"}; of the business report {"figure": "revenueOrdered"}',
    },
  }
  return [
    {
      description: {
        name: 'explain_figure',
        title: 'The entries behind a figure',
        description: `Opens one figure of a report: the records that it is made of, at most ${MOST_RECORDS}, with where to check them. ${HOLDS_UNTRUSTED}`,
        inputSchema: { type: 'object', additionalProperties: false, properties, required: ['report', 'parameters', 'row'] },
        annotations: reading,
      },
      run: (call, given) => {
        assertKnown(given, properties)
        const named = explained.find(({ name }) => name === given['report'])
        if (!named) throw AppError.of('query.value', { field: 'report' })
        const asked = fieldsOf(given, 'parameters')
        assertKnown(asked, reportSchema(named).properties)
        const entries = entriesReportOf(named, reports)
        const row = fieldsOf(given, 'row')
        return entries ? explainByReport(call, named, entries, asked, row) : explainByRow(call, named, asked, given['table'], row)
      },
    },
  ]
}

const fieldsOf = (given: Arguments, name: string): Fields => {
  const value = given[name]
  if (!isObject(value)) throw AppError.of('query.value', { field: name })
  return value
}

const rangeOf = ({ since, until }: Fields): Fields => ({
  ...(since === undefined ? {} : { since }),
  ...(until === undefined ? {} : { until }),
})

const explainByReport = async (call: ToolCall, named: NamedReport, entries: NamedReport, asked: Fields, row: Fields): Promise<object> => {
  assertKnown(row, reportSchema(entries).properties)
  const query = reportQuery(entries, { ...rangeOf(asked), ...row })
  const result = await findIn(call, entries.declaration.path, query)
  const { path } = entries.declaration
  const asWhole = askedAt(call.publicUrl, path, reportQuery(named, asked))
  return { untrusted: UNTRUSTED, figure: row, entries: result, proof: { report: asWhole, entries: askedAt(call.publicUrl, path, query) } }
}

const explainByRow = async (call: ToolCall, named: NamedReport, asked: Fields, table: unknown, row: Fields): Promise<object> => {
  const opening = openings(named).find(({ rows }) => table === undefined || rows === table)
  if (!opening) throw AppError.of('query.value', { field: 'table' })
  const query = reportQuery(named, asked)
  const rows = valueAt(await findIn(call, named.declaration.path, query), opening.rows)
  const figure = (Array.isArray(rows) ? rows : []).find(
    (each: unknown): each is Fields => isObject(each) && Object.entries(row).every(([field, value]) => each[field] === value),
  )
  if (!figure) throw AppError.of('assistants.no-row')
  const { service, filters } = opening.opens
  const { filter } = declarationOf(service)
  const conditions = {
    ...Object.fromEntries(Object.entries(filters).map(([name, field]) => [name, figure[field]])),
    ...(filter.includes('created') ? rangeOf(asked) : {}),
  }
  const { data, total } = await findIn(call, service, { ...conditions, $limit: MOST_RECORDS })
  return {
    untrusted: UNTRUSTED,
    figure,
    entries: { service, total, data: Array.isArray(data) ? data.map((each: unknown) => withAppLink(call.publicUrl, service, each)) : data },
    proof: { report: askedAt(call.publicUrl, named.declaration.path, query), entries: askedAt(call.publicUrl, service, conditions) },
  }
}
