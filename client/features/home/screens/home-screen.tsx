import { useIntl } from 'react-intl'
import { useMe } from '../../../api/session/use-me'
import { StaleBanner } from '../../../components/list-states'
import { formatTime } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { Columns, Page, Stack } from '../../../ui/Panel/Panel'
import { useZone } from '../../../ui/zone/zone-context'
import { Cards } from '../components/cards'
import { Counts } from '../components/counts'
import { FirstSteps } from '../components/first-steps'
import { Latest } from '../components/latest'
import { Needs } from '../components/needs'
import { calledName, partOfDay } from '../greeting'
import { homeMessages as m } from '../messages'
import { useDayFacts } from '../use-day-facts'
import { useFirstSteps } from '../use-first-steps'
import { useSalesFacts } from '../use-home-facts'
import './home-screen.css'

/** Where a day begins: how the company stands, what waits, what has just happened. */
export const HomeScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const me = useMe()
  const now = useNow()
  const sales = useSalesFacts()
  const first = useFirstSteps()
  const facts = useDayFacts([sales.newToday === undefined ? undefined : intl.formatMessage(m.factToday, { count: sales.newToday })])
  return (
    <Page
      name={intl.formatMessage(m.screen)}
      title={intl.formatMessage(m[partOfDay(formatTime(now, zone))], { name: calledName(me.name) })}
      subtitle={facts}
    >
      <StaleBanner />
      <Stack>
        <Counts />
        <Columns side={388}>
          <Stack>
            {first && <FirstSteps first={first} />}
            <Cards />
            <Latest />
          </Stack>
          <Stack>
            <Needs />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  )
}
