import { useIntl } from 'react-intl'
import { useKnownWorkspace, useMe } from '../../../api/session/use-me'
import { useWorkspace } from '../../../api/session/use-workspace'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { formatTime } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { useNow } from '../../../lib/use-now'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Button } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Columns, Page, Panel, Stack } from '../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useZone } from '../../../ui/zone/zone-context'
import { FirstSteps } from '../components/first-steps'
import { MyDay } from '../components/my-day'
import { Needs } from '../components/needs'
import { PhoneDay } from '../components/phone-day'
import { PostCard } from '../components/post-card'
import { PostComposer } from '../components/post-composer'
import { ShiftCard } from '../components/shift-card'
import { WallCounts } from '../components/wall-counts'
import { usePresent, WhoIsIn } from '../components/who-is-in'
import { calledName, partOfDay } from '../greeting'
import { useDayFacts } from '../use-day-facts'
import { useFirstSteps } from '../use-first-steps'
import { useWall, useWallTalk } from '../use-wall'
import { homeMessages, wallMessages as m } from '../messages'
import './home-screen.css'
import './wall-screen.css'

/** The company's front page: what it tells itself, guests who ask, one's own day, what waits. */
export const WallScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const me = useMe()
  const now = useNow()
  const isPhone = useIsPhone()
  const first = useFirstSteps()
  const present = usePresent()
  const facts = useDayFacts([
    present && present.length > 0 ? intl.formatMessage(homeMessages.factPeople, { count: present.length }) : undefined,
  ])
  const [{ post: sought }] = useUrlQuery({ post: '' })
  const { read, posts, fresh, showFresh, older } = useWall()
  const talkOf = useWallTalk(posts)
  const day = (
    <>
      {first && <FirstSteps first={first} />}
      <ShiftCard />
      <MyDay />
      <Needs />
    </>
  )
  return (
    <Page
      name={intl.formatMessage(homeMessages.screen)}
      title={intl.formatMessage(homeMessages[partOfDay(formatTime(now, zone))], { name: calledName(me.name) })}
      subtitle={facts}
      tools={
        <>
          {!isPhone && <WhoIsIn />}
          <Brand />
        </>
      }
    >
      <StaleBanner list={read} />
      <Stack>
        {!isPhone && <WallCounts />}
        {isPhone && (
          <>
            <ShiftCard />
            <PhoneDay />
          </>
        )}
        <Columns side={388}>
          <Stack>
            <PostComposer />
            {fresh > 0 && (
              <Button icon="arrow-up" onClick={showFresh}>
                {intl.formatMessage(m.fresh, { count: fresh })}
              </Button>
            )}
            {hasFailed(read) ? (
              <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
            ) : !posts ? (
              <Panel>
                <SkeletonRows rows={6} lines={2} />
              </Panel>
            ) : posts.length === 0 ? (
              <Panel>
                <EmptyState icon="comment" title={intl.formatMessage(m.empty)}>
                  {intl.formatMessage(m.emptyHint)}
                </EmptyState>
              </Panel>
            ) : (
              posts.map((post) => <PostCard key={post._id} post={post} talk={talkOf(post._id)} isSought={post._id === sought} />)
            )}
            {older && (
              <Button busy={read.isFetching} onClick={older}>
                {intl.formatMessage(m.older)}
              </Button>
            )}
          </Stack>
          {!isPhone && <Stack>{day}</Stack>}
        </Columns>
      </Stack>
    </Page>
  )
}

/** The company's own logo, name and slogan, where it may show them. */
const Brand = () => {
  const known = useKnownWorkspace()
  const workspace = useWorkspace()
  if (!workspace?.apps.includes('whitelabel')) return null
  return (
    <span className="wall-brand">
      <Avatar name={workspace.name} image={workspace.avatar} size={40} shape="square" />
      <span>
        <b>{known?.name ?? workspace.name}</b>
        {workspace.slogan && <span className="second">{workspace.slogan}</span>}
      </span>
    </span>
  )
}
