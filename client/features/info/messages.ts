import { defineMessages } from 'react-intl'

export const infoMessages = defineMessages({
  screen: { id: 'info.screen', defaultMessage: 'Information' },

  termsLead: {
    id: 'info.terms.lead',
    defaultMessage: 'Sổ Cái is software that a company runs, or has run for it, on a machine of its choice.',
  },
  termsBooks: { id: 'info.terms.books', defaultMessage: 'Your books are yours' },
  termsBooksText: {
    id: 'info.terms.books.text',
    defaultMessage:
      'What you write belongs to your company. Orders, entries and figures can be taken out at any time: lists and reports as files, everything by the API, and the whole installation by a backup.',
  },
  termsDuty: { id: 'info.terms.duty', defaultMessage: 'What is up to you' },
  termsDutyText: {
    id: 'info.terms.duty.text',
    defaultMessage:
      'Keep your password to yourself, give each member only the rights they need, and disable who leaves. Whoever runs the installation makes the backups and keeps it up to date.',
  },
  termsWarranty: { id: 'info.terms.warranty', defaultMessage: 'Without warranty' },
  termsWarrantyText: {
    id: 'info.terms.warranty.text',
    defaultMessage:
      'The software comes under the MIT licence, as it is. It reckons with care and proves its sums, but it replaces neither your accountant nor the books that the law asks for.',
  },

  privacyLead: { id: 'info.privacy.lead', defaultMessage: 'What is kept, where, and who can see it.' },
  privacyKept: { id: 'info.privacy.kept', defaultMessage: 'What is kept' },
  privacyKeptText: {
    id: 'info.privacy.kept.text',
    defaultMessage:
      'Names, email addresses and phone numbers of members and partners, and what your company records of its business. Passwords are kept only as a hash that can’t be turned back.',
  },
  privacyWhere: { id: 'info.privacy.where', defaultMessage: 'Where' },
  privacyWhereText: {
    id: 'info.privacy.where.text',
    defaultMessage:
      'On the machine of whoever runs this installation, and nowhere else. Nothing is sent to others: no measuring of visitors, no advertising, no fonts or scripts from elsewhere.',
  },
  privacySees: { id: 'info.privacy.sees', defaultMessage: 'Who sees it' },
  privacySeesText: {
    id: 'info.privacy.sees.text',
    defaultMessage:
      'Members of your company, as far as their rights go; other companies on the same installation see nothing of yours. An invoice opens to others only by the link you hand out, until you take it back.',
  },
  privacyDevice: { id: 'info.privacy.device', defaultMessage: 'On your device' },
  privacyDeviceText: {
    id: 'info.privacy.device.text',
    defaultMessage:
      'The browser remembers that you are signed in, your language and theme, and drafts you haven’t saved. Signing out forgets the sign-in.',
  },

  helpLead: { id: 'info.help.lead', defaultMessage: 'The shortest way through the books.' },
  helpStart: { id: 'info.help.start', defaultMessage: 'Getting in' },
  helpStartText: {
    id: 'info.help.start.text',
    defaultMessage:
      'Type your company’s workspace, then your username or email, then the password. Who founds a company signs up with an invitation code; everybody else is added under Office, Members.',
  },
  helpPassword: { id: 'info.help.password', defaultMessage: 'Password forgotten' },
  helpPasswordText: {
    id: 'info.help.password.text',
    defaultMessage:
      '“Forgot password” sends a temporary one by email; it works for an hour beside your own. Without email, somebody with the right to manage members sets a new one.',
  },
  helpWork: { id: 'info.help.work', defaultMessage: 'A day’s work' },
  helpWorkText: {
    id: 'info.help.work.text',
    defaultMessage:
      'Write an order, ship it, take the payment: stock, funds and the report follow at once, on every colleague’s screen. A dotted figure opens the entries it is made of.',
  },
  helpKeys: { id: 'info.help.keys', defaultMessage: 'Without the mouse' },
  helpKeysText: {
    id: 'info.help.keys.text',
    defaultMessage: 'Ctrl+K goes anywhere and finds anything, accents or not; the key ? lists what works on the screen you are on.',
  },
  helpRefused: { id: 'info.help.refused', defaultMessage: 'When something is refused' },
  helpRefusedText: {
    id: 'info.help.refused.text',
    defaultMessage:
      'The message says what happened and what to do. If a page asks for a right you don’t have, the board of your company can give it to you.',
  },
})
