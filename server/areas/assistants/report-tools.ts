import type { Declared, ReportDeclaration } from '@shared/foundation/declaration/define-service'
import { isOptional } from '@shared/foundation/declaration/schema-kit'
import { declarations } from '@shared/registry/declarations'
import { askedAt } from './addresses'
import type { Fields } from './plain'
import { assertKnown, asText, conditionsQuery, conditionsSchema, OPERATORS_TOLD, parametersSchema } from './questions'
import { findIn } from './read-service'
import { HOLDS_UNTRUSTED, reading, UNTRUSTED, type Arguments, type Tool, type ToolCall } from './tool'

/** A report of a service, by the name that it has among all. */
export interface NamedReport {
  readonly name: string
  readonly declaration: Declared
  readonly report: string
  readonly declared: ReportDeclaration
}

const counted = new Map<string, number>()
for (const { reports = {} } of declarations) for (const report of Object.keys(reports)) counted.set(report, (counted.get(report) ?? 0) + 1)

/** Two services may have a report of one name: then the service's stands before it. */
const nameOf = (path: string, report: string): string => ((counted.get(report) ?? 0) > 1 ? `${path}_${report}` : report)

/** The reports of a service. @param declaration as the reader sees it */
export const reportsOf = (declaration: Declared): readonly NamedReport[] =>
  Object.entries(declaration.reports ?? {}).flatMap(([report, declared]) =>
    // What anybody may ask is asked with the token of a link, which a key needs not.
    declared.access === 'public' ? [] : { name: nameOf(declaration.path, report), declaration, report, declared },
  )

/** What a report was asked, as the API has it. */
export const reportQuery = ({ declaration, report, declared: { parameters, takesConditions } }: NamedReport, given: Arguments): Fields => {
  const words = Object.entries(given).filter(([name]) => Object.hasOwn(parameters, name))
  const others = Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(parameters, name)))
  const conditions = takesConditions ? conditionsQuery(declaration, others) : {}
  return { report, ...conditions, ...Object.fromEntries(words.map(([name, value]) => [name, asText(value)])) }
}

/** What may be asked of a report. */
export const reportSchema = ({ declaration, declared: { parameters, takesConditions } }: NamedReport) => ({
  properties: { ...(takesConditions ? conditionsSchema(declaration) : {}), ...parametersSchema(parameters) },
  required: Object.entries(parameters).flatMap(([name, parameter]) => (isOptional(parameter) ? [] : name)),
})

/** Where a report is asked for again, and by which tool each row of its tables opens. */
const proofOf = ({ publicUrl }: ToolCall, { name, declaration, declared: { tables = [] } }: NamedReport, query: Fields) => {
  const { since, until } = query
  const range = { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) }
  const behind = tables.flatMap(({ rows, opens }) =>
    opens
      ? [
          {
            table: rows,
            tool: 'explain_figure',
            report: name,
            address: askedAt(publicUrl, opens.service, { ...placeholders(opens.filters), ...range }),
          },
        ]
      : [],
  )
  return { report: name, parameters: query, address: askedAt(publicUrl, declaration.path, query), ...(behind.length > 0 ? { behind } : {}) }
}

/** `{group: '_id'}` → `{group: '<_id>'}`: the row's own value is put there. */
const placeholders = (filters: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(Object.entries(filters).map(([filter, field]) => [filter, `<${field}>`]))

export const reportTool = (named: NamedReport): Tool => {
  const {
    name,
    declaration,
    report,
    declared: { takesConditions },
  } = named
  const { properties, required } = reportSchema(named)
  return {
    description: {
      name: `report_${name}`,
      title: `Report ${report} of ${declaration.path}`,
      description: `The report ${report} of ${declaration.path}: {result, proof}; proof says where each figure can be checked. Money is whole dong, days are YYYY-MM-DD.${takesConditions ? ` ${OPERATORS_TOLD}` : ''} ${HOLDS_UNTRUSTED}`,
      inputSchema: { type: 'object', additionalProperties: false, properties, ...(required.length > 0 ? { required } : {}) },
      annotations: reading,
    },
    run: async (call, given) => {
      assertKnown(given, properties)
      const query = reportQuery(named, given)
      const result = await findIn(call, declaration.path, query)
      return { untrusted: UNTRUSTED, result, proof: proofOf(call, named, query) }
    },
  }
}
