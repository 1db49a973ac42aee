import { accountsErrors } from '../areas/people/sign-in-errors'
import { agentsErrors } from '../areas/agents/errors'
import { assistantsErrors } from '../areas/assistants/errors'
import { bankErrors } from '../areas/bank/errors'
import { booksErrors } from '../areas/books/errors'
import { carriersErrors } from '../areas/carriers/errors'
import { counterErrors } from '../areas/counter/errors'
import { catalogueErrors } from '../areas/goods/product-errors'
import { facebookErrors } from '../areas/facebook/errors'
import { fundsErrors } from '../areas/money/errors'
import { invoicesErrors } from '../areas/invoices/errors'
import { importsErrors } from '../areas/imports/errors'
import { messagesErrors } from '../areas/sms/errors'
import { ordersErrors } from '../areas/trade/errors'
import { partnersErrors } from '../areas/partners/errors'
import { peopleErrors } from '../areas/people/errors'
import { platformsErrors } from '../areas/shops/errors'
import { stockErrors } from '../areas/goods/errors'
import { talkErrors } from '../areas/talk/errors'
import { taxErrors } from '../areas/tax/errors'
import { questionsErrors } from '../areas/questions/errors'
import { webhooksErrors } from '../areas/webhooks/errors'
import { workspacesErrors } from '../areas/workspace/errors'

/** Every refusal of the domain, by area: its text in English (the specification's own where it has one) and Vietnamese, with {placeholders},
 *  and the status of its answer: 400 bad input, 401 not signed in, 403 not allowed, 404 not there, 409 conflict, 410 no more, 413 too large,
 *  429 too many. */
export const errors = {
  ...accountsErrors,
  ...agentsErrors,
  ...assistantsErrors,
  ...bankErrors,
  ...booksErrors,
  ...catalogueErrors,
  ...carriersErrors,
  ...counterErrors,
  ...facebookErrors,
  ...fundsErrors,
  ...importsErrors,
  ...invoicesErrors,
  ...messagesErrors,
  ...ordersErrors,
  ...partnersErrors,
  ...peopleErrors,
  ...platformsErrors,
  ...stockErrors,
  ...talkErrors,
  ...taxErrors,
  ...webhooksErrors,
  ...questionsErrors,
  ...workspacesErrors,
} as const

export type ErrorCode = keyof typeof errors
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429

/** One text with its {placeholders} filled; one that has no value stays as it is written. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (asIs: string, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : asIs))
