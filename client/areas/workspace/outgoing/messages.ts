import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const outgoingMessages = freeMessages(
  defineMessages({
    screen: { id: 'outgoing.screen', defaultMessage: 'On the way out' },
    search: { id: 'outgoing.search', defaultMessage: 'Find' },
    searchHint: { id: 'outgoing.search.hint', defaultMessage: 'Number' },
    total: { id: 'outgoing.total', defaultMessage: '{count, plural, one {# task} other {# tasks}}' },
    none: { id: 'outgoing.none', defaultMessage: 'All is done' },
    noneHint: {
      id: 'outgoing.none.hint',
      defaultMessage: 'What is to be done at services of others waits here until it is done; what is stuck says why.',
    },
    what: { id: 'outgoing.what', defaultMessage: 'What' },
    state: { id: 'outgoing.state', defaultMessage: 'State' },
    'state.waiting': { id: 'outgoing.state.waiting', defaultMessage: 'Waiting' },
    'state.stuck': { id: 'outgoing.state.stuck', defaultMessage: 'Stuck' },
    'kind.invoice-issue': { id: 'outgoing.kind.invoiceIssue', defaultMessage: 'Issue an invoice' },
    'kind.invoice-files': { id: 'outgoing.kind.invoiceFiles', defaultMessage: 'Fetch the files of an invoice' },
    'kind.invoice-mail': { id: 'outgoing.kind.invoiceMail', defaultMessage: 'Mail an invoice' },
    'kind.question-mail': { id: 'outgoing.kind.questionMail', defaultMessage: 'Mail a question’s answer' },
    'kind.mail': { id: 'outgoing.kind.mail', defaultMessage: 'Send a mail' },
    'kind.carrier-tell': { id: 'outgoing.kind.parcelTell', defaultMessage: 'Tell the carrier of a parcel' },
    'kind.carrier-call-off': { id: 'outgoing.kind.parcelCallOff', defaultMessage: 'Call a parcel off' },
    'kind.sms': { id: 'outgoing.kind.sms', defaultMessage: 'Send messages to customers' },
    'kind.fb-post': { id: 'outgoing.kind.facebookPost', defaultMessage: 'Publish a post on Facebook' },
    'kind.webhook': { id: 'outgoing.kind.webhook', defaultMessage: 'Tell a webhook' },
    'kind.ring': { id: 'outgoing.kind.ring', defaultMessage: 'Ring a member’s device' },
    'kind.shop-sync': { id: 'outgoing.kind.shopSync', defaultMessage: 'Fetch orders and payouts of a shop' },
    'kind.shop-orders': { id: 'outgoing.kind.shopOrders', defaultMessage: 'Fetch orders that have changed' },
    'kind.shop-compare': { id: 'outgoing.kind.shopCompare', defaultMessage: 'Compare orders of the last days' },
    'kind.shop-look': { id: 'outgoing.kind.shopLook', defaultMessage: 'Look at what a shop has on sale' },
    'kind.shop-tell': { id: 'outgoing.kind.shopTell', defaultMessage: 'Tell a shop of stock and prices' },
    tries: { id: 'outgoing.tries', defaultMessage: '{count, plural, =0 {not tried yet} one {tried once} other {tried # times}}' },
    due: { id: 'outgoing.due', defaultMessage: 'Next try' },
    again: { id: 'outgoing.again', defaultMessage: 'Try again' },
  }),
)
