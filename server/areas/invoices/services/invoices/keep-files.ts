import type { Id } from '@shared/foundation/ids'
import type { Application } from '../../../../kernel/application'
import { putInOutbox, type OutboxRule } from '../../../../kernel/outbox'
import { transact, type SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { accountOf, providerOf } from '../../account'
import { InvoiceRefusal } from '../../providers/provider'
import { FILE_KINDS, INVOICE_FILES, type InvoiceFileKind } from './kept-files'
import type { Invoice } from './make-invoice'
import { MAIL } from './mail-invoice'

export const KEEP_FILES = 'invoice-files'

const BYTES_OF_MEGABYTE = 1_000_000

/** Whether a company's files have room for more. */
const hasRoom = async (app: Application, workspaceId: string): Promise<boolean> => {
  const uploads = await app
    .get('database')
    .records('uploads', workspaceId)
    .find({}, { only: ['bytes'] })
  return uploads.reduce((sum, { bytes = 0 }) => sum + bytes, 0) < app.get('config').uploadMegabytes * BYTES_OF_MEGABYTE
}

/** Keeps a file that was fetched: with the uploads, and named by its invoice, both or neither. */
const keep = async (app: Application, { _id, workspaceId }: Invoice, kind: InvoiceFileKind, content: Buffer): Promise<void> => {
  const { uri, bytes } = await app.get('files').savePaper(kind, content)
  await transact(app.get('work'), { workspaceId, now: () => app.get('now')(), keys: [] }, async (work) => {
    const before = await work.read('invoices').byId(_id)
    if (!before || before[INVOICE_FILES[kind]]) return
    const uploadId = work.newId<Id<'uploads'>>()
    work.insert('uploads', [{ _id: uploadId, uri, bytes, rev: 1, created: work.now }])
    work.save('invoices', before, { [INVOICE_FILES[kind]]: uploadId })
    work.emitReloaded('invoices', [_id])
  })
}

/** What waits for the files goes on: with them, or without where they can't be had. */
const mailIfMeant = async (work: SocaiUnitOfWork, id: string): Promise<void> => {
  const invoice = await work.read('invoices').byId(id)
  if (invoice?.buyer.email && !invoice.mailedAt) await putInOutbox(work, { kind: MAIL, recordId: id, title: invoice.order_number })
}

/** Fetches the paper and the XML of an issued invoice from its provider, each once, and keeps them with the uploads. */
export const keepingFiles: OutboxRule = {
  kind: KEEP_FILES,
  attempt: async (app, { recordId, workspaceId }) => {
    const invoice = await app.get('database').records('invoices', workspaceId).byId(recordId)
    if (!invoice?.number) return { outcome: 'done' }
    const account = await accountOf(app, workspaceId)
    const reached = account && providerOf(app, account)
    if (!reached || account.provider !== invoice.provider)
      return { outcome: 'stuck', why: { message: 'the account of e-invoices is missing', vi: 'chưa nối tài khoản hoá đơn điện tử' } }
    if (!(await hasRoom(app, workspaceId)))
      return { outcome: 'stuck', why: { message: 'there is no room left for files', vi: 'đã hết chỗ lưu tệp' } }
    const { number, template } = invoice
    let isWhole = true
    for (const kind of FILE_KINDS) {
      if (invoice[INVOICE_FILES[kind]]) continue
      try {
        const file = await reached.provider.file(reached.line, { number, template }, kind)
        if (file) await keep(app, invoice, kind, Buffer.from(file.bytes, 'base64'))
        else isWhole = false
      } catch (error) {
        if (error instanceof InvoiceRefusal) return { outcome: 'stuck', why: { message: error.message, vi: error.message } }
        throw error
      }
    }
    return isWhole
      ? { outcome: 'done', within: (work) => mailIfMeant(work, recordId) }
      : { outcome: 'later', why: { message: 'the provider has no file of it yet', vi: 'nhà cung cấp chưa có tệp của hoá đơn' } }
  },
  whenStuck: (work, { recordId }) => mailIfMeant(work, recordId),
}
