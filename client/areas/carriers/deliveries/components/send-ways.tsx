import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { formatMoney, formatShare } from '../../../../lib/format'
import { ButtonLink } from '../../../../ui/Button/Button'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../../ui/zone/zone-context'
import { bringerName, carrierName } from '../../../../components/parcels/parcel-words'
import { serviceWord } from '../delivery-words'
import { deliveryMessages as m } from '../messages'
import { CarrierMark } from './carrier-mark'
import type { SendingState } from '../use-sending'

/** What a carrier takes for a shipment, or why it doesn't take it. */
export type Quote = ReportOf<'deliveries', 'quotes'>['data'][number]
export const keyOf = ({ accountId, service }: Quote): string => `${accountId} ${service}`

/** The least of a figure among those that have one. */
export const leastOf = (quotes: readonly Quote[], figure: 'fee' | 'days'): number =>
  Math.min(...quotes.flatMap((quote) => (quote.problem === undefined ? (quote[figure] ?? []) : [])))

interface WaysProps {
  state: SendingState
  rows: readonly Quote[]
  chosen: string | null
  onChoose: (key: string) => void
}

/** What carriers take, side by side; the cheapest and the fastest are marked. */
export const SendWays = ({ state, rows, chosen, onChoose }: WaysProps) => {
  const intl = useIntl()
  const { quotes, isAsked, isAsking } = state
  if (!isAsked) return <p className="send__say second">{intl.formatMessage(m.waysLacking)}</p>
  if (quotes.isError && !quotes.data)
    return (
      <p className="send__say ink-debit" role="alert">
        {intl.formatMessage(m.waysFailed)}
      </p>
    )
  if (!quotes.data) return <SkeletonRows rows={4} />
  if (rows.length === 0)
    return (
      <p className="send__say">
        {intl.formatMessage(m.waysNone)} <ButtonLink to="/carriers">{intl.formatMessage(m.carrier)}</ButtonLink>
      </p>
    )
  const [cheapest, fastest] = [leastOf(rows, 'fee'), leastOf(rows, 'days')]
  return (
    <>
      <div role="radiogroup" aria-label={intl.formatMessage(m.carrier)} aria-busy={isAsking} className="send__ways">
        {rows.map((quote) => (
          <QuoteRow
            key={keyOf(quote)}
            quote={quote}
            isChosen={keyOf(quote) === chosen}
            isCheapest={quote.fee !== undefined && quote.fee === cheapest}
            isFastest={quote.days !== undefined && quote.days === fastest}
            onChoose={() => onChoose(keyOf(quote))}
          />
        ))}
      </div>
      <OwnFigures rows={rows} />
    </>
  )
}

/** When the money of each carrier comes, and whose figures these are; nothing while there are too few parcels of our own. */
const OwnFigures = ({ rows }: Pick<WaysProps, 'rows'>) => {
  const intl = useIntl()
  if (!rows.some(({ arrived, moneyDays }) => arrived !== undefined || moneyDays !== undefined)) return null
  const byCarrier = new Map(rows.map((quote) => [bringerName(quote, intl), quote]))
  return (
    <div className="send__own">
      <p className="second">{intl.formatMessage(m.ownFigures)}</p>
      <ul className="send__money">
        {[...byCarrier].map(([name, { carrier, moneyDays }]) =>
          moneyDays === undefined ? null : (
            <li key={name}>
              <CarrierMark carrier={carrier} />
              {intl.formatMessage(m.moneyAfter, { carrier: name, days: moneyDays })}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

interface QuoteRowProps {
  quote: Quote
  isChosen: boolean
  isCheapest: boolean
  isFastest: boolean
  onChoose: () => void
}

const titleOf = (quote: Quote, intl: ReturnType<typeof useIntl>): string =>
  [...new Set([bringerName(quote, intl), serviceWord(quote.service, intl)])].join(' · ')

const QuoteRow = ({ quote, isChosen, isCheapest, isFastest, onChoose }: QuoteRowProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { carrier, fee, days, isSilent, arrived } = quote
  const problem = isSilent ? intl.formatMessage(m.silent, { carrier: carrierName(carrier, intl) }) : quote.problem
  return (
    <label className={`quote${problem === undefined ? '' : ' quote--refused'}`}>
      <CarrierMark carrier={carrier} />
      <span>
        <span className="strong cut">{titleOf(quote, intl)}</span>
        {problem !== undefined && <span className="second">{problem}</span>}
      </span>
      <span>
        {days !== undefined && <span className="num">{intl.formatMessage(m.days, { days })}</span>}
        {isFastest && <span className="second ink-credit">{intl.formatMessage(m.fastest)}</span>}
      </span>
      <span className="end quote__arrived">
        {arrived && (
          <>
            <span className="num">{intl.formatMessage(m.arrivedShare, { share: formatShare(arrived.success, locale) })}</span>
            <span className="second">
              {arrived.province === undefined
                ? intl.formatMessage(m.arrivedOf, { count: arrived.parcels })
                : intl.formatMessage(m.arrivedThere, { count: arrived.parcels, province: arrived.province })}
            </span>
          </>
        )}
      </span>
      <span className="end">
        {fee !== undefined && <span className="num strong">{formatMoney(fee, locale)}</span>}
        {isCheapest ? (
          <span className="second ink-credit">{intl.formatMessage(m.cheapest)}</span>
        ) : (
          carrier === 'own' && <span className="second">{intl.formatMessage(m.payOwn)}</span>
        )}
      </span>
      <input type="radio" name="quote" checked={isChosen} disabled={problem !== undefined} onChange={onChoose} />
    </label>
  )
}
