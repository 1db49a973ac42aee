import type { Right } from '@shared/foundation/rights/rights'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { ButtonLink } from '../../ui/Button/Button'
import { ErrorPage } from './error-page'
import { errorMessages as m } from './messages'

const names: Partial<Record<Right, MessageDescriptor>> = {
  '/sales': m.rightSales,
  '/purchases': m.rightPurchases,
  '/funds': m.rightFunds,
  '/refunds': m.rightRefunds,
  '/report': m.rightReport,
  '/office/hr': m.rightHr,
  bod: m.rightBod,
  admin: m.rightAdmin,
}

const none: readonly Right[] = []

/** Stands in place of a page one may not open, at its address: which rights it takes (one of them) and who can give them. */
export const Forbidden = ({ rights = none }: { rights?: readonly Right[] }) => {
  const intl = useIntl()
  const right = rights.map((name) => intl.formatMessage(names[name] ?? m.rightBod)).join(` ${intl.formatMessage(m.or)} `)
  return (
    <ErrorPage
      code="403"
      title={intl.formatMessage(m.forbidden)}
      action={
        <ButtonLink to="/" kind="primary">
          {intl.formatMessage(m.home)}
        </ButtonLink>
      }
    >
      {right ? intl.formatMessage(m.forbiddenHint, { right }) : intl.formatMessage(m.forbiddenPlain)}
    </ErrorPage>
  )
}
