import { DEFAULT_ZONE, zone as asZone } from '@shared/foundation/days/days'
import { personMark } from '@shared/foundation/rights/persons'
import type { Application } from '../../../../kernel/application'
import { withTaxes } from '../../../../kernel/auth/callers'
import type { Caller } from '../../../../kernel/call'
import { notify } from '../../../../kernel/notices'
import { putInOutbox, type Outcome, type OutboxItem, type OutboxRule, type Why } from '../../../../kernel/outbox'
import { transact, type SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { accountOf, nameOf, providerOf } from '../../account'
import { InvoiceRefusal, UuidUsed, type Issued } from '../../providers/provider'
import { UUID_LIVES_MS } from './change-invoice'
import { ISSUE, type Invoice } from './make-invoice'
import { KEEP_FILES } from './keep-files'

/** A call that wasn't answered may still arrive at the provider for so long: only then "there is none" means that there will be none. */
export const SETTLED_AFTER_MS = 60_000

/** Written as by a program of the company: nobody's press decides what the provider says. */
const callerFor = async (app: Application, workspaceId: string, program: string): Promise<Caller> => {
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(workspaceId, { only: ['zone', 'opts', 'taxesBefore'] })
  return {
    workspaceId,
    userId: null,
    rights: ['bod'],
    zone: workspace ? asZone(workspace.zone) : DEFAULT_ZONE,
    person: null,
    keyed: true,
    program,
    sessionId: null,
    ...(workspace ? withTaxes(workspace) : {}),
  }
}

const change = (app: Application, caller: Caller, work: SocaiUnitOfWork, before: Invoice, fields: Partial<Invoice>): Promise<Invoice> =>
  app.service('invoices').change(work, { caller }, before, fields)

/** What stands once an invoice has its number: on itself, on the one it corrects, and on its order; its files are fetched, and then mailed to the buyer. */
const issued = (app: Application, caller: Caller, id: string, said: Issued) => async (work: SocaiUnitOfWork) => {
  const before = await work.read('invoices').byId(id)
  if (before?.status !== 'issuing') return
  const { number, taxAuthorityCode, reservationCode, issuedAt } = said
  const after = await change(app, caller, work, before, {
    status: 'issued',
    number,
    issuedAt,
    failure: undefined,
    ...(taxAuthorityCode ? { taxAuthorityCode } : {}),
    ...(reservationCode ? { reservationCode } : {}),
  })
  const original = after.originalId ? await work.read('invoices').byId(after.originalId) : null
  if (original) await change(app, caller, work, original, { status: after.kind === 'replacement' ? 'replaced' : 'adjusted' })
  for (const order of await work.read('orders').byIds(after.orderIds))
    await app
      .service('orders')
      .change(
        work,
        { caller },
        order,
        after.kind === 'adjustment' ? { invoiceStatus: 'adjusted' } : { invoiceId: after._id, invoiceStatus: 'issued' },
      )
  await putInOutbox(work, { kind: KEEP_FILES, recordId: after._id, title: after.order_number })
}

const MAX_MESSAGE = 500

/** What was refused may be mended and sent again; nobody has an invoice of it. */
const refused =
  (app: Application, caller: Caller, id: string, { code, message }: InvoiceRefusal) =>
  async (work: SocaiUnitOfWork) => {
    const before = await work.read('invoices').byId(id)
    if (before?.status !== 'issuing') return
    const failure = { at: work.now, code: code.slice(0, 80), message: message.slice(0, MAX_MESSAGE) }
    const after = await change(app, caller, work, before, { status: 'failed', failure, sentLast: undefined })
    const original = after.originalId ? await work.read('invoices').byId(after.originalId) : null
    for (const order of await work.read('orders').byIds(after.orderIds))
      await app.service('orders').change(work, { caller }, order, { invoiceStatus: original?.status ?? 'failed' })
    tell(work, caller, after, 'invoice-failed', message)
  }

/** The board and whoever issued it hear of it at once. */
const tell = (
  work: SocaiUnitOfWork,
  caller: Pick<Caller, 'person' | 'program' | 'workspaceId'>,
  { _id, order_number, creatorId }: Invoice,
  kind: 'invoice-failed' | 'invoice-stuck',
  message: string,
): void =>
  notify(work, caller as Caller, {
    kind,
    title: `The invoice of ${order_number} ${kind === 'invoice-failed' ? 'was refused' : 'is stuck'}: ${message}`.slice(0, 200),
    body: message.slice(0, 200),
    values: { number: order_number, reason: message.slice(0, 200) },
    target: { service: 'invoices', _id },
    audience: ['bod', ...(creatorId ? [personMark(creatorId)] : [])],
  })

/** Written before each call, so that whoever comes after a kill knows that there may be an invoice. */
const markSent = (app: Application, caller: Caller, { _id, workspaceId }: Invoice): Promise<Invoice | null> =>
  transact(app.get('work'), { workspaceId, now: () => app.get('now')(), keys: [] }, async (work) => {
    const before = await work.read('invoices').byId(_id)
    if (before?.status !== 'issuing') return null
    return work.save('invoices', before, { sentFirst: before.sentFirst ?? work.now, sentLast: work.now })
  })

const stuck = (message: string, vi: string): Outcome => ({ outcome: 'stuck', why: { message, vi } })

/**
 * Issues an invoice once: what may have been sent before is looked up by its uuid first, and sent again, by the same uuid, only once the
 * provider says that there is none and no earlier call can arrive any more.
 */
export const attemptIssue = async (app: Application, { recordId, workspaceId }: OutboxItem): Promise<Outcome> => {
  const invoice = await app.get('database').records('invoices', workspaceId).byId(recordId)
  if (invoice?.status !== 'issuing') return { outcome: 'done' }
  const account = await accountOf(app, workspaceId)
  const reached = account && providerOf(app, account)
  if (!reached) return stuck('the account of e-invoices is missing', 'chưa nối tài khoản hoá đơn điện tử')
  if (account.provider !== invoice.provider)
    return stuck('it was sent to another provider: connect that one again', 'đã gửi qua nhà cung cấp khác: hãy nối lại nhà cung cấp đó')
  const { provider, line } = reached
  const caller = await callerFor(app, workspaceId, nameOf(account))
  const done = (said: Issued): Outcome => ({ outcome: 'done', within: issued(app, caller, recordId, said) })
  const failed = (refusal: InvoiceRefusal): Outcome => ({ outcome: 'done', within: refused(app, caller, recordId, refusal) })
  try {
    if (invoice.sentFirst) {
      const found = await provider.find(line, invoice.uuid)
      if (found) return done(found)
      const now = app.get('now')().getTime()
      // A refusal was an answer: nothing is on its way any more.
      const settled = (invoice.sentLast?.getTime() ?? 0) + SETTLED_AFTER_MS
      if (now < settled) return { outcome: 'later', why: unanswered, waitMs: settled - now }
      if (now - invoice.sentFirst.getTime() >= UUID_LIVES_MS)
        return failed(new InvoiceRefusal('TOO_LATE', 'Gửi quá hai ngày mà chưa có số: hãy phát hành lại'))
    }
    const marked = await markSent(app, caller, invoice)
    if (!marked) return { outcome: 'done' }
    const document = { ...marked, at: app.get('now')() }
    return done(await (marked.kind === 'original' ? provider.issue : provider.adjust)(line, document))
  } catch (error) {
    if (error instanceof InvoiceRefusal) return error.code === 'SIGN_IN' ? stuck(error.message, error.message) : failed(error)
    // It had it before: what it has is looked up at the next try.
    if (error instanceof UuidUsed) return { outcome: 'later', why: unanswered, waitMs: 1000 }
    throw error
  }
}

const unanswered: Why = {
  message: 'the provider did not answer: it is asked what it has before anything is sent again',
  vi: 'nhà cung cấp chưa trả lời: sẽ tra lại trước khi gửi gì thêm',
}

/** How invoices are issued. */
export const issuing: OutboxRule = {
  kind: ISSUE,
  attempt: attemptIssue,
  pausesMs: [5000, 30_000, 60_000, 5 * 60_000, 15 * 60_000, 3_600_000],
  maxTries: 20,
  whenStuck: async (work, { recordId }, { message, vi }) => {
    const invoice = await work.read('invoices').byId(recordId)
    if (invoice) tell(work, { person: null, program: '', workspaceId: work.workspaceId }, invoice, 'invoice-stuck', vi ?? message)
  },
}
