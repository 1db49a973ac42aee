import { useIntl } from 'react-intl'
import { useKnownWorkspace, useMe } from '../../../../api/session/use-me'
import { ButtonLink } from '../../../../ui/Button/Button'
import { Panel } from '../../../../ui/Panel/Panel'
import { consolidatedMessages as m } from '../messages'
import './consolidated.css'

/** How a second company of the same owner comes into the report; shown while there is one company. */
export const JoinCompanies = () => {
  const intl = useIntl()
  const { emailRaw: email, emailVerified } = useMe()
  const company = useKnownWorkspace()?.name ?? ''
  const steps = [emailVerified ? m.joinVerified : m.joinVerify, m.joinSecond, m.joinThere, m.joinNamed]
  return (
    <Panel title={intl.formatMessage(m.joinTitle)}>
      <p>{intl.formatMessage(m.joinAbout)}</p>
      <ol className="consolidated__join">
        {steps.map((step) => (
          <li key={step.id}>{intl.formatMessage(step, { email, company })}</li>
        ))}
      </ol>
      <div className="consolidated__acts">
        <ButtonLink to="/office/members/me">{intl.formatMessage(m.joinOwn)}</ButtonLink>
        <ButtonLink to="/assets/Customers">{intl.formatMessage(m.joinPartners)}</ButtonLink>
      </div>
    </Panel>
  )
}
