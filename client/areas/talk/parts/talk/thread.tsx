import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { useMe } from '../../../../api/session/use-me'
import { Button } from '../../../../ui/Button/Button'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { CommentLine } from './comment-line'
import { talkMessages as m } from './messages'
import { useComments, useReading, type Subject } from './use-talk'
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
  const me = useMe()
  const { comments, total, error, isFetching, refetch } = useComments(subject)
  const fresh = useReading(subject, comments !== undefined)
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
  const others = comments.filter(({ creatorId }) => creatorId !== me._id)
  const firstNew = fresh > 0 ? others.at(-Math.min(fresh, others.length)) : undefined
  return (
    <>
      {earlier > 0 && <p className="talk__state second">{intl.formatMessage(m.earlier, { count: earlier })}</p>}
      <ol className="talk__thread" aria-live="polite" aria-relevant="additions">
        {comments.map((comment) => (
          <Fragment key={comment._id}>
            {comment === firstNew && <li className="talk__new">{intl.formatMessage(m.unread, { count: fresh })}</li>}
            <CommentLine comment={comment} performerId={performerId} />
          </Fragment>
        ))}
      </ol>
    </>
  )
}
