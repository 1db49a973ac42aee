import { useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { DateField } from '../../../../ui/form/DateField'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { TextField } from '../../../../ui/form/TextField'
import { useToday } from '../../../../ui/zone/zone-context'
import { invoiceFileMessages as m } from './messages'
import './invoice-file.css'

interface InvoiceFieldsProps {
  locked: boolean
  /** Takes the file of an e-invoice. */
  take: (file: File) => Promise<void>
  /** What is told beneath the fields. */
  children?: ReactNode
}

/** The invoice of a seller (`inputInvoice` of the form), typed or read from its file. */
export const InvoiceFields = ({ locked, take, children }: InvoiceFieldsProps) => {
  const intl = useIntl()
  const today = useToday()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <DockPart title={intl.formatMessage(m.invoice)}>
      <div className="seller-invoice">
        <TextField name="inputInvoice.series" label={intl.formatMessage(m.series)} maxLength={20} disabled={locked} />
        <TextField name="inputInvoice.number" label={intl.formatMessage(m.number)} maxLength={20} disabled={locked} />
        <DateField name="inputInvoice.date" label={intl.formatMessage(m.date)} max={today} disabled={locked} />
        <TextField name="inputInvoice.sellerTaxCode" label={intl.formatMessage(m.sellerTaxCode)} maxLength={14} disabled={locked} />
        <MoneyField name="inputInvoice.vat" label={intl.formatMessage(m.vat)} disabled={locked} />
      </div>
      {children}
      {!locked && (
        <>
          <input
            ref={chooser}
            type="file"
            accept=".xml,text/xml,application/xml"
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) void take(file)
            }}
          />
          <Button kind="link" size="s" icon="attach" onClick={() => chooser.current?.click()}>
            {intl.formatMessage(m.file)}
          </Button>
          <p className="seller-invoice__note">{intl.formatMessage(m.drop)}</p>
        </>
      )}
    </DockPart>
  )
}
