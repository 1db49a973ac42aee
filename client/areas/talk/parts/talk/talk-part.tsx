import { useIntl } from 'react-intl'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { Panel } from '../../../../ui/Panel/Panel'
import { CommentComposer } from './comment-composer'
import { LikeButton } from './like-button'
import { talkMessages as m } from './messages'
import { Thread } from './thread'
import { useComments, type Subject } from './use-talk'

/** The talk of what is open in a dock: who likes it, what was said, and room to say more. */
export const TalkPart = (subject: Subject) => {
  const intl = useIntl()
  const { total } = useComments(subject)
  return (
    <DockPart title={intl.formatMessage(m.title)} {...(total > 0 && { count: total })}>
      <Talk {...subject} />
    </DockPart>
  )
}

/** The same on a page of its own. */
export const TalkPanel = (subject: Subject) => {
  const intl = useIntl()
  return (
    <Panel title={intl.formatMessage(m.title)}>
      <Talk {...subject} />
    </Panel>
  )
}

const Talk = (subject: Subject) => {
  const intl = useIntl()
  return (
    <div className="talk">
      <Thread {...subject} empty={intl.formatMessage(m.empty)} />
      <CommentComposer {...subject} />
      <LikeButton {...subject} />
    </div>
  )
}
