import { FormattedMessage } from 'react-intl'
import { Avatar } from '../Avatar/Avatar'
import { uiMessages } from '../messages'
import './Presence.css'

/** A colleague who is editing this now, in the head of a dock. */
export const Presence = ({ name, image }: { name: string; image?: string | undefined }) => (
  <span className="ui-presence" title={name}>
    <Avatar name={name} image={image} here size={26} ink="mate" />
    <span>
      <FormattedMessage {...uiMessages.editingNow} values={{ name }} />
    </span>
  </span>
)
