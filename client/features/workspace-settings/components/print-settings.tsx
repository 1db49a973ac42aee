import type { RecordOf } from '@shared/services/service-types'
import { workspaces } from '@shared/services/workspaces'
import { useIntl } from 'react-intl'
import { changeShape, maxLengthsIn } from '../../../resource/field-limits'
import { CheckboxField } from '../../../ui/form/ChoiceFields'
import { TextAreaField, TextField } from '../../../ui/form/TextField'
import { settingsMessages as m } from '../messages'
import { SettingsForm } from './settings-form'

type Printing = Omit<Required<RecordOf<'workspaces'>['cfg']>, 'bankBin' | 'bankAccount' | 'bankHolder'>

const maxLength = maxLengthsIn(changeShape(workspaces))

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
      within="cfg"
    >
      <TextField name="invoiceName" label={labels.invoiceName} placeholder={workspace.name} maxLength={maxLength('cfg.invoiceName')} />
      <TextField name="invoiceAddress" label={labels.invoiceAddress} maxLength={maxLength('cfg.invoiceAddress')} />
      <TextField name="invoiceContact" label={labels.invoiceContact} maxLength={maxLength('cfg.invoiceContact')} />
      <TextAreaField name="invoicePaymentMethods" label={labels.invoicePaymentMethods} maxLength={maxLength('cfg.invoicePaymentMethods')} />
      <TextAreaField name="invoiceNotice" label={labels.invoiceNotice} maxLength={maxLength('cfg.invoiceNotice')} />
      <CheckboxField name="HideUnpaidOnReceipt">{labels.HideUnpaidOnReceipt}</CheckboxField>
      <CheckboxField name="BreakReceiptIntoPages">{labels.BreakReceiptIntoPages}</CheckboxField>
    </SettingsForm>
  )
}
