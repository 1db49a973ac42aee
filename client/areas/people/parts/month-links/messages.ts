import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../../lib/free-messages'

/** Links by which members and agents read their own month. */
export const monthLinksMessages = freeMessages(
  defineMessages({
    payslips: { id: 'month-links.payslips', defaultMessage: 'Payslips by link' },
    months: { id: 'month-links.months', defaultMessage: 'Links for agents' },
    payslipTitle: { id: 'month-links.payslip.title', defaultMessage: 'Payslips of {month} by link' },
    commissionsTitle: { id: 'month-links.commissions.title', defaultMessage: 'Commissions of {month} by link' },
    hint: {
      id: 'month-links.hint',
      defaultMessage: 'Whoever has the link reads this one month of theirs, without signing in. It ends by itself after {days} days.',
    },
    people: { id: 'month-links.people', defaultMessage: 'Who gets a link' },
    all: { id: 'month-links.all', defaultMessage: 'Everybody ({count})' },
    none: { id: 'month-links.none', defaultMessage: 'no link yet' },
    neverOpened: { id: 'month-links.neverOpened', defaultMessage: 'not opened yet' },
    opened: { id: 'month-links.opened', defaultMessage: 'last opened {at}' },
    madeBy: { id: 'month-links.madeBy', defaultMessage: 'made by {who}' },
    ends: { id: 'month-links.ends', defaultMessage: 'until {day}' },
    mailedTo: { id: 'month-links.mailedTo', defaultMessage: 'mailed to {address}' },
    replaces: { id: 'month-links.replaces', defaultMessage: 'A new link ends the one before.' },
    mail: { id: 'month-links.mail', defaultMessage: 'Send it by mail, too' },
    opensFor: { id: 'month-links.opensFor', defaultMessage: 'It opens for' },
    days: { id: 'month-links.days', defaultMessage: '{days} days' },
    sms: { id: 'month-links.sms', defaultMessage: 'SMS to {phone}' },
    noPhone: { id: 'month-links.noPhone', defaultMessage: 'no phone number' },
    make: { id: 'month-links.make', defaultMessage: '{count, plural, =0 {Make links} one {Make # link} other {Make # links}}' },
    revoke: { id: 'month-links.revoke', defaultMessage: 'Revoke the link for {name}' },
    revoked: { id: 'month-links.revoked', defaultMessage: 'The link for {name} is revoked' },
    made: { id: 'month-links.made', defaultMessage: 'Links to hand over' },
    once: { id: 'month-links.once', defaultMessage: 'They are shown this once. If one is lost, make another.' },
    copy: { id: 'month-links.copy', defaultMessage: 'Copy the text for {name}' },
    copyAll: { id: 'month-links.copyAll', defaultMessage: 'Copy all' },
    close: { id: 'month-links.close', defaultMessage: 'Done' },
    failed: { id: 'month-links.failed', defaultMessage: 'No link for {name}: {why}' },
    payslipText: {
      id: 'month-links.payslip.text',
      defaultMessage: 'Payslip {month} of {name}, {company}: {address} (opens until {day})',
    },
    commissionsText: {
      id: 'month-links.commissions.text',
      defaultMessage: 'Commissions {month} of {name}, {company}: {address} (opens until {day})',
    },
  }),
)
