import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'
import { sellingMessages } from './selling-messages'

/** What the counter and its shifts say besides. */
export const counterMessages = {
  ...sellingMessages,
  ...freeMessages(
    defineMessages({
      arrived: { id: 'counter.arrived', defaultMessage: 'The money is there' },
      waitsForBank: { id: 'counter.waitsForBank', defaultMessage: 'Sells by itself when the bank tells of it' },
      lookYourself: { id: 'counter.lookYourself', defaultMessage: 'Press “Sell” once you have seen the money' },
      ready: { id: 'counter.ready', defaultMessage: 'Sell without a connection on this device' },
      readyHint: {
        id: 'counter.readyHint',
        defaultMessage: 'Keeps goods with prices and stock, and customers with their phones, on this device. No costs, no debts.',
      },
      readyAsOf: { id: 'counter.readyAsOf', defaultMessage: 'Copied at {time}' },
      notReady: {
        id: 'counter.notReady',
        defaultMessage:
          '{why, select, noWorker {This browser can’t keep the application: open it over HTTPS.} noRoom {There is no room left on this device.} other {The copies didn’t come: try again.}}',
      },
      wrongClock: {
        id: 'counter.wrongClock',
        defaultMessage:
          'The clock of this device is wrong by {minutes, plural, one {# minute} other {# minutes}}: put it right, sales stand at its time.',
      },
      outbox: { id: 'counter.outbox', defaultMessage: 'Outbox' },
      outboxSum: { id: 'counter.outboxSum', defaultMessage: '{count, plural, one {# sale} other {# sales}} · {total}' },
      outboxHint: {
        id: 'counter.outboxHint',
        defaultMessage: 'Each is entered once, at the time it was sold. They are sent in order by themselves once the network is back.',
      },
      saveFile: { id: 'counter.saveFile', defaultMessage: 'Save as a file' },
      bringFile: { id: 'counter.bringFile', defaultMessage: 'Bring in a file' },
      broughtIn: {
        id: 'counter.broughtIn',
        defaultMessage: '{count, plural, one {# sale} other {# sales}} of the file stand in the books',
      },
      notAFile: { id: 'counter.notAFile', defaultMessage: 'This is no file of an outbox' },
      notBrought: {
        id: 'counter.notBrought',
        defaultMessage: '{done} of {count} came in; then: {why}. Bring the file in again: nothing is entered twice.',
      },
      count: { id: 'counter.count', defaultMessage: 'Count the drawer' },
      expected: { id: 'counter.expected', defaultMessage: 'There should be' },
      blindHint: {
        id: 'counter.blindHint',
        defaultMessage: 'It is shown once the drawer is counted. Count, then press “Counted”: the count is noted.',
      },
      countDone: { id: 'counter.countDone', defaultMessage: 'Counted' },
      firstCount: { id: 'counter.firstCount', defaultMessage: 'First count' },
      recount: { id: 'counter.recount', defaultMessage: 'Count {nth}' },
      carriedBlind: { id: 'counter.carriedBlind', defaultMessage: 'Done' },
      rowState: {
        id: 'counter.rowState',
        defaultMessage:
          '{state, select, sending {being sent} entered {entered as {number}} settle {to settle, {number}: {why}} refused {refused: {why}} other {waits}}',
      },
      agrees: { id: 'counter.agrees', defaultMessage: 'Agrees' },
      short: { id: 'counter.short', defaultMessage: 'Less than there should be' },
      over: { id: 'counter.over', defaultMessage: 'More than there should be' },
      why: { id: 'counter.why', defaultMessage: 'Why (has to be said)' },
      willBook: { id: 'counter.willBook', defaultMessage: 'Closing enters it in funds; no sale is changed.' },
      takings: { id: 'counter.takings', defaultMessage: 'Taken in this shift' },
      atBeginning: { id: 'counter.atBeginning', defaultMessage: 'At the beginning' },
      fromSales: { id: 'counter.fromSales', defaultMessage: 'Sales, cash' },
      closed: { id: 'counter.closed', defaultMessage: 'Shift {number} is closed' },
      carryHint: { id: 'counter.carryHint', defaultMessage: '{amount} is in the drawer by the books.' },
      carryOut: { id: 'counter.carryOut', defaultMessage: 'Out of the drawer' },
      carryIn: { id: 'counter.carryIn', defaultMessage: 'Into the drawer' },
      carryAmount: { id: 'counter.carryAmount', defaultMessage: 'Amount' },
      carryTo: { id: 'counter.carryTo', defaultMessage: 'To' },
      carryFrom: { id: 'counter.carryFrom', defaultMessage: 'From' },
      carryNote: { id: 'counter.carryNote', defaultMessage: 'Who takes it, what for' },
      noSafe: {
        id: 'counter.noSafe',
        defaultMessage: 'There is no other account of cash: add a label such as “Safe” in the settings of funds first.',
      },
      carried: { id: 'counter.carriedDone', defaultMessage: 'Done. There should be {amount} in the drawer now' },
      carriedTo: { id: 'counter.carriedTo', defaultMessage: 'To {label} at {time}' },
      carriedFrom: { id: 'counter.carriedFrom', defaultMessage: 'From {label} at {time}' },
      kept: { id: 'counter.kept', defaultMessage: 'Left for the next shift' },
      keptAll: { id: 'counter.keptAll', defaultMessage: 'Empty: all of it stays in the drawer' },
      keptTooMuch: { id: 'counter.keptTooMuch', defaultMessage: 'More than was counted' },
      keepTo: { id: 'counter.keepTo', defaultMessage: '{amount} goes to' },
      printsShift: { id: 'counter.printsShift', defaultMessage: 'Print the paper of the shift' },
      paper: { id: 'counter.paper', defaultMessage: 'Shift at the counter' },
      opened: { id: 'counter.opened', defaultMessage: 'Opened' },
      afterCount: { id: 'counter.afterCount', defaultMessage: 'After the count' },
      handsOver: { id: 'counter.handsOver', defaultMessage: 'Hands over' },
      takesOver: { id: 'counter.takesOver', defaultMessage: 'Takes over' },
      shifts: { id: 'counter.shifts', defaultMessage: 'Shifts' },
      cantReopen: { id: 'counter.cantReopen', defaultMessage: 'A closed shift isn’t opened again.' },
    }),
  ),
}

