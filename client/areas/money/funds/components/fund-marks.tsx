import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useRecentChanges } from '../../../../api/realtime/hub-context'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { ChangeBadge } from '../../../../components/recent/change-badge'
import { secondPersonMessages as sm } from '../../../../components/second-person/messages'
import { formatMoney, formatRelativeDay } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { Amount } from '../../../../ui/Amount/Amount'
import { Icon } from '../../../../ui/icons/Icon'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { fundChangeLabel } from '../fund-change'
import { askedAct, isGone, isWaiting, standingOf, useStatusWord } from '../fund-status'
import { fundsMessages as m } from '../messages'

/** The amount with its sign: in its ink once it counts, plain while it waits, struck through when it is gone. */
export const Movement = ({ fund }: { fund: Fund }) => (
  <Amount value={fund.amount} currency={false} signed pending={isWaiting(fund)} struck={isGone(fund)} weight="name" />
)

/** The status of an entry that doesn't count, that it was paid before the books began, or nothing. */
export const Standing = ({ fund }: { fund: Fund }) => {
  const intl = useIntl()
  const word = useStatusWord()
  const asked = askedAct(fund)
  if (asked) return <StatusTag status="pending">{intl.formatMessage(asked === 'refunded' ? sm.refundWaits : sm.waits)}</StatusTag>
  if (fund.isOpening && fund.status === 'completed') return <span>{intl.formatMessage(m.openingRow)}</span>
  if (fund.status === 'completed') return null
  if (fund.status === 'refunded') return <span>{intl.formatMessage(m.reversal)}</span>
  if (isGone(fund)) return <span>{word(standingOf(fund))}</span>
  return <StatusTag status={fund.status}>{word(fund.status)}</StatusTag>
}

/** What the money was for; struck through when the entry is gone. */
export const FundName = ({ fund }: { fund: Fund }) => {
  const intl = useIntl()
  const groupName = useFundGroupName()
  const name = fund.name || groupName(fund.group)
  return (
    <span className="funds-name">
      {isGone(fund) ? <s>{name}</s> : <span>{name}</span>}
      {fund.avatar && <Icon name="attach" size={14} label={intl.formatMessage(m.hasImage)} />}
    </span>
  )
}

/** Who has just written or changed it, what it takes back, why it is gone, else what was given back of it and whom the money came from or went to. */
export const FundAbout = ({ fund }: { fund: Fund }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const now = useNow()
  const recent = useRecentChanges('funds').get(fund._id)
  if (recent) return <ChangeBadge change={recent} what={fundChangeLabel(intl, locale, recent)} />
  if (fund.reverses)
    return (
      <>
        <Link to={`/funds?open=${fund.reverses}`} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
          {fund.reversesNumber
            ? intl.formatMessage(m.reversedNumber, { number: fund.reversesNumber })
            : intl.formatMessage(m.reversedEntry)}
        </Link>
        {fund.refundReason && ` · ${fund.refundReason}`}
      </>
    )
  if (fund.refundedAt)
    return (
      <>
        {intl.formatMessage(m.refundedBy, {
          when: formatRelativeDay(fund.refundedAt, now, locale, zone),
          who: fund.refundedBy || 'none',
          why: fund.refundReason || 'none',
        })}
      </>
    )
  const given = fund.refundedAmount && intl.formatMessage(m.partRefunded, { amount: formatMoney(fund.refundedAmount, locale) })
  return <>{[given, fund.recipientName, fund.recipientInfo || fund.note].filter(Boolean).join(' · ')}</>
}
