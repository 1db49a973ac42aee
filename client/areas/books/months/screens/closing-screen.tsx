import { dayOf as localDay, lastDayOf, monthOfDay, zone as asZone, type Month } from '@shared/foundation/days/days'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { useNow } from '../../../../lib/use-now'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { ButtonLink } from '../../../../ui/Button/Button'
import { ToolLink } from '../../../../ui/Button/ToolButton'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { MonthPicker } from '../../../../ui/MonthPicker/MonthPicker'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { CheckDock } from '../components/check-dock'
import { closingMessages as m } from '../messages'
import { monthInWords, readMonth } from '../months'
import { type Words, Progress, CheckList } from '../components/closing-checks'
import { Foot, ConfirmClosing } from '../components/closing-foot'
import './months.css'

/** Closes a month: what is still to be done, what is worth a look, then its seal. */
export const ClosingScreen = () => {
  const { month: typed = '' } = useParams()
  const zone = asZone(useZone())
  const now = useNow()
  const last = lastMonth(localDay(new Date(now), zone))
  const month = readMonth(typed)
  return <Closing key={typed} month={month !== null && month <= last ? month : null} last={last} />
}

const lastMonth = (today: ReturnType<typeof localDay>): Month => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return monthOfDay(localDay(new Date(Date.UTC(year, month - 1, 0, 12)), asZone('UTC')))
}

const Closing = ({ month, last }: { month: Month | null; last: Month }) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const [address, change] = useUrlQuery({ check: '' })
  const [words, setWords] = useState<Words>({})
  const [asking, setAsking] = useState(false)
  const checks = api.seals.useReport('checks', { until: lastDayOf(month ?? last) }, { skip: month === null })
  const { currentData } = checks
  const year = api.seals.useReport('months', { year: Number((month ?? last).slice(0, 4)) }, { skip: month === null })
  const isSealed = year.currentData?.data.find((each) => each.month === month)?.state === 'sealed'
  const shown = month ?? last
  const word = monthInWords(shown, locale)
  const opened = currentData?.data.find(({ kind }) => kind === address.check)
  return (
    <>
      <ListPage
        title={intl.formatMessage(m.screen, { month: word })}
        strip={<StaleBanner list={checks} />}
        tools={
          <>
            <ToolLink icon="arrow-left" label={intl.formatMessage(m.back)} to={`/report/months?year=${shown.slice(0, 4)}`} />
            <MonthPicker value={shown} until={last} onChange={(next) => void navigate(`/report/months/${next}`)} />
          </>
        }
        summary={month && !isSealed && currentData && <Progress checks={currentData} />}
        foot={
          month && !isSealed && currentData && <Foot month={month} checks={currentData} words={words} onClose={() => setAsking(true)} />
        }
        dock={
          opened &&
          !isSealed &&
          currentData && (
            <CheckDock
              key={opened.kind}
              check={opened}
              range={currentData}
              word={words[opened.kind] ?? ''}
              onWord={(text) => setWords((before) => ({ ...before, [opened.kind]: text }))}
              onClose={() => change({ check: '' })}
            />
          )
        }
        dockSize="order"
      >
        {month === null ? (
          <EmptyState icon="calendar" title={intl.formatMessage(m.notOver)}>
            {intl.formatMessage(m.notOverHint)}
          </EmptyState>
        ) : isSealed ? (
          <EmptyState
            icon="lock"
            title={intl.formatMessage(m.isSealed)}
            action={<ButtonLink to={`/report/months?year=${month.slice(0, 4)}&open=${month}`}>{intl.formatMessage(m.openSeal)}</ButtonLink>}
          />
        ) : hasFailed(checks) ? (
          <LoadFailed error={checks.error} onRetry={checks.refetch} retrying={checks.isFetching} />
        ) : (
          <CheckList checks={currentData} words={words} open={address.check} onOpen={(kind) => change({ check: kind }, { push: true })} />
        )}
      </ListPage>
      {asking && month && currentData && (
        <ConfirmClosing month={month} checks={currentData} words={words} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
