import { useIntl } from 'react-intl'
import { classNames } from '../../../../lib/class-names'
import { Icon } from '../../../../ui/icons/Icon'
import { talkMessages as m } from './messages'
import { useLikes, type Likes, type Subject } from './use-talk'
import './talk.css'

/** How many like a record, and who; pressed it likes it, pressed again it takes that back. */
export const LikeButton = (subject: Subject) => <LikeMark {...useLikes(subject)} />

export const LikeMark = ({ count, names, isMine, isBusy, toggle }: Likes) => {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={classNames('talk__like', isMine && 'talk__like--mine')}
      aria-pressed={isMine}
      aria-label={`${intl.formatMessage(isMine ? m.liked : m.like)}, ${intl.formatMessage(m.likes, { count })}`}
      title={names.join(', ') || intl.formatMessage(m.like)}
      disabled={isBusy}
      onClick={() => void toggle()}
    >
      <Icon name="like" size={16} />
      {count > 0 ? <b className="num">{count}</b> : <span>{intl.formatMessage(m.like)}</span>}
    </button>
  )
}
