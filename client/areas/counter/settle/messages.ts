import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const settleMessages = freeMessages(
  defineMessages({
    screen: { id: 'counter.settle', defaultMessage: 'Sales to settle' },
    subtitle: {
      id: 'counter.settle.subtitle',
      defaultMessage: 'Paid without a connection, not shipped: each waits for somebody’s decision',
    },
    none: { id: 'counter.settle.none', defaultMessage: 'All sales of the counters stand in the books' },
    noneHint: {
      id: 'counter.settle.noneHint',
      defaultMessage: 'What a counter sold without a connection and the books couldn’t take comes here.',
    },
    reason: {
      id: 'counter.settle.reason',
      defaultMessage:
        '{reason, select, stock {Out of stock} product {Goods removed} customer {Customer removed} period {Day closed} account {Account unknown} sum {Sum differs} other {Refused}}',
    },
    told: {
      id: 'counter.settle.told',
      defaultMessage:
        '{reason, select, stock {The customer has paid at {counter}, but there isn’t enough in the warehouse.} product {The customer has paid at {counter} for goods that are no longer sold.} period {It was sold at {counter} on a day that is closed: it stands on today.} sum {What was paid at {counter} isn’t what the sale comes to.} other {The customer has paid at {counter}, but the books refused the sale.}}',
    },
    ways: { id: 'counter.settle.ways', defaultMessage: 'How it is settled' },
    way: {
      id: 'counter.settle.way',
      defaultMessage: '{way, select, ship {Ship all of it} found {The customer has all of it} other {Give the money back}}',
    },
    wayAbout: {
      id: 'counter.settle.wayAbout',
      defaultMessage:
        '{way, select, ship {what is in the warehouse leaves now} found {{count} found by counting come in, then all is shipped} other {the order is cancelled, what was paid goes back}}',
    },
    openOrder: { id: 'counter.settle.openOrder', defaultMessage: 'Open the order' },
    settled: { id: 'counter.settle.settled', defaultMessage: '{number} is settled' },
  }),
)
