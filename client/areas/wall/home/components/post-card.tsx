import type { Post } from '@shared/areas/wall/services/posts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { useCan, useMe } from '../../../../api/session/use-me'
import { CommentComposer } from '../../../talk/parts/talk/comment-composer'
import { CommentLine } from '../../../talk/parts/talk/comment-line'
import { LikeMark } from '../../../talk/parts/talk/like-button'
import { TalkText } from '../../../talk/parts/talk/talk-text'
import { talkMessages } from '../../../talk/parts/talk/messages'
import { useLiking, useReading, useUnread } from '../../../talk/parts/talk/use-talk'
import { classNames } from '../../../../lib/class-names'
import { useInView } from '../../../../lib/use-in-view'
import { useNow } from '../../../../lib/use-now'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { Icon } from '../../../../ui/icons/Icon'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Menu } from '../../../../ui/Menu/Menu'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import type { PostTalk } from '../use-wall'
import { wallMessages as m } from '../messages'
import { PostForm } from './post-composer'

const privacyIcons = { public: 'globe', workspace: 'people', bod: 'lock' } as const
const privacyLabels = { public: m.public, workspace: m.workspace, bod: m.bod } as const
/** Comments shown before the earlier ones are asked for. */
const MAX_SHOWN_COMMENTS = 2
const MINUTE_MS = 60_000

interface PostCardProps {
  post: Post
  talk: PostTalk
  /** A notice led here. */
  isSought: boolean
}

/** A post on the wall with its talk. A guest's question has the answer's field ready, and says how long it waits. */
export const PostCard = ({ post, talk, isSought }: PostCardProps) => {
  const intl = useIntl()
  const card = useRef<HTMLElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [showsAll, setShowsAll] = useState(isSought)
  const [isWriting, setWriting] = useState(isSought)
  const likes = useLiking({ target: 'posts', id: post._id }, talk.likes)
  const isWaiting = post.status === 'pending'
  const who = post.creator?.name ?? post.guestName ?? ''
  const hidden = showsAll ? 0 : Math.max(0, talk.comments.length - MAX_SHOWN_COMMENTS)
  const [thread, setThread] = useState<HTMLElement | null>(null)
  const unread = useUnread('posts').get(post._id) ?? 0
  const fresh = useReading({ target: 'posts', id: post._id }, useInView(thread) && unread <= talk.comments.length - hidden)
  useEffect(() => {
    if (isSought) card.current?.scrollIntoView?.({ block: 'center' })
  }, [isSought])
  return (
    <article ref={card} className={classNames('wall-card', isWaiting && 'wall-card--waiting')} aria-label={post.name || who}>
      <header className="wall-card__head">
        <Avatar name={who} image={post.creator?.avatar} size={36} />
        <div>
          <p>
            <b title={post.creator?.username}>{who}</b> {post.guestName && <span className="muted">{intl.formatMessage(m.guest)}</span>}
          </p>
          <p className="second wall-card__about">
            <When value={post.created} />
            <span>
              <Icon name={privacyIcons[post.privacy]} size={13} /> {intl.formatMessage(privacyLabels[post.privacy])}
            </span>
            {post.guestPhone && (
              <span>
                <Icon name="phone" size={13} /> {intl.formatMessage(m.staffOnly, { phone: post.guestPhone })}
              </span>
            )}
          </p>
        </div>
        {isWaiting ? <Waiting since={post.created} /> : <PostMenu post={post} onEdit={() => setEditing(true)} />}
      </header>
      {isEditing ? (
        <Suspense fallback={null}>
          <PostForm post={post} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          {post.name && <h2 className="wall-card__title">{post.name}</h2>}
          {post.desc && (
            <div className="wall-card__text">
              <TalkText text={post.desc} mentions={post.mentions} />
            </div>
          )}
          {post.avatar && <img className="wall-card__picture" src={post.avatar} alt="" loading="lazy" />}
        </>
      )}
      {talk.comments.length > 0 && (
        <div className="wall-card__talk" ref={setThread}>
          {hidden > 0 && (
            <Button kind="link" onClick={() => setShowsAll(true)}>
              {intl.formatMessage(m.earlier, { count: hidden })}
            </Button>
          )}
          <ol className="talk__thread">
            {talk.comments.slice(hidden).map((comment) => (
              <CommentLine key={comment._id} comment={comment} />
            ))}
          </ol>
        </div>
      )}
      {isWaiting ? (
        <CommentComposer target="posts" id={post._id} placeholder={intl.formatMessage(m.answer)} verb={intl.formatMessage(m.answerVerb)} />
      ) : (
        <>
          {isWriting && <CommentComposer target="posts" id={post._id} />}
          <footer className="wall-card__foot">
            <LikeMark {...likes} />
            <button type="button" className="talk__like" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
              <Icon name="comment" size={16} /> {intl.formatMessage(m.comments, { count: talk.comments.length })}
            </button>
            {fresh > 0 && <b className="wall-card__new num">{intl.formatMessage(talkMessages.unread, { count: fresh })}</b>}
          </footer>
        </>
      )}
    </article>
  )
}

/** How long a guest has waited, to the minute. */
const Waiting = ({ since }: { since: string }) => {
  const intl = useIntl()
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(since)) / MINUTE_MS))
  return (
    <span className="wall-card__wait ink-warn">
      <Icon name="clock" size={14} />{' '}
      {minutes < 90 ? intl.formatMessage(m.waiting, { minutes }) : intl.formatMessage(m.waitingHours, { hours: Math.floor(minutes / 60) })}
    </span>
  )
}

const PostMenu = ({ post, onEdit }: { post: Post; onEdit: () => void }) => {
  const intl = useIntl()
  const me = useMe()
  const mayRemove = useCan('bod')
  const [patch] = api.posts.usePatch()
  const [isRemoving, setRemoving] = useState(false)
  const isOwn = post.creatorId === me._id
  if (!isOwn && !mayRemove) return null
  return (
    <>
      <Menu
        label={intl.formatMessage(m.more)}
        align="end"
        entries={[
          ...(isOwn ? [{ key: 'edit', label: intl.formatMessage(m.edit), icon: 'edit' as const, onChoose: onEdit }] : []),
          ...(mayRemove
            ? [
                {
                  key: 'remove',
                  label: intl.formatMessage(m.remove),
                  icon: 'trash' as const,
                  danger: true,
                  onChoose: () => setRemoving(true),
                },
              ]
            : []),
        ]}
        trigger={(props) => <IconButton {...props} icon="more" label={intl.formatMessage(m.more)} />}
      />
      {isRemoving && (
        <ConfirmDialog
          title={intl.formatMessage(m.removeTitle)}
          changes={[intl.formatMessage(m.removeOut)]}
          verb={intl.formatMessage(m.remove)}
          danger
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            try {
              await patch({ id: post._id, data: { status: 'removed' } }).unwrap()
              toastDone(intl.formatMessage(m.removed))
            } catch (thrown) {
              toastError(isApiError(thrown) ? thrown.message : String(thrown))
              throw thrown
            }
          }}
        />
      )}
    </>
  )
}
