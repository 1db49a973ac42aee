import { companyMail } from '../../../../kernel/company-mail'
import type { OutboxRule } from '../../../../kernel/outbox'
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

/** Tells the buyer of an invoice that was issued. */
export const mailing: OutboxRule = {
  kind: MAIL,
  attempt: async (app, { recordId, workspaceId }) => {
    const database = app.get('database')
    const [invoice, company] = await Promise.all([
      database.records('invoices', workspaceId).byId(recordId),
      database.platformRecords('workspaces').byId(workspaceId),
    ])
    const to = invoice?.buyer.email
    if (!invoice || !company || !to || invoice.mailedAt) return { outcome: 'done' }
    const text = letter(company.name, invoice)
    const subject = `Hoá đơn ${invoice.series} số ${invoice.number ?? ''} của ${company.name}`
    await app.get('mail').send(companyMail(company, app.get('config').publicUrl, { to, subject, text }))
    return {
      outcome: 'done',
      within: async (work) => {
        const before = await work.read('invoices').byId(recordId)
        if (!before) return
        work.save('invoices', before, { mailedAt: work.now })
        work.emitReloaded('invoices', [recordId])
      },
    }
  },
}
