import type { FigureKey, SalesReport } from './sales-report'

/** What the entries behind a figure are asked for. */
export const entriesQuery = ({ since, until }: Pick<SalesReport, 'since' | 'until'>, { figure, group }: FigureKey) => ({
  since,
  until,
  figure,
  ...(figure === 'group' && { group }),
})
