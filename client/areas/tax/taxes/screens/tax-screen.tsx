import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { ButtonLink } from '../../../../ui/Button/Button'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Page, Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { taxMessages as m } from '../messages'
import { HouseholdScreen } from './household-screen'
import { VatScreen } from './vat-screen'

/** What a company declares, by what taxpayer it is. */
export const TaxScreen = () => {
  const intl = useIntl()
  const workspace = useWorkspace()
  const maySet = useCan('bod')
  const tax = workspace?.opts.tax
  if (tax?.kind === 'company' && tax.vat === 'deduction') return <VatScreen tax={tax} />
  if (tax?.kind === 'household') return <HouseholdScreen tax={tax} />
  const [title, hint] = tax === undefined ? [m.none, m.noneHint] : [m.direct, m.directHint]
  return (
    <Page title={intl.formatMessage(m.screen)} blockedBy>
      <Panel>
        {workspace === undefined ? (
          <SkeletonRows rows={6} />
        ) : (
          <EmptyState
            icon="chart"
            title={intl.formatMessage(title)}
            action={maySet && <ButtonLink to="/settings#settings-tax">{intl.formatMessage(m.toSettings)}</ButtonLink>}
          >
            {intl.formatMessage(hint)}
          </EmptyState>
        )}
      </Panel>
    </Page>
  )
}
