import { MAX_GUEST_POSTS } from '@shared/areas/wall/rules/posts'
import type { Post } from '@shared/areas/wall/services/posts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import type { KnownWorkspace } from '../../../../api/session/session-slice'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { LanguageChoice } from '../../../../components/public-layout/language-choice'
import { TalkText } from '../../../talk/parts/talk/talk-text'
import { classNames } from '../../../../lib/class-names'
import { useDocumentTitle } from '../../../../lib/document-title'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Icon } from '../../../../ui/icons/Icon'
import { Logo } from '../../../../ui/Logo/Logo'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { When } from '../../../../ui/When/When'
import { wallMessages as m } from '../messages'
import { GuestQuestion } from './guest-question'
import '../screens/wall-screen.css'
import './guest-wall.css'

const PAGE_SIZE = 10
const POLL_INTERVAL_MS = 60_000

/** What a company tells everybody, and where a guest asks it something. */
export const GuestWall = ({ workspace }: { workspace: KnownWorkspace }) => {
  const intl = useIntl()
  const [limit, setLimit] = useState(PAGE_SIZE)
  // Guests hear no events: they are told by asking again.
  const read = api.posts.useFind({ workspaceId: workspace._id, $limit: limit }, { pollingInterval: POLL_INTERVAL_MS })
  const { data, error, isFetching, refetch } = read
  useDocumentTitle(workspace.name)
  return (
    <div className="guest-wall">
      <header className="guest-wall__head">
        <Company workspace={workspace} />
        <LanguageChoice />
        <ButtonLink to="/sign_in">{intl.formatMessage(m.guestSignIn)}</ButtonLink>
      </header>
      <main className="guest-wall__body">
        <h1 className="guest-wall__title">{intl.formatMessage(m.guestTitle, { company: workspace.name })}</h1>
        <GuestQuestion workspaceId={workspace._id} onAsked={() => void refetch()} />
        {hasFailed(read) ? (
          <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
        ) : !data ? (
          <Panel>
            <SkeletonRows rows={4} lines={2} />
          </Panel>
        ) : data.data.length === 0 ? (
          <Panel>
            <EmptyState icon="comment" title={intl.formatMessage(m.guestEmpty)}>
              {intl.formatMessage(m.guestEmptyHint)}
            </EmptyState>
          </Panel>
        ) : (
          data.data.map((post) => <GuestPost key={post._id} post={post} />)
        )}
        {data && (data.total ?? 0) > limit && limit < MAX_GUEST_POSTS && (
          <Button busy={isFetching} onClick={() => setLimit(limit + PAGE_SIZE)}>
            {intl.formatMessage(m.older)}
          </Button>
        )}
      </main>
    </div>
  )
}

/** The company's own head where it has one of its own; else the product's. */
const Company = ({ workspace: { name, avatar, slogan, apps } }: { workspace: KnownWorkspace }) => {
  const isOwn = apps?.includes('whitelabel') ?? false
  return (
    <div className="wall-brand">
      {isOwn ? <Avatar name={name} image={avatar} size={40} shape="square" /> : <Logo size={36} />}
      <span>
        <b>{name}</b>
        {isOwn && slogan && <span className="second">{slogan}</span>}
      </span>
    </div>
  )
}

const GuestPost = ({ post: { name, desc, avatar, created, creator, guestName, status, answers, likes } }: { post: Post }) => {
  const intl = useIntl()
  const who = creator?.name ?? guestName ?? ''
  const isWaiting = status === 'pending'
  return (
    <article className={classNames('wall-card', isWaiting && 'wall-card--waiting')} aria-label={name || who}>
      <header className="wall-card__head">
        <Avatar name={who} image={creator?.avatar} size={36} />
        <div>
          <p>
            <b>{who}</b> {guestName && <span className="muted">{intl.formatMessage(m.guest)}</span>}
          </p>
          <p className="second">
            <When value={created} />
          </p>
        </div>
        {isWaiting && (
          <span className="ink-warn wall-card__wait">
            <Icon name="clock" size={15} /> {intl.formatMessage(m.guestWaits)}
          </span>
        )}
      </header>
      {name && <h2 className="wall-card__title">{name}</h2>}
      {desc && (
        <div className="wall-card__text">
          <TalkText text={desc} />
        </div>
      )}
      {avatar && <img className="wall-card__picture" src={avatar} alt="" loading="lazy" />}
      {answers && answers.length > 0 && (
        <ul className="guest-wall__answers" aria-label={intl.formatMessage(m.guestAnswers)}>
          {answers.map((answer) => (
            <li key={answer._id}>
              <Avatar name={answer.name} size={28} />
              <div>
                <p>
                  <b>{answer.name}</b>{' '}
                  <span className="second">
                    <When value={answer.created} />
                  </span>
                </p>
                <TalkText text={answer.desc} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {likes > 0 && (
        <p className="second wall-card__wait">
          <Icon name="like" size={14} /> {intl.formatMessage(m.guestLikes, { count: likes })}
        </p>
      )}
    </article>
  )
}
