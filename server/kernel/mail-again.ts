import type { Message } from '../platform/mail/mail'
import type { Application } from './application'
import { companyMail, type MailingCompany } from './company-mail'
import { putInOutbox, type OutboxRule } from './outbox'
import { transact } from './unit-of-work'

const MAIL = 'mail'
const MAX_TITLE_LENGTH = 200

/** A mail as it is kept until the mail server takes it. */
interface KeptMail {
  readonly message: Message
  /** ISO; nobody can use it any more afterwards: a password that was good for an hour. */
  readonly until?: string
}

const placeOf = (recordId: string): string => `outgoing/${recordId}/mail`

/**
 * Sends a mail in a company's name. One that the mail server doesn't take now is kept, sealed, and tried again by itself.
 * @param options.until it isn't sent any more afterwards
 */
export const mailOrLater = async (
  app: Application,
  company: MailingCompany & { readonly _id: string },
  message: Message,
  { until }: { readonly until?: Date } = {},
): Promise<void> => {
  const letter = companyMail(company, app.get('config').publicUrl, message)
  try {
    await app.get('mail').send(letter)
  } catch (error) {
    app.get('log').warn({ error, workspaceId: company._id }, 'a mail was not taken by the mail server; it is tried again')
    await keep(app, company._id, { message: letter, ...(until ? { until: until.toISOString() } : {}) })
  }
}

const keep = (app: Application, workspaceId: string, mail: KeptMail): Promise<unknown> =>
  transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [] }, (work) => {
    const recordId = work.newId()
    // It may hold a password or a link that opens something.
    const data = app.get('sealer').seal(JSON.stringify(mail), placeOf(recordId))
    return putInOutbox(work, { kind: MAIL, recordId, title: mail.message.subject.slice(0, MAX_TITLE_LENGTH), data })
  })

/** Sends what the mail server didn't take when it was written. */
export const mailingAgain: OutboxRule = {
  kind: MAIL,
  isMail: true,
  attempt: async (app, { recordId, data = '' }) => {
    const opened = app.get('sealer').open(data, placeOf(recordId))
    // Of another installation, or from before its secret was lost: nobody can read it any more.
    if (opened === null) return { outcome: 'done' }
    const { message, until } = JSON.parse(opened) as KeptMail
    if (until !== undefined && new Date(until) <= app.get('now')()) return { outcome: 'done' }
    await app.get('mail').send(message)
    return { outcome: 'done' }
  },
}
