import { codStatements, type CodStatement } from '@shared/areas/carriers/services/codStatements'
import { dong } from '@shared/foundation/money/money'
import type { IntlShape } from 'react-intl'
import { api } from '../../../../api/api'
import { formatMoney } from '../../../../lib/format'
import { resourceList } from '../../../../resource/resource-list'
import { Amount } from '../../../../ui/Amount/Amount'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { When } from '../../../../ui/When/When'
import { NewStatement } from '../components/new-statement'
import { OpenStatement } from '../components/open-statement'
import { statementMessages as m } from '../messages'

/** What carriers owe, for whoever may see sales; and nothing for others. */
const useOwed = () => ({ owed: api.deliveries.useReport('cod', {}).data?.total })

const carrierOf = ({ carrier, isStandIn }: Pick<CodStatement, 'carrier' | 'isStandIn'>, intl: IntlShape): string =>
  isStandIn ? intl.formatMessage(m.standInCarrier) : carrier.toUpperCase()

/** Statements of carriers about the money they collect, newest first. */
export const StatementsScreen = resourceList({
  service: codStatements,
  messages: m,
  icon: 'wallet',
  sort: '-_id',
  dockSize: 'order',
  use: useOwed,
  columns: ({ intl }) => [
    {
      key: 'number',
      head: intl.formatMessage(m.number),
      cell: ({ number, created, ...of }) => (
        <TwoLines first={<span className="num strong">{`${number} · ${carrierOf(of, intl)}`}</span>} second={<When value={created} />} />
      ),
    },
    {
      key: 'status',
      head: intl.formatMessage(m.status),
      width: 160,
      cell: ({ status, rows }) => (
        <TwoLines
          first={<StatusTag status={status === 'booked' ? 'finished' : 'pending'}>{intl.formatMessage(m[`status.${status}`])}</StatusTag>}
          second={intl.formatMessage(m.codes, { count: rows.length })}
        />
      ),
    },
    { key: 'cod', head: intl.formatMessage(m.cod), width: 120, align: 'end', cell: ({ told }) => <Amount value={told.cod} /> },
    {
      key: 'fee',
      head: intl.formatMessage(m.fee),
      width: 120,
      align: 'end',
      hideNarrow: true,
      cell: ({ told }) => <Amount value={told.fee} />,
    },
    {
      key: 'net',
      head: intl.formatMessage(m.net),
      width: 120,
      align: 'end',
      cell: ({ told }) => <Amount value={dong(told.cod - told.fee)} weight="strong" />,
    },
  ],
  phone: ({ number, status, told, ...of }, { intl }) => ({
    name: `${number} · ${carrierOf(of, intl)}`,
    amount: <Amount value={dong(told.cod - told.fee)} />,
    about: intl.formatMessage(m[`status.${status}`]),
  }),
  foot: ({ x, intl, locale }) =>
    x.owed && x.owed.due > 0 ? (
      <span>{intl.formatMessage(m.due, { due: formatMoney(x.owed.due, locale), overdue: formatMoney(x.owed.overdue, locale) })}</span>
    ) : null,
  Form: ({ record, onClose }) =>
    record ? <OpenStatement key={record._id} statement={record} onClose={onClose} /> : <NewStatement onClose={onClose} />,
})
