import { isPercentMethod } from '@shared/areas/agents/rules/commissions'
import { useIntl } from 'react-intl'
import { formatMoney, formatNumber, formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Totals } from '../../../../ui/Totals/Totals'
import { When } from '../../../../ui/When/When'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { MethodFigures, sourceWords } from '../../../agents/parts/mechanic-sentence'
import { ownMonthMessages as m } from '../messages'
import { paymentLines, standingOf, type OwnCommission, type OwnCommissions as Commissions, type OwnMechanic } from '../own-month'

/** What an agent earned in a month, each order with its reason, and what was paid when. */
export const OwnCommissions = ({ commissions }: { commissions: Commissions }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const words = { intl, locale }
  const { mechanics, total, carried } = commissions
  return (
    <>
      <section className="own-month__sum">
        <span className="second">{intl.formatMessage(m.earned)}</span>
        <Amount value={total} size="huge" />
        <span>{standingOf(commissions, words, zone)}</span>
      </section>
      {mechanics.length === 0 ? (
        <p className="second">{intl.formatMessage(m.noOrders)}</p>
      ) : (
        mechanics.map((mechanic, at) => <Mechanic key={at} mechanic={mechanic} />)
      )}
      <section className="own-month__part">
        <h2>{intl.formatMessage(m.payments)}</h2>
        <Totals
          lines={[
            { key: 'earned', label: intl.formatMessage(m.earned), value: total },
            ...(carried === 0 ? [] : [{ key: 'carried', label: intl.formatMessage(m.carried), value: carried }]),
            ...paymentLines(commissions, 'commission', words, zone).map((line) =>
              line.kind === undefined ? { ...line, value: -(line.value ?? 0) } : line,
            ),
          ]}
        />
      </section>
    </>
  )
}

/** A line of the scheme: how it counts, what it comes to, and the orders that make it. */
const Mechanic = ({ mechanic }: { mechanic: OwnMechanic }) => {
  const intl = useIntl()
  const { sourceName, goods, rank, total, count, commissions } = mechanic
  const about = [
    intl.formatMessage(sourceWords[sourceName]),
    goods ?? intl.formatMessage(m.allGoods),
    rank && intl.formatMessage(m.ofRank, { rank }),
  ]
  return (
    <section className="own-month__part">
      <div className="own-month__mechanic">
        <span>
          <span className="second">{about.filter(Boolean).join(' · ')}</span>
          <b>
            <MethodFigures mechanic={mechanic} />
          </b>
        </span>
        <Amount value={total} weight="strong" />
      </div>
      {commissions.length === 0 ? (
        <p className="second">{intl.formatMessage(m.sumAlone, { count })}</p>
      ) : (
        <ul className="own-month__orders">
          {commissions.map((commission, at) => (
            <li key={`${commission.order} ${commission.at} ${at}`}>
              <Order commission={commission} mechanic={mechanic} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The commission of one order, and why it is that much. */
const Order = ({ commission, mechanic }: { commission: OwnCommission; mechanic: OwnMechanic }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { order, at, from, depth, base, rest, multiply, amount } = commission
  const isUnits = mechanic.methodName === 'every [X] units'
  const figure = (value: number): string => (isUnits ? formatQuantity(value, locale) : formatMoney(value, locale))
  const how = isPercentMethod(mechanic.methodName)
    ? `${formatNumber(mechanic.x, locale)} %`
    : `${formatNumber(multiply, locale)} × ${formatMoney(mechanic.comValue ?? 0, locale, { currency: false })}`
  const why = [
    isUnits ? intl.formatMessage(m.units, { base: figure(base) }) : figure(base),
    how,
    rest !== 0 && intl.formatMessage(m.rest, { rest: figure(rest) }),
  ]
  const whose = from === undefined ? intl.formatMessage(m.ownOrder) : intl.formatMessage(m.orderOf, { name: from })
  return (
    <>
      <span>
        <b className="num">{order}</b> <When value={at} as="date" />
        <small>
          {whose}
          {depth > 1 && ` · ${intl.formatMessage(m.below, { depth })}`}
        </small>
        <small className="num">{why.filter(Boolean).join(' · ')}</small>
      </span>
      <Amount value={amount} weight="name" />
    </>
  )
}