/** What a shift's fields are called in the history. */
export const shiftMessages = freeMessages(
  defineMessages({
    number: { id: 'counter.field.number', defaultMessage: 'Number' },
    counter: { id: 'counter.field.counter', defaultMessage: 'Counter' },
    warehouseId: { id: 'counter.field.warehouseId', defaultMessage: 'Warehouse' },
    label: { id: 'counter.field.label', defaultMessage: 'Account' },
    status: { id: 'counter.field.status', defaultMessage: 'Status' },
    opening: { id: 'counter.field.opening', defaultMessage: 'Cash at the beginning' },
    handedOver: { id: 'counter.field.handedOver', defaultMessage: 'Left by the shift before' },
    carried: { id: 'counter.field.carried', defaultMessage: 'Cash carried' },
    kept: { id: 'counter.field.kept', defaultMessage: 'Left for the next shift' },
    counted: { id: 'counter.field.counted', defaultMessage: 'Notes counted' },
    other: { id: 'counter.field.other', defaultMessage: 'Coins and other' },
    countedAmount: { id: 'counter.field.countedAmount', defaultMessage: 'Counted' },
    counts: { id: 'counter.field.counts', defaultMessage: 'Counts' },
    blind: { id: 'counter.field.blind', defaultMessage: 'Counted blind' },
    device: { id: 'counter.field.device', defaultMessage: 'Device' },
    difference: { id: 'counter.field.difference', defaultMessage: 'Difference' },
    expected: { id: 'counter.field.expected', defaultMessage: 'Expected' },
    takings: { id: 'counter.field.takings', defaultMessage: 'Takings' },
    sales: { id: 'counter.field.sales', defaultMessage: 'Sold' },
    returns: { id: 'counter.field.returns', defaultMessage: 'Undone' },
    note: { id: 'counter.field.note', defaultMessage: 'Note' },
    closedAt: { id: 'counter.field.closedAt', defaultMessage: 'Closed' },
    closedBy: { id: 'counter.field.closedBy', defaultMessage: 'Closed by' },
    fundId: { id: 'counter.field.fundId', defaultMessage: 'Entry' },
  }),
)

