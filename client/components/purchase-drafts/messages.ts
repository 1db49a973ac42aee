import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const buyMessages = freeMessages(
  defineMessages({
    open: { id: 'purchase-drafts.open', defaultMessage: 'Buy {count, plural, one {# product} other {# products}}' },
    title: { id: 'purchase-drafts.title', defaultMessage: 'Purchases of what is short' },
    text: {
      id: 'purchase-drafts.text',
      defaultMessage: 'One purchase for each supplier, at the purchase price of the product. What has no supplier or quantity is left out.',
    },
    need: { id: 'purchase-drafts.need', defaultMessage: '{count} {unit} needed' },
    needComing: { id: 'purchase-drafts.needComing', defaultMessage: '{count} {unit} needed, {coming} ordered already' },
    quantity: { id: 'purchase-drafts.quantity', defaultMessage: 'Quantity of {name}' },
    supplier: { id: 'purchase-drafts.supplier', defaultMessage: 'Supplier of {name}' },
    noSupplier: { id: 'purchase-drafts.noSupplier', defaultMessage: 'Choose a supplier' },
    make: { id: 'purchase-drafts.make', defaultMessage: 'Create {count, plural, one {# purchase} other {# purchases}}' },
    later: { id: 'purchase-drafts.later', defaultMessage: 'Later' },
    made: { id: 'purchase-drafts.made', defaultMessage: 'Created already: {numbers}' },
    done: {
      id: 'purchase-drafts.done',
      defaultMessage: '{count, plural, one {Purchase {numbers} has been created} other {Purchases have been created: {numbers}}}',
    },
  }),
)
