import type { Day } from '@shared/foundation/days/days'
import { MAX_GATHERED } from '@shared/areas/invoices/services/invoices'
import { groupBy } from '@shared/foundation/group-by'
import { sumBy } from '@shared/foundation/sum'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { hasFailed, LoadFailed } from '../../../components/list-states'
import { dayOf, formatDate, formatMoney } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { readPeriod } from '../../../ui/DateRange/presets'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { invoiceMessages as m, issueMessages as im } from '../messages'
import { IssueEach, type EachOf, type UninvoicedRow as Row } from './issue-each'
import './invoices.css'

/** Counter sales of one day that may come on one invoice. */
interface DaySales {
  readonly day: Day
  readonly rows: readonly Row[]
}

/** The days with more than one such sale, the latest first. */
const useDaysOf = () => {
  const zone = useZone()
  return (rows: readonly Row[]): DaySales[] => {
    const retail = rows.filter(({ retail, invoiceStatus }) => retail && invoiceStatus === undefined)
    return [...groupBy(retail, ({ created }) => dayOf(created, zone))]
      .map(([day, own]) => ({ day, rows: own.slice(0, MAX_GATHERED) }))
      .filter(({ rows: own }) => own.length > 1)
  }
}

/** Orders of a range of days whose goods left without an invoice; each is issued from here, all of them by one press, counter sales of a day together where the provider takes that. */
export const Uninvoiced = ({ filters }: { filters: Readonly<Record<string, string>> }) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const daysOf = useDaysOf()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<DaySales | null>(null)
  const { period = '', since = '', until = '' } = filters
  const range = readPeriod({ period, since, until }, today) ?? { from: today, to: today }
  const read = api.invoices.useReport('uninvoiced', { since: range.from, until: range.to })
  const account = api.invoices.useReport('counts', { since: today, until: today }).data
  const count = read.data?.total.count ?? 0
  const [issuing, setIssuing] = useState<Readonly<EachOf> | null>(null)
  if (count === 0 && !isOpen && asked === null && issuing === null) return null
  const rows = read.data?.data ?? []
  const days = account?.gathersDay === true ? daysOf(rows) : []
  const gathered = new Set(days.flatMap((each) => each.rows.map(({ _id }) => _id)))
  const ready = rows.filter(({ _id, invoiceStatus }) => invoiceStatus === undefined && !gathered.has(_id))
  const said = ({ day, rows }: DaySales) => ({ count: rows.length, day: formatDate(day) })
  return (
    <div className="invoice-strip invoice-missing">
      <span className="ink-warn">{intl.formatMessage(m.uninvoiced, { count })}</span>
      <span className="invoice-strip">
        <Button size="s" onClick={() => setOpen(true)}>
          {intl.formatMessage(m.uninvoicedShow)}
        </Button>
        {account?.provider !== undefined && ready.length > 0 && (
          <Button size="s" onClick={() => setIssuing({ ready, left: rows.filter((row) => !ready.includes(row)), all: count })}>
            {intl.formatMessage(m.eachVerb, { count: ready.length })}
          </Button>
        )}
      </span>
      {issuing && <IssueEach {...issuing} onClose={() => setIssuing(null)} />}
      {isOpen && (
        <Dialog title={intl.formatMessage(m.uninvoicedTitle)} onClose={() => setOpen(false)}>
          {hasFailed(read) ? (
            <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
          ) : !read.data ? (
            <SkeletonRows rows={4} />
          ) : (
            <ul className="invoice-list">
              {days.map((each) => (
                <li key={each.day}>
                  <span className="strong">{intl.formatMessage(m.gather, said(each))}</span>
                  <Amount value={sumBy(each.rows, ({ total }) => total)} weight="strong" />
                  <Button
                    size="s"
                    onClick={() => {
                      setOpen(false)
                      setAsked(each)
                    }}
                  >
                    {intl.formatMessage(m.gatherVerb)}
                  </Button>
                </li>
              ))}
              {read.data.data.map(({ _id, order_number, partner, total }) => (
                <li key={_id}>
                  <Link to={`/sales/invoices?order=${_id}`} onClick={() => setOpen(false)}>
                    {order_number} · {partner ?? intl.formatMessage(m.consumer)}
                  </Link>
                  <Amount value={total} />
                </li>
              ))}
            </ul>
          )}
        </Dialog>
      )}
      {asked && (
        <Gather
          sales={asked}
          title={intl.formatMessage(m.gather, said(asked))}
          verb={intl.formatMessage(im.verb, {
            amount: formatMoney(
              sumBy(asked.rows, ({ total }) => total),
              locale,
              { currency: true },
            ),
          })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

const Gather = ({ sales, title, verb, onClose }: { sales: DaySales; title: string; verb: string; onClose: () => void }) => {
  const intl = useIntl()
  const [create] = api.invoices.useCreate()
  const issue = async (): Promise<void> => {
    try {
      await create({ orderIds: sales.rows.map(({ _id }) => _id) }).unwrap()
      toastDone(intl.formatMessage(m.gathered))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  return (
    <ConfirmDialog
      title={title}
      verb={verb}
      safe={intl.formatMessage(im.later)}
      changes={[intl.formatMessage(m.gatherConsumer), intl.formatMessage(im.noCancel)]}
      onConfirm={issue}
      onClose={onClose}
    />
  )
}
