import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { CopyButton } from '../../../../components/copy-button'
import { linkMessages as m } from '../messages'
import { linkAddress } from '../months'

/** A link that was just made, with what opens it. */
export interface FreshLink {
  readonly name: string
  readonly token: string
}

/** A link just made, this once. */
export const FreshLinkShown = ({ name, token }: FreshLink) => {
  const intl = useIntl()
  const workspace = useWorkspace()
  const address = linkAddress(window.location.origin, workspace?.slug ?? '', token)
  return (
    <div className="link-fresh" role="status">
      <div className="link-fresh__line">
        <b>{intl.formatMessage(m.fresh, { name })}</b>
        <CopyButton text={address} size="s" />
      </div>
      <code>{address}</code>
      <p className="ink-warn">{intl.formatMessage(m.once)}</p>
    </div>
  )
}
