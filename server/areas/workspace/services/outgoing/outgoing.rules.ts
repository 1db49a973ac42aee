import { mailingAgain } from '../../../../kernel/mail-again'
import type { ServiceRules } from '../../../../kernel/service-rules'

/** Work for services of others: made by commands, tried by itself; a person may only ask for it anew. */
export const outgoingRules: ServiceRules<'outgoing'> = {
  preparePatch: (_call, work, _before, { state }) => Promise.resolve(state === undefined ? {} : { state, tries: 0, due: work.now }),
  outbox: [mailingAgain],
}
