import { FormattedMessage } from 'react-intl'
import { shortName } from '../../lib/short-name'
import { Avatar } from '../Avatar/Avatar'
import { uiMessages } from '../messages'
import { useCollaboratorsHere } from './collaborators'
import './Presence.css'

interface PresenceProps {
  name: string
  image?: string | undefined
  /** False: they only look. */
  editing?: boolean
  /** How many more are here. */
  more?: number
}

/** A colleague who is here now, in the head of a dock. */
export const Presence = ({ name, image, editing = true, more = 0 }: PresenceProps) => (
  <span className="ui-presence" title={name}>
    <Avatar name={name} image={image} here size={26} ink="collaborator" />
    <span>
      <FormattedMessage {...(editing ? uiMessages.editingNow : uiMessages.lookingNow)} values={{ name: shortName(name), more }} />
    </span>
  </span>
)

/** Who else has this open; whoever writes comes first. Nothing while one is alone. */
export const Collaborators = () => {
  const collaborators = useCollaboratorsHere()
  const first = collaborators.find(({ editing }) => editing) ?? collaborators[0]
  return (
    <span className="ui-presence__place" role="status">
      {first && <Presence name={first.name} editing={first.editing} more={collaborators.length - 1} />}
    </span>
  )
}
