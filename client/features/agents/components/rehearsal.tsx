import { firstDayOf, lastDayOf, monthOfDay, shiftMonth, type Day } from '@shared/domain/days/days'
import type { Id } from '@shared/domain/ids'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { apComsApi } from '../../../api/apComs'
import { formatDate, formatMoney } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { ButtonLink } from '../../../ui/Button/Button'
import { Panel } from '../../../ui/Panel/Panel'
import { Select } from '../../../ui/Select/Select'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { commissionMessages as m } from '../messages'
import { useSchemesToCome } from '../use-schemes-to-come'
import { MechanicSentence } from './mechanic-sentence'
import type { CommissionReport } from './mechanic-panel'

interface RehearsalProps {
  present: CommissionReport
  agentId: string
  agentName: string
  since: Day
  until: Day
}

/** A scheme to come on the very orders of the range, beside what is in force; nothing of it is stored. */
export const Rehearsal = ({ present, agentId, agentName, since, until }: RehearsalProps) => {
  const intl = useIntl()
  const zone = useZone()
  const rank = present.rank
  const toCome = useSchemesToCome(rank?._id)
  const [chosen, setChosen] = useState('')
  const scheme = toCome?.find(({ _id }) => _id === chosen) ?? toCome?.[0]
  const tried = apComsApi.useReport(
    'commissions',
    { since, until, agentId: agentId as Id<'assets'>, ...(scheme ? { rehearse: scheme._id } : null) },
    { skip: !scheme },
  ).currentData
  if (!rank) return null
  if (toCome && !scheme)
    return (
      <Panel title={intl.formatMessage(m.rehearsal)}>
        <p className="muted">{intl.formatMessage(m.noneToCome, { rank: rank.name })}</p>
        <ButtonLink to={`/apps/agentpro/ranks?open=${rank._id}`} icon="edit">
          {intl.formatMessage(m.toRank, { rank: rank.name })}
        </ButtonLink>
      </Panel>
    )
  if (!toCome || !scheme || !tried)
    return (
      <Panel title={intl.formatMessage(m.rehearsal)}>
        <SkeletonRows rows={4} lines={1} />
      </Panel>
    )
  return (
    <>
      <Panel title={intl.formatMessage(m.rehearsal)} flush>
        {toCome.length > 1 && (
          <div className="rehearsal__choice">
            <Select
              aria-label={intl.formatMessage(m.rehearsal)}
              value={scheme._id}
              options={toCome.map(({ _id, created }) => ({
                value: _id as string,
                label: intl.formatMessage(m.rehearsalOf, { rank: rank.name, day: formatDate(created, zone) }),
              }))}
              onChange={setChosen}
            />
          </div>
        )}
        <div className="rehearsal__sides">
          <Side title={intl.formatMessage(m.inForce)} report={present} />
          <Side title={intl.formatMessage(m.fromDay, { day: formatDate(scheme.created, zone) })} report={tried} />
        </div>
        <Compared label={agentName} now={present.total} then={tried.total} />
      </Panel>
      <RankMonths rankId={rank._id} rank={rank.name} schemeId={scheme._id} until={until} />
    </>
  )
}

const Side = ({ title, report }: { title: string; report: CommissionReport }) => (
  <section>
    <h3>{title}</h3>
    <ol>
      {report.mechanics.map((mechanic) => (
        <li key={`${mechanic.comId} ${mechanic.index}`}>
          <MechanicSentence mechanic={mechanic} />
          <Amount value={mechanic.total} currency={false} weight="name" />
        </li>
      ))}
    </ol>
  </section>
)

const Compared = ({ label, now, then }: { label: string; now: number; then: number }) => {
  const locale = useLocale()
  return (
    <div className="rehearsal__line">
      <span className="cut">{label}</span>
      <Amount value={now} currency={false} />
      <Amount value={then} currency={false} />
      <b className="num">{formatMoney(then - now, locale, { plus: true, currency: false })}</b>
    </div>
  )
}

/** The whole rank over three months, ended ones where there are. */
const RankMonths = ({ rankId, rank, schemeId, until }: { rankId: string; rank: string; schemeId: Id<'apComs'>; until: Day }) => {
  const intl = useIntl()
  const last = monthOfDay(until)
  return (
    <Panel title={intl.formatMessage(m.wholeRank, { rank })} flush>
      {[shiftMonth(last, -2), shiftMonth(last, -1), last].map((month) => (
        <RankMonth key={month} rankId={rankId} schemeId={schemeId} month={month} />
      ))}
    </Panel>
  )
}

const RankMonth = ({ rankId, schemeId, month }: { rankId: string; schemeId: Id<'apComs'>; month: ReturnType<typeof monthOfDay> }) => {
  const range = { since: firstDayOf(month), until: lastDayOf(month) }
  const present = apComsApi.useReport('commissionsOfAll', range).data
  const tried = apComsApi.useReport('commissionsOfAll', { ...range, rehearse: schemeId }).data
  const sum = (rows: typeof present): number => rows?.data.reduce((so, row) => (row.rankId === rankId ? so + row.total : so), 0) ?? 0
  return <Compared label={`${month.slice(5)}/${month.slice(0, 4)}`} now={sum(present)} then={sum(tried)} />
}
