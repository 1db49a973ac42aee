import type { Id } from '@shared/foundation/ids'
import { putInOutbox } from '../../../../kernel/outbox'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'

export const SMS = 'sms'
/** What the work of an account holds while no message of it would leave. */
export const STOPPED = 'stopped'

/** Has what waits at an account sent once the command is committed. An account that is no more has nothing to send. */
export const sendSoon = async (work: SocaiUnitOfWork, accountId: Id<'smsAccounts'>): Promise<void> => {
  const account = await work.read('smsAccounts').byId(accountId, { only: ['sender'] })
  // What is put in anew differs each time: whoever is at it sees that there is more.
  if (account) await putInOutbox(work, { kind: SMS, recordId: accountId, title: account.sender, data: work.newId() })
}
