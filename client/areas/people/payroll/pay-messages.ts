import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const payMessages = freeMessages(
  defineMessages({
    title: { id: 'payroll.pay.title', defaultMessage: 'Pay {name}' },
    titleAdvance: { id: 'payroll.pay.titleAdvance', defaultMessage: 'Advance for {name}' },
    subtitle: {
      id: 'payroll.pay.subtitle',
      defaultMessage: '{month}, pay so far {total}, {paid, select, none {nothing paid yet} other {{paid} paid or waiting}}',
    },
    kind: { id: 'payroll.pay.kind', defaultMessage: 'Salary or advance' },
    salary: { id: 'payroll.pay.salary', defaultMessage: 'Salary' },
    advance: { id: 'payroll.pay.advance', defaultMessage: 'Advance' },
    notOver: {
      id: 'payroll.pay.notOver',
      defaultMessage:
        '{month} isn’t over: {days, plural, =0 {no working day is} one {# working day is} other {# working days are}} left, today included.',
    },
    notOverOne: {
      id: 'payroll.pay.notOverOne',
      defaultMessage:
        'Paying the salary now settles {name} at {amount} and closes the timesheet until {day}. To hand out a part, choose Advance.',
    },
    notOverAll: {
      id: 'payroll.pay.notOverAll',
      defaultMessage: 'Paying now settles everybody at what they have earned so far and closes the timesheet until {day}.',
    },
    early: { id: 'payroll.pay.early', defaultMessage: 'Settle early: {name} leaves, or another reason' },
    earlyAll: { id: 'payroll.pay.earlyAll', defaultMessage: 'Settle everybody early' },
    earlyHint: { id: 'payroll.pay.earlyHint', defaultMessage: 'needed to pay a salary before {day}' },
    amount: { id: 'payroll.pay.amount', defaultMessage: 'Amount' },
    rest: { id: 'payroll.pay.rest', defaultMessage: '{amount} stays to be paid' },
    tooMuch: { id: 'payroll.pay.tooMuch', defaultMessage: 'More than what is left to pay: {amount} at most' },
    tooEarly: { id: 'payroll.pay.tooEarly', defaultMessage: 'Above the pay so far by {above}. {amount} at most.' },
    earned: { id: 'payroll.pay.earned', defaultMessage: 'earned {amount}' },
    unearned: { id: 'payroll.pay.unearned', defaultMessage: 'not earned {amount}' },
    most: { id: 'payroll.pay.most', defaultMessage: 'All, {amount}' },
    reason: { id: 'payroll.pay.reason', defaultMessage: 'Reason' },
    later: { id: 'payroll.pay.later', defaultMessage: 'Later' },
    toAdvance: { id: 'payroll.pay.toAdvance', defaultMessage: 'Make it an advance' },
    doSalary: { id: 'payroll.pay.doSalary', defaultMessage: 'Pay salary {amount}' },
    doAdvance: { id: 'payroll.pay.doAdvance', defaultMessage: 'Advance {amount}' },
    doRest: { id: 'payroll.pay.doRest', defaultMessage: 'Pay the rest' },
    nothingEarned: { id: 'payroll.pay.nothingEarned', defaultMessage: 'Nothing is earned yet' },
    allGiven: { id: 'payroll.pay.allGiven', defaultMessage: 'All that is earned was advanced or waits to be completed' },
    waits: { id: 'payroll.pay.waits', defaultMessage: 'waits to be completed, not deducted' },
    afterWaiting: { id: 'payroll.pay.afterWaiting', defaultMessage: 'Left once they are completed' },
    restLater: { id: 'payroll.pay.restLater', defaultMessage: 'Left, paid later' },
  }),
)
