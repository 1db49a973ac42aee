import type { RecordOf } from '@shared/registry/service-types'
import { workspaces } from '@shared/areas/workspace/services/workspaces'
import { useIntl, type IntlShape } from 'react-intl'
import { changeShape, maxLengthsIn } from '../../resource/field-limits'
import { CheckboxField } from '../../ui/form/ChoiceFields'
import { TextAreaField, TextField } from '../../ui/form/TextField'
import { printSettingMessages as m } from './messages'

type Printing = RecordOf<'workspaces'>['cfg']

/** What the board decides of printed papers, as a form holds it; the account that is paid to is chosen elsewhere. */
export type PrintValues = Omit<Required<Printing>, 'bankBin' | 'bankAccount' | 'bankHolder'>

const maxLength = maxLengthsIn(changeShape(workspaces))

/** The fields' names as their labels say them. */
export const printLabels = (intl: IntlShape): Record<keyof PrintValues, string> => ({
  invoiceName: intl.formatMessage(m.setName),
  invoiceTitle: intl.formatMessage(m.setTitle),
  invoiceAddress: intl.formatMessage(m.setAddress),
  invoiceContact: intl.formatMessage(m.setContact),
  invoicePaymentMethods: intl.formatMessage(m.setPayment),
  invoiceNotice: intl.formatMessage(m.setNotice),
  HidePaymentCode: intl.formatMessage(m.setHideCode),
  ShowSkuOnInvoice: intl.formatMessage(m.setShowSku),
  HideUnpaidOnReceipt: intl.formatMessage(m.setHideUnpaid),
  BreakReceiptIntoPages: intl.formatMessage(m.setBreak),
})

/** What a form of them starts with. */
export const printValuesOf = (cfg: Printing): PrintValues => ({
  invoiceName: cfg.invoiceName ?? '',
  invoiceTitle: cfg.invoiceTitle ?? '',
  invoiceAddress: cfg.invoiceAddress ?? '',
  invoiceContact: cfg.invoiceContact ?? '',
  invoicePaymentMethods: cfg.invoicePaymentMethods ?? '',
  invoiceNotice: cfg.invoiceNotice ?? '',
  HidePaymentCode: cfg.HidePaymentCode ?? false,
  ShowSkuOnInvoice: cfg.ShowSkuOnInvoice ?? false,
  HideUnpaidOnReceipt: cfg.HideUnpaidOnReceipt ?? false,
  BreakReceiptIntoPages: cfg.BreakReceiptIntoPages ?? false,
})

interface PrintFieldsProps {
  labels: Record<keyof PrintValues, string>
  /** What stands where no name is given. */
  companyName: string
}

/** The fields themselves, for a form within `cfg`. */
export const PrintFields = ({ labels, companyName }: PrintFieldsProps) => (
  <>
    <TextField name="invoiceName" label={labels.invoiceName} placeholder={companyName} maxLength={maxLength('cfg.invoiceName')} />
    <TextField
      name="invoiceTitle"
      placeholder={useIntl().formatMessage(m.usualTitle)}
      label={labels.invoiceTitle}
      maxLength={maxLength('cfg.invoiceTitle')}
    />
    <TextField name="invoiceAddress" label={labels.invoiceAddress} maxLength={maxLength('cfg.invoiceAddress')} />
    <TextField name="invoiceContact" label={labels.invoiceContact} maxLength={maxLength('cfg.invoiceContact')} />
    <TextAreaField name="invoicePaymentMethods" label={labels.invoicePaymentMethods} maxLength={maxLength('cfg.invoicePaymentMethods')} />
    <TextAreaField name="invoiceNotice" label={labels.invoiceNotice} maxLength={maxLength('cfg.invoiceNotice')} />
    <CheckboxField name="HidePaymentCode">{labels.HidePaymentCode}</CheckboxField>
    <CheckboxField name="ShowSkuOnInvoice">{labels.ShowSkuOnInvoice}</CheckboxField>
    <CheckboxField name="HideUnpaidOnReceipt">{labels.HideUnpaidOnReceipt}</CheckboxField>
    <CheckboxField name="BreakReceiptIntoPages">{labels.BreakReceiptIntoPages}</CheckboxField>
  </>
)
