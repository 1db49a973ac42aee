import { firstDayOf, lastDayOf, monthOfDay, type Day } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { useCan } from '../../api/session/use-me'
import { formatDate } from '../../lib/format'
import { useZone } from '../../ui/zone/zone-context'
import { sealFootMessages as m } from './messages'
import './seal-foot.css'

/** On paper, under a report of one whole month: the code of the month's seal, where it has one. */
export const SealFoot = ({ since, until }: { since: Day; until: Day }) => {
  const intl = useIntl()
  const zone = useZone()
  const mayRead = useCan('/report')
  const month = monthOfDay(until)
  const isWholeMonth = since === firstDayOf(month) && until === lastDayOf(month)
  const seal = api.seals.useFind({ month, $sort: { created: -1 }, $limit: 1 }, { skip: !isWholeMonth || !mayRead }).currentData?.data[0]
  if (!seal || !isWholeMonth) return null
  return (
    <p className="seal-foot num">
      {intl.formatMessage(seal.opened ? m.opened : m.code, { day: formatDate(seal.at, zone), code: seal.code.replaceAll('-', ' ') })}
    </p>
  )
}
