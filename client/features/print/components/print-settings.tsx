import type { RecordOf } from '@shared/services/service-types'
import { Formik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { useWorkspace } from '../../../api/session/use-workspace'
import { workspacesApi } from '../../../api/workspaces'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { CheckboxField } from '../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../ui/form/FormDialog'
import { TextAreaField, TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { printMessages as m } from '../messages'

type Workspace = RecordOf<'workspaces'>

/** What stands on printed pages, changed where one sees it; for the board. */
export const PrintSettingsButton = () => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const workspace = useWorkspace()
  const [isOpen, setOpen] = useState(false)
  if (!isBoard || !workspace) return null
  return (
    <>
      <ToolButton kind="quiet" icon="settings" label={intl.formatMessage(m.settings)} onClick={() => setOpen(true)} />
      {isOpen && <SettingsDialog workspace={workspace} onClose={() => setOpen(false)} />}
    </>
  )
}

const SettingsDialog = ({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) => {
  const intl = useIntl()
  const [patch] = workspacesApi.usePatch()
  const { cfg } = workspace
  const values = {
    invoiceName: cfg.invoiceName ?? '',
    invoiceAddress: cfg.invoiceAddress ?? '',
    invoiceContact: cfg.invoiceContact ?? '',
    invoicePaymentMethods: cfg.invoicePaymentMethods ?? '',
    invoiceNotice: cfg.invoiceNotice ?? '',
    HideUnpaidOnReceipt: cfg.HideUnpaidOnReceipt ?? false,
    BreakReceiptIntoPages: cfg.BreakReceiptIntoPages ?? false,
  }
  const submit = useSubmit((sent: typeof values) => patch({ id: workspace._id, data: { cfg: sent } }).unwrap(), {
    done: () => intl.formatMessage(m.saved),
    onSaved: onClose,
    fieldOf: (path) => path.split('.').at(-1) ?? path,
  })
  return (
    <Formik initialValues={values} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.settings)} verb={intl.formatMessage(m.save)} onClose={onClose}>
        <TextField name="invoiceName" label={intl.formatMessage(m.setName)} placeholder={workspace.name} maxLength={200} data-autofocus />
        <TextField name="invoiceAddress" label={intl.formatMessage(m.address)} maxLength={400} />
        <TextField name="invoiceContact" label={intl.formatMessage(m.setContact)} maxLength={400} />
        <TextAreaField name="invoicePaymentMethods" label={intl.formatMessage(m.payBy)} maxLength={2000} />
        <TextAreaField name="invoiceNotice" label={intl.formatMessage(m.setNotice)} maxLength={2000} />
        <CheckboxField name="HideUnpaidOnReceipt">{intl.formatMessage(m.setHideUnpaid)}</CheckboxField>
        <CheckboxField name="BreakReceiptIntoPages">{intl.formatMessage(m.setBreak)}</CheckboxField>
      </FormDialog>
    </Formik>
  )
}
