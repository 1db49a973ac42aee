import type { Invoice } from '@shared/areas/invoices/services/invoices'
import { useIntl } from 'react-intl'
import { Button, type ButtonProps } from '../../ui/Button/Button'
import { eInvoiceMessages as m } from './messages'
import { useInvoiceFile } from './use-invoice-file'

/** The paper and the XML of an issued invoice, to be saved. */
export const InvoiceFileButtons = ({ invoice, size }: { invoice: Pick<Invoice, '_id'> } & Pick<ButtonProps, 'size'>) => {
  const intl = useIntl()
  const { save, busy } = useInvoiceFile(invoice)
  return (['pdf', 'zip'] as const).map((kind) => (
    <Button key={kind} kind="quiet" icon="download" busy={busy} onClick={() => void save(kind)} {...(size ? { size } : null)}>
      {intl.formatMessage(kind === 'pdf' ? m.pdf : m.xml)}
    </Button>
  ))
}
