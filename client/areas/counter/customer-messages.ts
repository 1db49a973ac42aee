import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

/** What the customer's window says. */
export const customerMessages = freeMessages(
  defineMessages({
    screen: { id: 'counter.customerWindow.screen', defaultMessage: 'Your purchase' },
    welcome: { id: 'counter.customerWindow.welcome', defaultMessage: 'Welcome' },
    thanks: { id: 'counter.customerWindow.thanks', defaultMessage: 'Thank you' },
    toPay: { id: 'counter.customerWindow.toPay', defaultMessage: 'To pay' },
    paid: { id: 'counter.customerWindow.paid', defaultMessage: 'Paid' },
    vat: { id: 'counter.customerWindow.vat', defaultMessage: 'with VAT of {amount}' },
    discount: { id: 'counter.customerWindow.discount', defaultMessage: 'Discount' },
    comesBack: { id: 'counter.customerWindow.comesBack', defaultMessage: 'Goods that come back' },
    gift: { id: 'counter.customerWindow.gift', defaultMessage: '{count} more for free' },
    received: { id: 'counter.customerWindow.received', defaultMessage: 'Received' },
    change: { id: 'counter.customerWindow.change', defaultMessage: 'Change' },
    scan: { id: 'counter.customerWindow.scan', defaultMessage: 'Scan to pay' },
  }),
)
