import { isRight, type Right } from '@shared/domain/rights/rights'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../../ui/Button/Button'
import { ErrorPage } from '../components/error-page'
import { errorMessages as m } from '../messages'

const names: Partial<Record<Right, MessageDescriptor>> = {
  '/sales': m.rightSales,
  '/purchases': m.rightPurchases,
  '/funds': m.rightFunds,
  '/report': m.rightReport,
  '/office/hr': m.rightHr,
  bod: m.rightBod,
  admin: m.rightAdmin,
}

/** The rights that the page one was turned away from asks for. */
const rightsIn = (state: unknown): Right[] =>
  typeof state === 'object' && state !== null && 'rights' in state && Array.isArray(state.rights) ? state.rights.filter(isRight) : []

/** Not allowed: which right it takes and who can give it. */
export const ForbiddenScreen = () => {
  const intl = useIntl()
  const location = useLocation()
  const state: unknown = location.state
  const right = rightsIn(state)
    .map((name) => intl.formatMessage(names[name] ?? m.rightBod))
    .join(` ${intl.formatMessage(m.or)} `)
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
