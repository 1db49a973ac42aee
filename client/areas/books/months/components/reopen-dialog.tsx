import type { Month } from '@shared/foundation/days/days'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { formatDate } from '../../../../lib/format'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale } from '../../../../ui/zone/zone-context'
import { sealMessages as m } from '../messages'
import { monthInWords, openedThrough } from '../months'

const MAX_REASON_LENGTH = 500

/** Asks why a sealed month is opened, and opens it: its seal stays. */
export const ReopenDialog = ({ month, onClose }: { month: Month; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const workspace = useWorkspace()
  const [patch] = api.workspaces.usePatch()
  const word = monthInWords(month, locale)
  const lockDate = openedThrough(month)
  const submit = useSubmit(
    ({ reopenReason }: { reopenReason: string }) =>
      patch({ id: workspace?._id ?? '', data: { opts: { lockDate }, reopenReason } }).unwrap(),
    { done: () => intl.formatMessage(m.reopened, { month: word }), onSaved: onClose },
  )
  return (
    <Formik initialValues={{ reopenReason: '' }} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.reopenTitle, { month: word })}
        verb={intl.formatMessage(m.reopen)}
        kind="danger"
        onClose={onClose}
      >
        <p className="second">{intl.formatMessage(m.reopenHint, { day: formatDate(lockDate) })}</p>
        <p className="second">{intl.formatMessage(m.reopenHintAll)}</p>
        <TextField name="reopenReason" label={intl.formatMessage(m.reopenWhy)} maxLength={MAX_REASON_LENGTH} required data-autofocus />
      </FormDialog>
    </Formik>
  )
}
