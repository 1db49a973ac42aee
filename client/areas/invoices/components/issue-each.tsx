import { sumDong } from '@shared/foundation/money/money'
import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { BulkRunDialog, type BulkRun } from '../../../components/bulk-run/bulk-run-dialog'
import { formatMoney } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { invoiceMessages as m } from '../messages'
import './invoices.css'

export type UninvoicedRow = ReportOf<'invoices', 'uninvoiced'>['data'][number]

export interface EachOf {
  /** Orders that an invoice each is issued of. */
  readonly ready: readonly UninvoicedRow[]
  /** Those of the list that need more than a press. */
  readonly left: readonly UninvoicedRow[]
  /** How many orders without an invoice there are in all. */
  readonly all: number
}

const linkOf = ({ _id }: UninvoicedRow): string => `/sales/invoices?order=${_id}`

const whyLeft = ({ invoiceStatus }: UninvoicedRow) =>
  invoiceStatus === undefined ? m.eachGathered : invoiceStatus === 'draft' ? m.eachDraft : m.eachFailed

/** Issues an invoice of each of many orders, one after the other, as a single one is: how many and what sum first, what was refused and why afterwards. */
export const IssueEach = ({ ready, left, all, onClose }: EachOf & { onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [create] = api.invoices.useCreate()
  const count = ready.length
  const sum = formatMoney(sumDong(ready.map(({ total }) => total)), locale, { currency: true })
  const run: BulkRun<UninvoicedRow> = {
    title: intl.formatMessage(m.eachTitle),
    about: intl.formatMessage(m.eachSum, { count, sum }),
    gather: () => Promise.resolve(ready),
    change: async ({ _id }) => {
      await create({ orderIds: [_id] }).unwrap()
      return true
    },
    words: {
      each: intl.formatMessage(m.eachAbout),
      verb: (orders) => intl.formatMessage(m.eachVerb, { count: orders }),
      done: (made) => intl.formatMessage(m.eachDone, { count: made }),
      refused: (refused) => intl.formatMessage(m.eachRefused, { count: refused }),
    },
  }
  return (
    <BulkRunDialog<UninvoicedRow>
      run={run}
      count={count}
      nameOf={({ order_number, partner }) => [order_number, partner].filter(Boolean).join(' · ')}
      linkOf={linkOf}
      asks={
        <>
          {count + left.length < all && <p className="ink-warn">{intl.formatMessage(m.eachMost, { count: count + left.length, all })}</p>}
          {left.length > 0 && (
            <>
              <p className="second">{intl.formatMessage(m.eachLeft, { count: left.length })}</p>
              <ul className="invoice-list">
                {left.map((row) => (
                  <li key={row._id}>
                    <Link to={linkOf(row)}>{row.order_number}</Link> <span>{intl.formatMessage(whyLeft(row))}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      }
      onClose={onClose}
    />
  )
}
