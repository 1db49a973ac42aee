import { firstDayOf, lastDayOf, type Month } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { formatMoney } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../ui/zone/zone-context'
import { type Scheme } from '../mechanic-values'
import { schemeMessages as m } from '../messages'
import type { Rank } from '../use-ranks'
import { Facts } from './facts'
import { sumIfKnown } from '../sum-if-known'

/** A scheme that is written down, or mechanics of a rank that aren't, as JSON. */
type Tried = { readonly rehearse: Scheme['_id'] } | { readonly mechanics: string; readonly rankId: Rank['_id'] }

/** What another scheme would have made of a real month, beside what the ones in force made of it: nothing is stored. */
export const SchemeEffect = ({ rank, tried: by, month }: { rank: Rank; tried: Tried; month: Month }) => {
  const intl = useIntl()
  const locale = useLocale()
  const range = { since: firstDayOf(month), until: lastDayOf(month) }
  const present = api.apComs.useReport('commissionsOfAll', range).data
  const tried = api.apComs.useReport('commissionsOfAll', { ...range, ...by }).data
  if (!present || !tried) return <SkeletonRows rows={2} lines={1} />
  const ofRank = (rows: typeof present): number | undefined =>
    sumIfKnown(rows.data.flatMap((row) => (row.rankId === rank._id ? [row.total] : [])))
  const [now, then] = [ofRank(present), ofRank(tried)]
  return (
    <div className="scheme-effect">
      <h4>{intl.formatMessage(m.triedOn, { month: Number(month.slice(5)) })}</h4>
      <Facts
        facts={[
          { key: 'now', label: intl.formatMessage(m.triedNow), value: <Amount value={now} /> },
          { key: 'then', label: intl.formatMessage(m.triedThen), value: <Amount value={then} /> },
          ...(now === undefined || then === undefined
            ? []
            : [
                {
                  key: 'more',
                  label: intl.formatMessage(then >= now ? m.triedMore : m.triedLess),
                  value: <b className="num">{formatMoney(then - now, locale, { plus: true })}</b>,
                },
              ]),
        ]}
      />
    </div>
  )
}
