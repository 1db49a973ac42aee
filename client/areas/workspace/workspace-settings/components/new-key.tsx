import type { ApiKey } from '@shared/areas/workspace/services/apiKeys'
import type { Right } from '@shared/foundation/rights/rights'
import { useIntl } from 'react-intl'
import { CopyButton } from '../../../../components/copy-button'
import { curlExample } from '../key-rights'
import { settingsMessages as m } from '../messages'

export interface IssuedKey {
  readonly _id: ApiKey['_id']
  readonly apiKey: string
  readonly rights: readonly Right[]
  readonly assistant?: ApiKey['assistant']
}

/** Where assistants ask; the same for all keys. */
export const AssistantAddress = () => {
  const intl = useIntl()
  const address = `${window.location.origin}/api/mcp`
  return (
    <>
      <div className="settings-key__line">
        <b>{intl.formatMessage(m.keyAddress)}</b>
        <CopyButton text={address} size="s" />
      </div>
      <code className="settings-code">{address}</code>
      <p className="second">{intl.formatMessage(m.keyAddressHint)}</p>
    </>
  )
}

/** A key just issued, this once, with a call to try it by. */
export const NewKey = ({ apiKey, rights, assistant }: Omit<IssuedKey, '_id'>) => {
  const intl = useIntl()
  const curl = curlExample(window.location.origin, apiKey, rights)
  return (
    <div className="settings-key" role="status">
      <div className="settings-key__line">
        <b>{intl.formatMessage(m.keyNew)}</b>
        <CopyButton text={apiKey} size="s" />
      </div>
      <code className="settings-code">{apiKey}</code>
      <p className="ink-warn">{intl.formatMessage(m.keyOnce)}</p>
      {assistant ? (
        <AssistantAddress />
      ) : (
        <>
          <div className="settings-key__line">
            <b>{intl.formatMessage(m.keyTry)}</b>
            <CopyButton text={curl} size="s" kind="quiet" />
          </div>
          <pre className="settings-code">{curl}</pre>
        </>
      )}
    </div>
  )
}
