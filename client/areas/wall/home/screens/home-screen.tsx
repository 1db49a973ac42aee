import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useMe } from '../../../../api/session/use-me'
import { StaleBanner } from '../../../../components/list-states'
import { formatTime } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { Columns, Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useZone } from '../../../../ui/zone/zone-context'
import { Counts } from '../components/counts'
import { FirstSteps } from '../components/first-steps'
import { Latest } from '../components/latest'
import { Needs } from '../components/needs'
import { calledName, partOfDay } from '../greeting'
import { homeMessages as m } from '../messages'
import { useCards } from '../use-cards'
import { useDayFacts } from '../use-day-facts'
import { useFirstSteps } from '../use-first-steps'
import { useSoldToday } from '../use-month-so-far'
import './home-screen.css'

const waiting = (
  <Panel flush>
    <SkeletonRows rows={6} />
  </Panel>
)

/** Where a day begins: how the company stands, what waits, what has just happened. */
export const HomeScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const me = useMe()
  const now = useNow()
  const sold = useSoldToday()
  const first = useFirstSteps()
  const cards = useCards()
  const facts = useDayFacts([sold === undefined ? undefined : intl.formatMessage(m.factToday, { count: sold })])
  return (
    <Page
      name={intl.formatMessage(m.screen)}
      title={intl.formatMessage(m[partOfDay(formatTime(now, zone))], { name: calledName(me.name) })}
      subtitle={<span className="home-facts">{facts}</span>}
    >
      <StaleBanner />
      <Stack>
        <Counts />
        <Columns side={388}>
          <Stack>
            {first === undefined ? (
              waiting
            ) : (
              // Together: what came later would push down what is read already.
              <Suspense fallback={waiting}>
                {first && <FirstSteps first={first} />}
                {cards.map(({ key, Card }) => (
                  <Card key={key} />
                ))}
                <Latest />
              </Suspense>
            )}
          </Stack>
          <Stack>
            <Needs />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  )
}
