const sureOf = (facts) => Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

const liveReferences = ({ references = {} }) => [
  ...new Set(Object.values(references).flatMap(({ keep, service }) => (keep === 'live' ? [service] : []))),
]

/** What a client's hooks need of a declaration, as data. */
const factsOf = (declaration) => {
  const { realtime, computedRows, groups, search, reports } = declaration
  const live = liveReferences(declaration)
  return sureOf({
    realtime,
    computedRows,
    isGrouped: groups && true,
    isSearched: search && true,
    showsLive: live.length > 0 ? live : undefined,
    reports: reports && Object.fromEntries(Object.entries(reports).map(([name, { sources }]) => [name, sources])),
  })
}

/** What lists are made by, as data. */
const listFactsOf = ({ filter, defaultSort, sortByKey, sortByFigure }) =>
  sureOf({ filter, defaultSort, sortByKey, sortByFigure: sortByFigure && Object.keys(sortByFigure) })

/** The file of these facts, so that the first script need not bring the declarations themselves.
 *  @param {Record<string, object>} declarations by path @param {string} note its first line @returns {string} */
export const factsFile = (declarations, note) => `${note}
import type { RecordService } from '@shared/registry/names'
import type { ServiceFacts } from './service-facts'

/** By service, what its hooks need of its declaration. */
export const facts: { readonly [Name in RecordService]: ServiceFacts } = {
${Object.entries(declarations)
  .map(([path, declaration]) => `${path}: ${JSON.stringify(factsOf(declaration))},`)
  .join('\n')}
}
`

/** The file of what lists are made by: it comes with the socket, whose events change them.
 *  @param {Record<string, object>} declarations by path @param {string} note its first line @returns {string} */
export const listFactsFile = (declarations, note) => `${note}
import type { RecordService } from '@shared/registry/names'
import type { ListFacts } from './service-facts'

/** By service, how its lists are filtered and sorted. */
export const listFacts: { readonly [Name in RecordService]: ListFacts } = {
${Object.entries(declarations)
  .map(([path, declaration]) => `${path}: ${JSON.stringify(listFactsOf(declaration))},`)
  .join('\n')}
}
`