/** The list of shifts, with what its fields are called. */
export const shiftListMessages = {
  ...shiftMessages,
  ...freeMessages(
    defineMessages({
      screen: { id: 'counter.shifts.screen', defaultMessage: 'Shifts' },
      list: { id: 'counter.shifts.list', defaultMessage: 'Shifts' },
      search: { id: 'counter.shifts.search', defaultMessage: 'Find a shift' },
      searchHint: { id: 'counter.shifts.searchHint', defaultMessage: 'Number, counter, note' },
      none: { id: 'counter.shifts.none', defaultMessage: 'No shifts yet' },
      noneHint: { id: 'counter.shifts.noneHint', defaultMessage: 'A shift begins when somebody opens the counter.' },
      all: { id: 'counter.shifts.all', defaultMessage: 'All' },
      isOpen: { id: 'counter.shifts.isOpen', defaultMessage: 'Open' },
      isClosed: { id: 'counter.shifts.isClosed', defaultMessage: 'Closed' },
      agrees: { id: 'counter.shifts.agrees', defaultMessage: 'agrees' },
      hours: { id: 'counter.shifts.hours', defaultMessage: 'From – to' },
      taken: { id: 'counter.shifts.taken', defaultMessage: 'Taken' },
      salesCount: { id: 'counter.shifts.salesCount', defaultMessage: '{count, plural, one {# sale} other {# sales}}' },
      openedBy: { id: 'counter.shifts.openedBy', defaultMessage: 'Opened by {name}, {time}' },
      closedBy: { id: 'counter.shifts.closedByWhom', defaultMessage: 'Closed by {name}, {time}' },
      counted: { id: 'counter.shifts.counted', defaultMessage: 'Counted' },
      newestOnly: { id: 'counter.shifts.newestOnly', defaultMessage: 'The newest {count}' },
    }),
  ),
}

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
      defaultMessage:
        '{way, select, ship {Ship all of it} found {The customer has all of it} elsewhere {Ship from another warehouse} instead {Other goods instead} part {Hand over what is there} other {Give the money back}}',
    },
    wayAbout: {
      id: 'counter.settle.wayAbout',
      defaultMessage:
        '{way, select, ship {what is in the warehouse leaves now} found {{count} found by counting come in, then all is shipped} elsewhere {all leaves a warehouse that has it} instead {what is there leaves with what the customer took; the difference is paid or goes back} part {the rest is taken off the sale, {amount} goes back} other {the order is cancelled, what was paid goes back}}',
    },
    from: { id: 'counter.settle.from', defaultMessage: 'From which warehouse' },
    notThere: { id: 'counter.settle.notThere', defaultMessage: 'There isn’t enough there either' },
    instead: { id: 'counter.settle.instead', defaultMessage: 'Which goods instead' },
    insteadQuantity: { id: 'counter.settle.insteadQuantity', defaultMessage: 'Quantity' },
    insteadPrice: { id: 'counter.settle.insteadPrice', defaultMessage: 'Price' },
    insteadPays: { id: 'counter.settle.insteadPays', defaultMessage: 'The customer still pays' },
    insteadBack: { id: 'counter.settle.insteadBack', defaultMessage: 'Goes back to the customer' },
    insteadSame: { id: 'counter.settle.insteadSame', defaultMessage: 'It comes to the same: no money moves' },
    insteadByBoard: { id: 'counter.settle.insteadByBoard', defaultMessage: 'Only BOD gives money back: ask them to settle this sale' },
    paidTo: { id: 'counter.settle.paidTo', defaultMessage: 'Paid to' },
    which: { id: 'counter.settle.which', defaultMessage: 'Which sales' },
    open: { id: 'counter.settle.open', defaultMessage: 'To settle' },
    done: { id: 'counter.settle.done', defaultMessage: 'Settled' },
    noneDone: { id: 'counter.settle.noneDone', defaultMessage: 'Nothing was settled lately' },
    openOrder: { id: 'counter.settle.openOrder', defaultMessage: 'Open the order' },
    settled: { id: 'counter.settle.settled', defaultMessage: '{number} is settled' },
  }),
)
