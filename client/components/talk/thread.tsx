import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton'
import { CommentLine } from './comment-line'
import { talkMessages as m } from './messages'
import { useComments, type Subject } from './use-talk'
import './talk.css'

interface ThreadProps extends Subject {
  /** Whose work a task's talk is about. */
  performerId?: string
  /** Said when there is nothing; nothing is, unless given. */
  empty?: string
}

/** What was said and done about a record, oldest first, the last 50. */
export const Thread = ({ performerId, empty, ...subject }: ThreadProps) => {
  const intl = useIntl()
  const { comments, total, error, isFetching, refetch } = useComments(subject)
  if (error)
    return (
      <p className="talk__state" role="alert">
        {intl.formatMessage(m.failed)}{' '}
        <Button kind="link" busy={isFetching} onClick={() => void refetch()}>
          {intl.formatMessage(m.retry)}
        </Button>
      </p>
    )
  if (!comments) return <SkeletonRows rows={2} />
  if (comments.length === 0) return empty ? <p className="talk__state second">{empty}</p> : null
  const earlier = total - comments.length
  return (
    <>
      {earlier > 0 && <p className="talk__state second">{intl.formatMessage(m.earlier, { count: earlier })}</p>}
      <ol className="talk__thread" aria-live="polite" aria-relevant="additions">
        {comments.map((comment) => (
          <CommentLine key={comment._id} comment={comment} performerId={performerId} />
        ))}
      </ol>
    </>
  )
}
