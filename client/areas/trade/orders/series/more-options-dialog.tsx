import { addMonths, dayOf, zone as asZone, type Day } from '@shared/foundation/days/days'
import { MAX_SERIES, ORDER_PERIODS } from '@shared/areas/trade/rules/series'
import { orders } from '@shared/areas/trade/services/orders'
import { getIn, useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { formatDate } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { maxLengthsIn, newRecordShape } from '../../../../resource/field-limits'
import { Button } from '../../../../ui/Button/Button'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field, Fields } from '../../../../ui/Field/Field'
import { TextField } from '../../../../ui/form/TextField'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { useZone } from '../../../../ui/zone/zone-context'
import type { OrderValues } from '../form/order-values'
import { formMessages as fm, seriesMessages as m } from '../messages'
import { newSeries, seriesPlan, type SeriesValues } from './series-values'

const maxLength = maxLengthsIn(newRecordShape(orders))
const LAST_CHOSEN_DAY = 28

interface MoreOptionsDialogProps {
  /** Only a new order begins a series. */
  isNew: boolean
  /** Nothing of what the books are made of may change any more. */
  locked: boolean
  onClose: () => void
}

/** What few orders need: the invoice's number, a reservation, and whether it comes again. */
export const MoreOptionsDialog = ({ isNew, locked, onClose }: MoreOptionsDialogProps) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage(m.moreTitle)}
      width={560}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {intl.formatMessage(m.done)}
        </Button>
      }
    >
      <div className="ui-form">
        <Fields least={180}>
          <TextField name="refId" label={intl.formatMessage(fm.refId)} maxLength={maxLength('refId')} data-autofocus />
          <TextField
            name="reservation"
            label={intl.formatMessage(fm.reservation)}
            hint={isNew ? intl.formatMessage(fm.reservationHint) : undefined}
            maxLength={maxLength('reservation')}
            disabled={locked}
          />
        </Fields>
        {isNew && <Repeats />}
      </div>
    </Dialog>
  )
}

type Kind = 'once' | SeriesValues['kind']

/** Once, each month up to a day, or every few months until it is cancelled. */
const Repeats = () => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const now = new Date(useNow())
  const { values, errors, setFieldValue } = useFormikContext<OrderValues>()
  const { series } = values
  const put = (next: SeriesValues | null): void => void setFieldValue('series', next)
  const change = (changes: Partial<SeriesValues>): void => {
    if (series) put({ ...series, ...changes })
  }
  const choose = (kind: Kind): void => {
    if (kind === 'once') return put(null)
    // Good till cancelled has no end.
    put(series ? { ...series, kind, ended: kind === 'endless' ? null : series.ended } : newSeries(kind, values.created as Day | null))
  }
  const wrong = (field: string): string | undefined => getIn(errors, `series.${field}`) as string | undefined
  const latest = addMonths(dayOf(now, zone), 12)
  return (
    <section className="order-repeats" aria-label={intl.formatMessage(m.repeats)}>
      <p className="strong">{intl.formatMessage(m.repeats)}</p>
      <Segmented<Kind>
        block
        label={intl.formatMessage(m.repeats)}
        chosen={series?.kind ?? 'once'}
        onChoose={choose}
        segments={[
          { key: 'once', label: intl.formatMessage(m.once) },
          { key: 'months', label: intl.formatMessage(m.months) },
          { key: 'endless', label: intl.formatMessage(m.endless) },
        ]}
      />
      {series && (
        <>
          <Fields least={140}>
            <Field label={intl.formatMessage(m.started)} required error={wrong('started')}>
              {(ids) => (
                <DatePicker
                  {...ids}
                  value={series.started}
                  max={latest}
                  onChange={(started) => change({ ...newSeries(series.kind, started), ended: null, period: series.period })}
                />
              )}
            </Field>
            {series.kind === 'months' ? (
              <Field label={intl.formatMessage(m.ended)} required error={wrong('ended')}>
                {(ids) => (
                  <DatePicker
                    {...ids}
                    value={series.ended}
                    min={series.started ?? undefined}
                    max={series.started ? addMonths(series.started, MAX_SERIES - 1) : undefined}
                    onChange={(ended) => change({ ended })}
                  />
                )}
              </Field>
            ) : (
              <Field label={intl.formatMessage(m.period)}>
                {(ids) => (
                  <Select
                    {...ids}
                    value={String(series.period)}
                    onChange={(text) => change({ period: ORDER_PERIODS.find((months) => String(months) === text) ?? 1 })}
                    options={ORDER_PERIODS.map((count) => ({ value: String(count), label: intl.formatMessage(m.everyMonths, { count }) }))}
                  />
                )}
              </Field>
            )}
            <Field label={intl.formatMessage(m.paymentDay)} error={wrong('moPaymentDate')}>
              {(ids) => (
                <Select
                  {...ids}
                  value={String(series.moPaymentDate)}
                  onChange={(text) => change({ moPaymentDate: Number(text) })}
                  options={[
                    ...Array.from({ length: LAST_CHOSEN_DAY }, (_, at) => ({
                      value: String(at + 1),
                      label: intl.formatMessage(m.onDay, { day: at + 1 }),
                    })),
                    { value: '0', label: intl.formatMessage(m.lastDay) },
                  ]}
                />
              )}
            </Field>
          </Fields>
          <Plan series={series} />
        </>
      )}
    </section>
  )
}

/** What saving will make. */
const Plan = ({ series }: { series: SeriesValues }) => {
  const intl = useIntl()
  const [first, ...others] = seriesPlan(series)
  const last = others.at(-1)
  if (!first || !last) return null
  return (
    <p className="second" role="status">
      {series.kind === 'months'
        ? intl.formatMessage(m.planMonths, { count: others.length + 1, first: formatDate(first), last: formatDate(last) })
        : intl.formatMessage(m.planEndless, { first: formatDate(first), next: formatDate(last) })}
    </p>
  )
}
