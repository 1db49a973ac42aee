import { dongInEnglish, dongInVietnamese } from '@shared/foundation/words/words'
import { earliestFundDay } from '@shared/foundation/documents/funds'
import { zone as asZone } from '@shared/foundation/days/days'
import { funds } from '@shared/areas/money/services/funds'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNow } from '../../../../lib/use-now'
import { ImageUpload } from '../../../../components/image-upload'
import { LabelField } from '../../../../components/label-select'
import { maxLengthsIn, newRecordShape } from '../../../../resource/field-limits'
import { Field, Fields } from '../../../../ui/Field/Field'
import { useFirstOpenDay } from '../../../../api/session/use-workspace'
import { DateField } from '../../../../ui/form/DateField'
import { useBound } from '../../../../ui/form/use-bound'
import { TextAreaField, TextField } from '../../../../ui/form/TextField'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { amountOf, type Direction, type EntryValues } from '../entry-values'
import { entryMessages as m, fundsMessages } from '../messages'
import { GroupField } from './group-field'

const maxLength = maxLengthsIn(newRecordShape(funds))
const inWords = { vi: dongInVietnamese, en: dongInEnglish }
const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1)

interface EntryFieldsProps {
  /** A new one: the amount takes focus. */
  fresh?: boolean
  /** The order it pays. */
  children?: ReactNode
  /** Nothing may be changed. */
  readOnly: boolean
  /** Completed: group, amount and date stay as they are. */
  locked: boolean
}

/** In or out, how much, what for, whom, when and where. */
export const EntryFields = ({ readOnly, locked, fresh, children }: EntryFieldsProps) => {
  const intl = useIntl()
  const zone = useZone()
  const earliest = useFirstOpenDay(earliestFundDay(new Date(useNow()), asZone(zone)))
  const { values, setValues, setFieldValue } = useFormikContext<EntryValues>()
  const out = values.direction === 'out'
  const turn = (direction: Direction): void =>
    void setValues({ ...values, direction, group: direction === values.direction ? values.group : null })
  return (
    <div className="funds-entry">
      {!locked && !readOnly && (
        <Segmented<Direction>
          block
          label={intl.formatMessage(m.direction)}
          chosen={values.direction}
          onChoose={turn}
          segments={[
            { key: 'in', label: intl.formatMessage(fundsMessages.moneyIn), icon: 'arrow-down', ink: 'credit' },
            { key: 'out', label: intl.formatMessage(fundsMessages.moneyOut), icon: 'arrow-up', ink: 'debit' },
          ]}
        />
      )}
      <AmountField readOnly={readOnly || locked} autoFocus={fresh ?? false} />
      <TextField name="name" label={intl.formatMessage(m.name)} maxLength={maxLength('name')} readOnly={readOnly} />
      <Fields>
        <GroupField disabled={readOnly || locked} />
        <LabelField name="label" label={intl.formatMessage(m.label)} disabled={readOnly} />
        <TextField
          name="recipientName"
          label={intl.formatMessage(out ? m.recipient : m.payer)}
          maxLength={maxLength('recipientName')}
          readOnly={readOnly}
        />
        <DateField name="created" label={intl.formatMessage(out ? m.dayOut : m.dayIn)} min={earliest} disabled={readOnly || locked} />
        <TextField name="recipientInfo" label={intl.formatMessage(m.info)} maxLength={maxLength('recipientInfo')} readOnly={readOnly} />
        <TextField name="refId" label={intl.formatMessage(m.ref)} maxLength={maxLength('refId')} readOnly={readOnly} />
      </Fields>
      {children}
      <TextAreaField
        name="note"
        label={intl.formatMessage(m.note)}
        placeholder={readOnly ? undefined : intl.formatMessage(m.noteHint)}
        maxLength={maxLength('note')}
        readOnly={readOnly}
      />
      <ImageUpload
        label={intl.formatMessage(m.image)}
        value={values.avatar}
        onChange={(avatar) => void setFieldValue('avatar', avatar)}
        disabled={readOnly}
      />
    </div>
  )
}

/** The one figure the form is about; with items it is their sum and can't be written. */
const AmountField = ({ readOnly, autoFocus }: { readOnly: boolean; autoFocus: boolean }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { values } = useFormikContext<EntryValues>()
  const bound = useBound<number | null>('amount')
  const out = values.direction === 'out'
  const summed = values.items.length > 0
  const amount = amountOf(values)
  const words = amount !== null && amount > 0 && Number.isSafeInteger(amount) ? sentence(inWords[locale](amount)) : undefined
  return (
    <Field
      name="amount"
      label={intl.formatMessage(out ? m.amountOut : m.amountIn)}
      error={bound.error}
      hint={summed ? intl.formatMessage(m.amountFromItems) : words}
    >
      {(ids) => (
        <MoneyInput
          {...ids}
          name="amount"
          autoFocus={autoFocus}
          look="huge"
          placeholder="0"
          ink={out ? 'debit' : 'credit'}
          readOnly={readOnly || summed}
          value={amount}
          onChange={bound.set}
          onBlur={() => {
            // Nobody is told off for an amount they haven't come to yet.
            if (amount !== null) bound.leave()
          }}
        />
      )}
    </Field>
  )
}
