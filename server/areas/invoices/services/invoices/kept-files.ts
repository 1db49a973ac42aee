import type { Application } from '../../../../kernel/application'
import type { Invoice } from './make-invoice'

/** The kinds of files of an invoice, and where it names each. */
export const INVOICE_FILES = { pdf: 'pdfId', zip: 'xmlId' } as const
export type InvoiceFileKind = keyof typeof INVOICE_FILES
export const FILE_KINDS = ['pdf', 'zip'] as const satisfies readonly InvoiceFileKind[]

/** The bytes of a file of an invoice that is kept here; null: it isn't. */
export const keptFile = async (
  app: Application,
  invoice: Pick<Invoice, 'pdfId' | 'xmlId' | 'workspaceId'>,
  kind: InvoiceFileKind,
): Promise<Buffer | null> => {
  const id = invoice[INVOICE_FILES[kind]]
  const upload = id && (await app.get('database').records('uploads', invoice.workspaceId).byId(id))
  return upload ? app.get('files').readPaper(upload.uri) : null
}
