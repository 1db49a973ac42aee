import type { Application } from '../../../../kernel/application'
import { companyMail } from '../../../../kernel/company-mail'
import type { OutboxRule } from '../../../../kernel/outbox'
import type { Attachment } from '../../../../platform/mail/mail'
import { FILE_KINDS, keptFile } from './kept-files'
import type { Invoice } from './make-invoice'

export const MAIL = 'invoice-mail'

const amount = (total: number): string => String(total).replace(/\B(?=(\d{3})+$)/g, '.')

/** What the buyer reads: whose invoice, its number, and how to look it up. */
const letter = (company: string, invoice: Invoice): string => {
  const { series, number = '', template, total, reservationCode, taxAuthorityCode, buyer } = invoice
  return [
    `Kính gửi ${buyer.legalName ?? buyer.name ?? 'Quý khách'},`,
    `${company} đã phát hành hoá đơn điện tử:`,
    [
      `Ký hiệu: ${template.slice(0, 1)}${series}`,
      `Số: ${number}`,
      `Tổng thanh toán: ${amount(total)} ₫`,
      ...(reservationCode ? [`Mã tra cứu: ${reservationCode}`] : []),
      ...(taxAuthorityCode ? [`Mã của cơ quan thuế: ${taxAuthorityCode}`] : []),
    ].join('\n'),
    company,
  ].join('\n\n')
}

/** The files of an invoice as they go with a mail: those that are kept. */
const attachmentsOf = async (app: Application, invoice: Invoice): Promise<Attachment[]> => {
  const name = `${invoice.series}-${invoice.number ?? ''}`
  const files = await Promise.all(FILE_KINDS.map(async (kind) => ({ kind, content: await keptFile(app, invoice, kind) })))
  return files.flatMap(({ kind, content }) => (content ? [{ filename: `${name}.${kind}`, content }] : []))
}

/**
 * Mails an issued invoice with its files: to the address that was asked for by a press, again if need be, else once to the buyer's own.
 */
export const mailing: OutboxRule = {
  kind: MAIL,
  isMail: true,
  attempt: async (app, { recordId, workspaceId, data }) => {
    const database = app.get('database')
    const [invoice, company] = await Promise.all([
      database.records('invoices', workspaceId).byId(recordId),
      database.platformRecords('workspaces').byId(workspaceId),
    ])
    const to = data ?? (invoice?.mailedAt ? undefined : invoice?.buyer.email)
    if (!invoice || !company || !to) return { outcome: 'done' }
    const text = letter(company.name, invoice)
    const subject = `Hoá đơn ${invoice.series} số ${invoice.number ?? ''} của ${company.name}`
    const attachments = await attachmentsOf(app, invoice)
    await app.get('mail').send(companyMail(company, app.get('config').publicUrl, { to, subject, text, attachments }))
    return {
      outcome: 'done',
      within: async (work) => {
        const before = await work.read('invoices').byId(recordId)
        if (!before) return
        work.save('invoices', before, { mailedAt: work.now, mailedTo: to })
        work.emitReloaded('invoices', [recordId])
      },
    }
  },
}
