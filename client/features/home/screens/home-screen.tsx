import { useIntl } from 'react-intl'
import { useMe } from '../../../api/session/use-me'
import { StaleBanner } from '../../../components/list-states'
import { formatDate, formatTime, formatWeekday } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { Columns, Page, Stack } from '../../../ui/Panel/Panel'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { Cards } from '../components/cards'
import { Counts } from '../components/counts'
import { FirstSteps } from '../components/first-steps'
import { Latest } from '../components/latest'
import { Needs } from '../components/needs'
import { calledName, partOfDay } from '../greeting'
import { homeMessages as m } from '../messages'
import { useFirstSteps } from '../use-first-steps'
import { useLowStock, useSalesFacts, useToShip } from '../use-home-facts'
import './home-screen.css'

/** Where a day begins: how the company stands, what waits, what has just happened. */
export const HomeScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const me = useMe()
  const now = useNow()
  const today = useToday()
  const sales = useSalesFacts()
  const toShip = useToShip()
  const low = useLowStock()
  const first = useFirstSteps()
  const facts = [
    sales.newToday !== undefined && intl.formatMessage(m.factToday, { count: sales.newToday }),
    Boolean(toShip?.count) && intl.formatMessage(m.factToShip, { count: toShip?.count ?? 0 }),
    Boolean(low?.count) && intl.formatMessage(m.factLow, { count: low?.count ?? 0 }),
  ].filter((fact): fact is string => typeof fact === 'string')
  const date = `${formatWeekday(today, locale)}, ${formatDate(today)}`
  return (
    <Page
      name={intl.formatMessage(m.screen)}
      title={intl.formatMessage(m[partOfDay(formatTime(now, zone))], { name: calledName(me.name) })}
      subtitle={[date, facts.join(', ')].filter(Boolean).join(' · ')}
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
