import type { CommentGroup } from '@shared/areas/talk/rules/talk'
import type { Comment } from '@shared/areas/talk/services/comments'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { classNames } from '../../../../lib/class-names'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { Icon, type IconName } from '../../../../ui/icons/Icon'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { toastDone } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { Attachments } from './attachments'
import { talkMessages as m } from './messages'
import { TalkText } from './talk-text'
import './talk.css'

interface EventLook {
  readonly icon: IconName
  readonly ink: 'info' | 'debit' | 'warn' | 'credit' | 'text2'
  readonly label: MessageDescriptor
}

/** What happened to a record, told apart from what was said about it by sign, ink and a bar. */
const events: Partial<Record<CommentGroup, EventLook>> = {
  'tasks/finish': { icon: 'check', ink: 'info', label: m.finish },
  'tasks/reject': { icon: 'undo', ink: 'debit', label: m.reject },
  'tasks/complete': { icon: 'check', ink: 'credit', label: m.complete },
  'tasks/extend': { icon: 'calendar', ink: 'warn', label: m.extend },
  'assets/assign': { icon: 'arrow-right', ink: 'text2', label: m.assign },
}
/** Its performer took the task up again by themselves. */
const resumed: EventLook = { icon: 'arrow-right', ink: 'text2', label: m.resume }

interface CommentLineProps {
  comment: Comment
  /** Whose work is judged; their own 'sent back' is going on with it. */
  performerId?: string | undefined
}

/** One thing said or done: who, what, when; one's own words can be taken back. */
export const CommentLine = ({ comment, performerId }: CommentLineProps) => {
  const intl = useIntl()
  const me = useMe()
  const [patch] = api.comments.usePatch()
  const [isRemoving, setRemoving] = useState(false)
  const { _id, group, creator, creatorId, creatorProgram, created, desc, mentions, deadlines, attachments } = comment
  const isResumed = group === 'tasks/reject' && creatorId !== undefined && creatorId === performerId
  const event = isResumed ? resumed : events[group]
  const name = creator?.name ?? creatorProgram ?? intl.formatMessage(m.program)
  return (
    <li className={classNames('talk__line', event && 'talk__line--event', event && `talk__line--${event.ink}`)}>
      {event ? (
        <span className="talk__sign">
          <Icon name={event.icon} size={14} />
        </span>
      ) : (
        <Avatar name={name} image={creator?.avatar} size={45} />
      )}
      <div className="talk__said">
        <p className="talk__head">
          <b title={creator?.username}>{name}</b>
          {event && <span className="talk__event">{intl.formatMessage(event.label)}</span>}
          {deadlines && (
            <span className="num">
              {deadlines.before && (
                <>
                  <When value={deadlines.before} as="day-month" /> →{' '}
                </>
              )}
              <b>
                <When value={deadlines.after} as="day-month" />
              </b>
            </span>
          )}
          <span className="talk__when">
            <When value={created} />
          </span>
          {!event && creatorId === me._id && (
            <IconButton size="s" icon="trash" iconSize={14} label={intl.formatMessage(m.remove)} onClick={() => setRemoving(true)} />
          )}
        </p>
        {desc && <TalkText text={desc} mentions={mentions} />}
        <Attachments items={attachments} />
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={intl.formatMessage(m.removeTitle)}
          verb={intl.formatMessage(m.removeVerb)}
          danger
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            await patch({ id: _id, data: { status: 'removed' } }).unwrap()
            setRemoving(false)
            toastDone(intl.formatMessage(m.removed))
          }}
        />
      )}
    </li>
  )
}
