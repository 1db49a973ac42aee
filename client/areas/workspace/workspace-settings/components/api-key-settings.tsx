import { useIntl } from 'react-intl'
import { ButtonLink } from '../../../../ui/Button/Button'
import { Panel } from '../../../../ui/Panel/Panel'
import { settingsMessages as m } from '../messages'

/** Leads to the keys of programs, which have a page of their own. */
export const ApiKeySettings = () => {
  const intl = useIntl()
  return (
    <Panel title={intl.formatMessage(m.apiKeys)}>
      <p className="muted">{intl.formatMessage(m.keyLead)}</p>
      <div className="settings-foot">
        <ButtonLink to="/keys">{intl.formatMessage(m.keyOpen)}</ButtonLink>
        <ButtonLink to="/keys?open=new" icon="plus">
          {intl.formatMessage(m.keyIssue)}
        </ButtonLink>
      </div>
    </Panel>
  )
}
