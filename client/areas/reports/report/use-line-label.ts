import { useIntl } from 'react-intl'
import type { ConsolidatedLine } from './consolidated'
import { consolidatedMessages as m } from './messages'
import { useStatementLabels } from './use-statement-labels'

/** How lines of the consolidated report are called: companies may count revenue in different ways, so it is named apart from the basis. */
export const useLineLabel = () => {
  const intl = useIntl()
  const labels = useStatementLabels()
  return ({ key, group }: ConsolidatedLine): string =>
    key === 'revenue'
      ? intl.formatMessage(m.revenue)
      : key === 'cost'
        ? intl.formatMessage(m.cost)
        : labels.ofLine({ key, ...(group !== undefined && { group }) })
}
