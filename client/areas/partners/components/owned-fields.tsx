import type { Day } from '@shared/foundation/days/days'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Fields } from '../../../ui/Field/Field'
import { MoneyField, QuantityField } from '../../../ui/form/NumberFields'
import { TextField } from '../../../ui/form/TextField'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { useLocale } from '../../../ui/zone/zone-context'
import { ownedMessages as m } from '../messages'
import { computedLoss, outlookOf, USUAL_MONTHS, type OwnedValues } from '../owned-values'
import { shortMonth } from '../short-month'
import { DepreciationLine } from './depreciation-line'
import './kept.css'

const shortDay = (day: Day): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** What an asset cost, when it was bought, over how many months it is lost, and what of it was lost by the day it is entered on. */
export const OwnedFields = ({ day }: { readonly day: Day }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { values, setFieldValue } = useFormikContext<OwnedValues>()
  const computed = computedLoss(values, day)
  const lost = computed?.lost ?? null
  useEffect(() => {
    // What was typed stays.
    if (!values.isTyped && lost !== values.depreciated) void setFieldValue('depreciated', lost)
  }, [lost, values.isTyped, values.depreciated, setFieldValue])
  return (
    <div className="owned-fields">
      <Fields>
        <MoneyField name="amount" label={intl.formatMessage(m.amount)} hint={intl.formatMessage(m.amountHint)} required />
        <TextField
          name="since"
          label={intl.formatMessage(m.since)}
          hint={intl.formatMessage(m.sinceHint)}
          placeholder={intl.formatMessage(m.sinceExample)}
          inputMode="numeric"
          required
        />
      </Fields>
      <div className="owned-months">
        <QuantityField name="months" label={intl.formatMessage(m.months)} min={1} required />
        <Segmented<string>
          block
          label={intl.formatMessage(m.monthsUsual)}
          chosen={String(values.months)}
          onChoose={(months) => void setFieldValue('months', Number(months))}
          segments={USUAL_MONTHS.map((months) => ({ key: String(months), label: String(months) }))}
        />
      </div>
      <MoneyField
        name="depreciated"
        label={intl.formatMessage(m.depreciated, { day: shortDay(day) })}
        hint={
          computed
            ? intl.formatMessage(values.isTyped && values.depreciated !== lost ? m.depreciatedTyped : m.depreciatedHint, {
                months: computed.months,
                amount: formatMoney(computed.lost, locale, { currency: false }),
              })
            : intl.formatMessage(m.depreciatedWaits)
        }
        onSet={(typed) => void setFieldValue('isTyped', typed !== null)}
      />
    </div>
  )
}

/** What the asset comes to from then on: what is left of it, each month's part, the way to nothing; and that no money moves. */
export const OwnedOutlook = ({ day }: { readonly day: Day }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { values } = useFormikContext<OwnedValues>()
  const outlook = outlookOf(values, day)
  return (
    <>
      {outlook && (
        <DockPart title={intl.formatMessage(m.ahead)}>
          <p className="second num">
            {outlook.monthly > 0
              ? intl.formatMessage(m.aheadMonthly, {
                  amount: formatMoney(outlook.monthly, locale),
                  until: shortMonth(outlook.until),
                })
              : intl.formatMessage(m.aheadNothing)}
          </p>
          <DepreciationLine row={outlook} />
          <dl className="owned-sums">
            <div>
              <dt>{intl.formatMessage(m.amount)}</dt>
              <dd>
                <Amount value={outlook.paid} />
              </dd>
            </div>
            <div>
              <dt>{intl.formatMessage(m.lost)}</dt>
              <dd>
                <Amount value={-outlook.depreciated} />
              </dd>
            </div>
            <div className="owned-sums__left">
              <dt>{intl.formatMessage(m.left)}</dt>
              <dd>
                <Amount value={outlook.bookValue} rule size="large" />
              </dd>
            </div>
          </dl>
        </DockPart>
      )}
      <DockPart>
        <p className="owned-note">{intl.formatMessage(m.noMoney)}</p>
      </DockPart>
    </>
  )
}
