import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useKnownWorkspace, useMe } from '../../../../api/session/use-me'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { formatTime } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { useNow } from '../../../../lib/use-now'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button } from '../../../../ui/Button/Button'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Columns, Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useZone } from '../../../../ui/zone/zone-context'
import { FirstSteps } from '../components/first-steps'
import { MyDay } from '../components/my-day'
import { Needs } from '../components/needs'
import { PhoneDay } from '../components/phone-day'
import { PostCard } from '../components/post-card'
import { PostComposer } from '../components/post-composer'
import { ShiftCard, useMyStays } from '../components/shift-card'
import { WallCounts } from '../components/wall-counts'
import { usePresent, WhoIsIn } from '../components/who-is-in'
import { calledName, partOfDay } from '../greeting'
import { useDayFacts } from '../use-day-facts'
import { useFirstSteps } from '../use-first-steps'
import { useMyDay } from '../use-my-day'
import { useNeeds } from '../use-needs'
import { useWall, useWallTalk } from '../use-wall'
import { homeMessages, wallMessages as m } from '../messages'
import './home-screen.css'
import './wall-screen.css'

/** As many as fill a window: what stands under them stays out of sight until it has its place. */
const WAITING_ROWS = 12

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
  const { isKnown, hasFailed: noTasks } = useMyDay()
  const isAround = ![first, present, useMyStays(), useNeeds()].includes(undefined)
  const isDayThere = isAround && (isKnown || noTasks) && (posts !== undefined || hasFailed(read))
  // All of one's day comes at once, and stays: what came one by one would push down what is read already.
  const [isDayKnown, setDayKnown] = useState(false)
  if (isDayThere && !isDayKnown) setDayKnown(true)
  // While nothing is written yet, what to begin with is what the page is about.
  const isFirstDay = posts?.length === 0
  const day = isDayKnown ? (
    <>
      {first && !isFirstDay && <FirstSteps first={first} />}
      <ShiftCard />
      <MyDay />
      <Needs />
    </>
  ) : (
    <Waiting />
  )
  return (
    <Page
      name={intl.formatMessage(homeMessages.screen)}
      title={intl.formatMessage(homeMessages[partOfDay(formatTime(now, zone))], { name: calledName(me.name) })}
      subtitle={<span className="home-facts">{facts}</span>}
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
        {isPhone && isDayKnown && (
          <>
            <ShiftCard />
            <PhoneDay />
          </>
        )}
        {isPhone && !isDayKnown ? (
          <Waiting />
        ) : (
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
              ) : !posts || (isFirstDay && !isDayKnown) ? (
                <Panel>
                  <SkeletonRows rows={WAITING_ROWS} />
                </Panel>
              ) : isFirstDay && first ? (
                <FirstSteps first={first} />
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
        )}
      </Stack>
    </Page>
  )
}

const Waiting = () => (
  <Panel flush>
    <SkeletonRows rows={WAITING_ROWS} />
  </Panel>
)

/** The company's own logo, name and slogan, where it may show them. */
const Brand = () => {
  const workspace = useKnownWorkspace()
  if (!workspace?.apps?.includes('whitelabel')) return null
  return (
    <span className="wall-brand">
      <Avatar name={workspace.name} image={workspace.avatar} size={40} shape="square" />
      <span>
        <b>{workspace.name}</b>
        {workspace.slogan && <span className="second">{workspace.slogan}</span>}
      </span>
    </span>
  )
}
