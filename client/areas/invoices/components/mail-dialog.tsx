import type { Invoice } from '@shared/areas/invoices/services/invoices'
import { Formik, type FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { errorText } from '../../../components/use-error-text'
import { FormDialog } from '../../../ui/form/FormDialog'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { useLocale } from '../../../ui/zone/zone-context'
import { mailMessages as m } from '../messages'

interface Values {
  mailTo: string
}

const ADDRESS = /^[^\s@]+@[^\s@]+$/

interface MailProps {
  invoice: Invoice
  /** The partner's own address, where they have one. */
  known: string
  onClose: () => void
}

/** Mails an issued invoice with its paper and XML, to the buyer's address or another. */
export const MailDialog = ({ invoice, known, onClose }: MailProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch] = api.invoices.usePatch()
  const submit = useSubmit(({ mailTo }: Values) => patch({ id: invoice._id, data: { mailTo: mailTo.trim() } }).unwrap(), {
    done: intl.formatMessage(m.done),
    onSaved: onClose,
  })
  const validate = ({ mailTo }: Values): FormikErrors<Values> =>
    ADDRESS.test(mailTo.trim()) ? {} : { mailTo: errorText('invoices.mail-address', locale) }
  return (
    <Formik<Values> initialValues={{ mailTo: invoice.mailedTo ?? invoice.buyer.email ?? known }} validate={validate} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.title, { number: invoice.number ?? '' })}
        subtitle={invoice.buyer.legalName ?? invoice.buyer.name}
        verb={intl.formatMessage(m.verb)}
        icon="send"
        kbd="Ctrl ↵"
        note={intl.formatMessage(invoice.pdfId && invoice.xmlId ? m.withFiles : m.filesLater)}
        onClose={onClose}
      >
        <TextField name="mailTo" label={intl.formatMessage(m.mailTo)} type="email" maxLength={200} required />
      </FormDialog>
    </Formik>
  )
}
