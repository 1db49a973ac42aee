import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

/** What a member or an agent reads of their own month by a link. */
export const ownMonthMessages = freeMessages(
  defineMessages({
    payslip: { id: 'own-month.payslip', defaultMessage: 'Payslip {month}' },
    commissions: { id: 'own-month.commissions', defaultMessage: 'Commissions {month}' },
    opening: { id: 'own-month.opening', defaultMessage: 'Opening…' },
    over: { id: 'own-month.over', defaultMessage: 'This link has ended' },
    overAsk: { id: 'own-month.over.ask', defaultMessage: 'Ask the company for another link.' },
    print: { id: 'own-month.print', defaultMessage: 'Print' },
    net: { id: 'own-month.net', defaultMessage: 'You receive' },
    netSoFar: { id: 'own-month.netSoFar', defaultMessage: 'So far you receive' },
    allPaid: { id: 'own-month.allPaid', defaultMessage: 'All paid, last on {day}' },
    leftToPay: { id: 'own-month.leftToPay', defaultMessage: '{amount} still to be paid' },
    paidAbove: { id: 'own-month.paidAbove', defaultMessage: '{amount} paid beyond it' },
    nothing: { id: 'own-month.nothing', defaultMessage: 'Nothing to be paid' },
    soFar: { id: 'own-month.soFar', defaultMessage: 'Not settled yet: it changes with what is approved.' },
    made: { id: 'own-month.made', defaultMessage: 'How it came about' },
    byDays: { id: 'own-month.byDays', defaultMessage: 'Salary by days' },
    byHours: { id: 'own-month.byHours', defaultMessage: 'Salary by hours' },
    days: { id: 'own-month.days', defaultMessage: '{base} × {days} of {all} days · {hours} hours at work' },
    hours: { id: 'own-month.hours', defaultMessage: '{base} × {hours} of {all} hours' },
    overtime: { id: 'own-month.overtime', defaultMessage: 'overtime {hours}' },
    bonus: { id: 'own-month.bonus', defaultMessage: 'Bonus' },
    deduction: { id: 'own-month.deduction', defaultMessage: 'Deduction' },
    total: { id: 'own-month.total', defaultMessage: 'Pay of the month' },
    advances: { id: 'own-month.advances', defaultMessage: 'Paid in advance' },
    payments: { id: 'own-month.payments', defaultMessage: 'What was paid' },
    none: { id: 'own-month.payments.none', defaultMessage: 'Nothing was paid yet.' },
    advance: { id: 'own-month.advance', defaultMessage: 'Advance' },
    salary: { id: 'own-month.salary', defaultMessage: 'Salary' },
    commission: { id: 'own-month.commission', defaultMessage: 'Commission' },
    paid: { id: 'own-month.paid', defaultMessage: 'Paid' },
    left: { id: 'own-month.left', defaultMessage: 'Left to pay' },
    earned: { id: 'own-month.earned', defaultMessage: 'Commission of the month' },
    rank: { id: 'own-month.rank', defaultMessage: 'Rank {rank}' },
    ofRank: { id: 'own-month.ofRank', defaultMessage: 'sold as {rank}' },
    allGoods: { id: 'own-month.allGoods', defaultMessage: 'All goods' },
    noOrders: { id: 'own-month.noOrders', defaultMessage: 'No order brought a commission this month.' },
    sumAlone: {
      id: 'own-month.sumAlone',
      defaultMessage: '{count, plural, one {# order} other {# orders}}; what each brings is not told, as it would tell what goods cost.',
    },
    ownOrder: { id: 'own-month.ownOrder', defaultMessage: 'own order' },
    orderOf: { id: 'own-month.orderOf', defaultMessage: 'order of {name}' },
    below: { id: 'own-month.below', defaultMessage: '{depth} steps below' },
    rest: { id: 'own-month.rest', defaultMessage: '{rest} left over' },
    units: { id: 'own-month.units', defaultMessage: '{base} pcs' },
    carried: { id: 'own-month.carried', defaultMessage: 'From earlier months' },
    foot: {
      id: 'own-month.foot',
      defaultMessage: 'The link opens this one month until {day}. Do not pass it on: whoever has it can read it.',
    },
  }),
)

/** How the history calls the fields of a link. */
export const linkMessages = freeMessages(
  defineMessages({
    kind: { id: 'own-month.link.kind', defaultMessage: 'What it opens' },
    userId: { id: 'own-month.link.userId', defaultMessage: 'Member' },
    agentId: { id: 'own-month.link.agentId', defaultMessage: 'Agent' },
    name: { id: 'own-month.link.name', defaultMessage: 'Who it is for' },
    month: { id: 'own-month.link.month', defaultMessage: 'Month' },
    until: { id: 'own-month.link.until', defaultMessage: 'Until' },
    status: { id: 'own-month.link.status', defaultMessage: 'Status' },
    revokedAt: { id: 'own-month.link.revokedAt', defaultMessage: 'Revoked' },
    uses: { id: 'own-month.link.uses', defaultMessage: 'Visits' },
    usedAt: { id: 'own-month.link.usedAt', defaultMessage: 'Last visit' },
    mailedTo: { id: 'own-month.link.mailedTo', defaultMessage: 'Mailed to' },
  }),
)
