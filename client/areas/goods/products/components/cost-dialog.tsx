import { dong } from '@shared/foundation/money/money'
import type { RecordOf } from '@shared/registry/service-types'
import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatMonth, formatQuantity, type Day } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Fields } from '../../../../ui/Field/Field'
import { CheckboxField } from '../../../../ui/form/ChoiceFields'
import { DateField } from '../../../../ui/form/DateField'
import { Declined } from '../../../../ui/form/form-error'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { costMessages as m } from '../messages'

type Product = Pick<RecordOf<'products'>, '_id' | 'name' | 'unit'>
type Effect = Awaited<ReturnType<ReturnType<ReturnType<typeof api.stocks.usePatchMany>[0]>['unwrap']>>

interface Values {
  since: Day | null
  until: Day | null
  cost: number | null
  agreed: boolean
}

const isReady = (values: Values): values is Values & { since: Day; until: Day; cost: number } =>
  values.since !== null && values.until !== null && Number.isFinite(values.cost)

/** Gives the units of a product that came in between two days another cost: first what it changes, then, once that is confirmed, it is done. */
export const CostDialog = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const intl = useIntl()
  const today = useToday()
  const [apply] = api.stocks.usePatchMany()
  const [effect, setEffect] = useState<Effect | null>(null)
  const submit = useSubmit(
    async (values: Values) => {
      if (!isReady(values)) throw new Declined()
      const { since, until, cost } = values
      return apply({
        by: { productId: product._id, since, until },
        data: { cost: dong(cost), ...(effect ? null : { preview: true }) },
      }).unwrap()
    },
    {
      done: ({ units }) => effect && intl.formatMessage(m.done, { count: units }),
      onSaved: (found) => (effect ? onClose() : setEffect(found)),
    },
  )
  const form = useFormik<Values>({ initialValues: { since: null, until: null, cost: null, agreed: false }, onSubmit: submit })
  const { values, setFieldValue } = form
  /** What was worked out is of other days or another cost now. */
  const outdate = (): void => {
    setEffect(null)
    void setFieldValue('agreed', false)
  }
  return (
    <FormikProvider value={form}>
      <FormDialog
        title={intl.formatMessage(m.title)}
        subtitle={product.name}
        width={520}
        verb={intl.formatMessage(effect ? m.apply : m.preview)}
        ready={isReady(values) && (!effect || (values.agreed && effect.units > 0))}
        onClose={onClose}
      >
        <div className="cost-form">
          <p className="muted">{intl.formatMessage(m.about)}</p>
          <Fields least={140}>
            <DateField
              name="since"
              label={intl.formatMessage(m.since)}
              max={today}
              onSet={() => {
                outdate()
                void setFieldValue('until', null)
              }}
            />
            <DateField
              name="until"
              label={intl.formatMessage(m.until)}
              min={values.since ?? undefined}
              max={today}
              disabled={values.since === null}
              onSet={outdate}
            />
            <MoneyField name="cost" label={intl.formatMessage(m.cost)} onSet={outdate} />
          </Fields>
          <CheckboxField name="agreed" disabled={!values.since || !values.until}>
            {intl.formatMessage(m.agree)}
          </CheckboxField>
          <div role="status">{effect && <Preview effect={effect} unit={product.unit} />}</div>
        </div>
      </FormDialog>
    </FormikProvider>
  )
}

/** What another cost changes: the value of what is meant, and the cost of goods of each month in which some of it left. */
const Preview = ({ effect, unit }: { effect: Effect; unit: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  if (effect.units === 0) return <p>{intl.formatMessage(effect.skipped > 0 ? m.allLocked : m.none, { count: effect.skipped })}</p>
  return (
    <div className="cost-preview">
      <p>{intl.formatMessage(m.units, { count: formatQuantity(effect.units, locale), unit, sold: formatQuantity(effect.sold, locale) })}</p>
      <dl>
        <div>
          <dt>{intl.formatMessage(m.before)}</dt>
          <dd>
            <Amount value={effect.before} />
          </dd>
        </div>
        <div>
          <dt>{intl.formatMessage(m.after)}</dt>
          <dd>
            <Amount value={effect.after} weight="strong" />
          </dd>
        </div>
        {effect.months.map(({ month, units, difference }) => (
          <div key={month}>
            <dt>{intl.formatMessage(m.month, { month: formatMonth(month, locale), count: formatQuantity(units, locale), unit })}</dt>
            <dd>
              <Amount value={difference} signed />
            </dd>
          </div>
        ))}
      </dl>
      {effect.unknown > 0 && <p className="second">{intl.formatMessage(m.unknown, { count: formatQuantity(effect.unknown, locale) })}</p>}
      {effect.skipped > 0 && <p className="ink-warn">{intl.formatMessage(m.skipped, { count: formatQuantity(effect.skipped, locale) })}</p>}
    </div>
  )
}
