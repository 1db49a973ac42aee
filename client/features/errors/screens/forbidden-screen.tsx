import { can, isRight, type Right } from '@shared/domain/rights/rights'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'
import { useMaybeMe } from '../../../api/session/use-me'
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

/** The address one was turned away from; null for none of this app's. */
const fromIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' && /^\/(?!\/)/.test(state.from)
    ? state.from
    : null

/** Not allowed: which right it takes and who can give it. */
export const ForbiddenScreen = () => {
  const intl = useIntl()
  const location = useLocation()
  const state: unknown = location.state
  const me = useMaybeMe()
  const rights = rightsIn(state)
  const from = fromIn(state)
  // The right has been given meanwhile, be it before a reload: the page one came for opens.
  if (from !== null && rights.length > 0 && me && can(me.rights, rights)) return <Navigate replace to={from} />
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
