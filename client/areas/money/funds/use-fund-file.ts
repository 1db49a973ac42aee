import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useAllRecords } from '../../../api/use-all-records'
import { useFundGroupName } from '../../../components/fund-groups/fund-group-name'
import { dayOf } from '../../../lib/format'
import type { TableFile } from '../../../lib/table-file/cells'
import { useZone } from '../../../ui/zone/zone-context'
import { standingOf, useStatusWord } from './fund-status'
import type { FundsView } from './funds-address'
import { filterOf } from './funds-query'
import { entryMessages as em, fundsMessages as m } from './messages'

/** The entries of a view as a table, whatever page is shown. */
export const useFundFile = (view: FundsView): (() => Promise<TableFile>) => {
  const intl = useIntl()
  const zone = useZone()
  const groupName = useFundGroupName()
  const statusWord = useStatusWord()
  const readAll = useAllRecords<Fund>(api.funds)
  return async () => {
    const heads = [
      m.columnWhen,
      m.columnDay,
      m.columnName,
      m.columnGroup,
      m.columnWho,
      m.columnLabel,
      m.filterStatus,
      m.columnAmount,
      m.columnBalance,
      em.ref,
      em.note,
    ]
    return {
      name: intl.formatMessage(m.screen),
      rows: [
        heads.map((head) => ({ head: intl.formatMessage(head) })),
        ...(await readAll(filterOf(view))).map((fund) => [
          fund.number,
          { day: dayOf(fund.created, zone) },
          fund.name,
          groupName(fund.group),
          fund.recipientName,
          fund.label,
          fund.isOpening && fund.status === 'completed' ? intl.formatMessage(m.openingRow) : statusWord(standingOf(fund)),
          fund.amount,
          fund.balance,
          fund.refId,
          fund.note,
        ]),
      ],
    }
  }
}
