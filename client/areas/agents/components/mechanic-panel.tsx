import type { ReportOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { formatMoney, formatNumber, formatQuantity } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Panel } from '../../../ui/Panel/Panel'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { isPercentMethod } from '@shared/areas/agents/rules/commissions'
import { commissionMessages as m } from '../messages'
import { MechanicSentence } from '../parts/mechanic-sentence'

export type CommissionReport = ReportOf<'apComs', 'commissions'>
export type ReportMechanic = CommissionReport['mechanics'][number]
type Commission = ReportMechanic['commissions'][number]

/** So many commissions of a mechanic are shown until all are asked for. */
export const FIRST_COMMISSIONS = 50

interface MechanicPanelProps {
  mechanic: ReportMechanic
  number: number
  /** Whose month it is, to ask for the rest. */
  report: Pick<CommissionReport, 'since' | 'until' | 'agent' | 'rank'>
}

/** One mechanic: its sentence and sum, and under it the orders that make it. */
export const MechanicPanel = ({ mechanic, number, report: { since, until, agent, rank } }: MechanicPanelProps) => {
  const intl = useIntl()
  const isPhone = useIsPhone()
  const [isWhole, setWhole] = useState(false)
  const { count, total, index, comId } = mechanic
  const whole = api.apComs.useReport('commissions', { since, until, agentId: agent._id, mechanicIndex: index }, { skip: !isWhole })
  const shown = whole.data?.mechanics.find((each) => each.comId === comId)?.commissions ?? mechanic.commissions
  return (
    <Panel flush>
      <details className="mechanic-panel" open={!isPhone}>
        <summary>
          <span className="mechanic-panel__number num">{number}</span>
          <span>
            <MechanicSentence mechanic={mechanic} />
            {mechanic.rank && mechanic.rank._id !== rank?._id && (
              <small className="second"> {intl.formatMessage(m.byScheme, { rank: mechanic.rank.name })}</small>
            )}
          </span>
          <Amount value={total} weight="strong" />
        </summary>
        {mechanic.target && <Target {...mechanic.target} least={mechanic.x} />}
        {total === undefined ? (
          <p className="mechanic-panel__none muted">{intl.formatMessage(m.forBoard)}</p>
        ) : count === 0 ? (
          <p className="mechanic-panel__none muted">{intl.formatMessage(m.noOrders)}</p>
        ) : (
          <ul className="commissions">
            {shown.map((commission, at) => (
              <CommissionLine key={`${commission.orderId ?? ''} ${commission.created} ${at}`} commission={commission} mechanic={mechanic} />
            ))}
          </ul>
        )}
        {total !== undefined && shown.length < count && (
          <Button kind="link" busy={isWhole && whole.isFetching} onClick={() => setWhole(true)}>
            {intl.formatMessage(m.showAll, { count })}
          </Button>
        )}
      </details>
    </Panel>
  )
}

/** How far the largest order of the range is from what a mechanic asks for. */
const Target = ({ best, reached, orders, least }: NonNullable<ReportMechanic['target']> & { least: number }) => {
  const intl = useIntl()
  const locale = useLocale()
  const said = intl.formatMessage(m.target, {
    best: formatMoney(best, locale),
    least: formatMoney(least, locale),
    reached,
    orders,
  })
  return (
    <div className="mechanic-target">
      <ProgressBar value={Math.min(best, least)} most={least} label={said} />
      <span className="second num">{said}</span>
    </div>
  )
}

const CommissionLine = ({ commission, mechanic }: { commission: Commission; mechanic: ReportMechanic }) => {
  const intl = useIntl()
  const locale = useLocale()
  const seesOrders = useCan('/sales')
  const { created, orderId, order_number, from, path, base, rest, multiply, amount } = commission
  const isUnits = mechanic.methodName === 'every [X] units'
  const figure = (value: number): string => (isUnits ? formatQuantity(value, locale) : formatMoney(value, locale, { currency: false }))
  const how = isPercentMethod(mechanic.methodName)
    ? intl.formatMessage(m.percentOf, { x: formatNumber(mechanic.x, locale) })
    : `${formatNumber(multiply, locale)} × ${formatMoney(mechanic.comValue ?? 0, locale, { currency: false })}`
  return (
    <li>
      <When value={created} as="day-month" />
      {seesOrders && orderId !== undefined ? (
        <Link className="num" to={`/sales/orders/byOrder/${orderId}`}>
          {order_number}
        </Link>
      ) : (
        <span className="num">{order_number}</span>
      )}
      <span className="commissions__who cut" title={path.join(' › ')}>
        {path.length === 0 ? intl.formatMessage(m.ownOrder) : from.name || intl.formatMessage(m.otherAgent)}
        {path.length > 1 && <small> F{path.length}</small>}
      </span>
      <span className="num commissions__base">
        {figure(base)} {isUnits ? intl.formatMessage(m.units) : '₫'}
      </span>
      <span className="num second commissions__rest">{rest !== 0 && intl.formatMessage(m.rest, { rest: figure(rest) })}</span>
      <span className="num commissions__how">{how}</span>
      <Amount value={amount} currency={false} weight="name" />
    </li>
  )
}
