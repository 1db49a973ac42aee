import { accountsErrors } from './errors/accounts'
import { agentsErrors } from './errors/agents'
import { bankErrors } from './errors/bank'
import { catalogueErrors } from './errors/catalogue'
import { facebookErrors } from './errors/facebook'
import { fundsErrors } from './errors/funds'
import { importsErrors } from './errors/imports'
import { messagesErrors } from './errors/messages'
import { ordersErrors } from './errors/orders'
import { partnersErrors } from './errors/partners'
import { peopleErrors } from './errors/people'
import { platformsErrors } from './errors/platforms'
import { stockErrors } from './errors/stock'
import { talkErrors } from './errors/talk'
import { workspacesErrors } from './errors/workspaces'

/** Every refusal of the domain, by area: its text in English (the specification's own where it has one) and Vietnamese, with {placeholders},
 *  and the status of its answer: 400 bad input, 401 not signed in, 403 not allowed, 404 not there, 409 conflict, 413 too large,
 *  429 too many. */
export const errors = {
  ...accountsErrors,
  ...agentsErrors,
  ...bankErrors,
  ...catalogueErrors,
  ...facebookErrors,
  ...fundsErrors,
  ...importsErrors,
  ...messagesErrors,
  ...ordersErrors,
  ...partnersErrors,
  ...peopleErrors,
  ...platformsErrors,
  ...stockErrors,
  ...talkErrors,
  ...workspacesErrors,
} as const

export type ErrorCode = keyof typeof errors
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429

/** One text with its {placeholders} filled; one that has no value stays as it is written. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (asIs: string, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : asIs))
