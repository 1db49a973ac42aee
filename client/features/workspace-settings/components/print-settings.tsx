import type { RecordOf } from '@shared/services/service-types'
import { useIntl } from 'react-intl'
import { CheckboxField } from '../../../ui/form/ChoiceFields'
import { TextAreaField, TextField } from '../../../ui/form/TextField'
import { settingsMessages as m } from '../messages'
import { SettingsForm } from './settings-form'

type Printing = Required<RecordOf<'workspaces'>['cfg']>

/** What stands on printed invoices and receipts. */
export const PrintSettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const labels = {
    invoiceName: intl.formatMessage(m.invoiceName),
    invoiceAddress: intl.formatMessage(m.invoiceAddress),
    invoiceContact: intl.formatMessage(m.invoiceContact),
    invoicePaymentMethods: intl.formatMessage(m.invoicePayment),
    invoiceNotice: intl.formatMessage(m.invoiceNotice),
    HideUnpaidOnReceipt: intl.formatMessage(m.hideUnpaid),
    BreakReceiptIntoPages: intl.formatMessage(m.breakReceipt),
  }
  return (
    <SettingsForm<Printing>
      title={intl.formatMessage(m.print)}
      workspace={workspace}
      labels={labels}
      reversible={labels}
      valuesOf={({ cfg }) => ({
        invoiceName: cfg.invoiceName ?? '',
        invoiceAddress: cfg.invoiceAddress ?? '',
        invoiceContact: cfg.invoiceContact ?? '',
        invoicePaymentMethods: cfg.invoicePaymentMethods ?? '',
        invoiceNotice: cfg.invoiceNotice ?? '',
        HideUnpaidOnReceipt: cfg.HideUnpaidOnReceipt ?? false,
        BreakReceiptIntoPages: cfg.BreakReceiptIntoPages ?? false,
      })}
      patchOf={(changes) => ({ cfg: changes })}
    >
      <TextField name="invoiceName" label={labels.invoiceName} placeholder={workspace.name} maxLength={200} />
      <TextField name="invoiceAddress" label={labels.invoiceAddress} maxLength={400} />
      <TextField name="invoiceContact" label={labels.invoiceContact} maxLength={400} />
      <TextAreaField name="invoicePaymentMethods" label={labels.invoicePaymentMethods} maxLength={2000} />
      <TextAreaField name="invoiceNotice" label={labels.invoiceNotice} maxLength={2000} />
      <CheckboxField name="HideUnpaidOnReceipt">{labels.HideUnpaidOnReceipt}</CheckboxField>
      <CheckboxField name="BreakReceiptIntoPages">{labels.BreakReceiptIntoPages}</CheckboxField>
    </SettingsForm>
  )
}
