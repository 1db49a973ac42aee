import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../../lib/free-messages'

/** Sign-ins that are handed over by paper or text. */
export const handOverMessages = freeMessages(
  defineMessages({
    title: { id: 'hand-over.title', defaultMessage: 'Hand sign-ins over' },
    hint: {
      id: 'hand-over.hint',
      defaultMessage: 'Whoever you tick gets a new password, on a slip to print or a text to send. The old one no longer works.',
    },
    choose: { id: 'hand-over.choose', defaultMessage: 'Members' },
    nobody: { id: 'hand-over.nobody', defaultMessage: 'Nobody else is a member yet' },
    signedIn: { id: 'hand-over.signedIn', defaultMessage: 'signed in {at}' },
    never: { id: 'hand-over.never', defaultMessage: 'not signed in yet' },
    notSince: { id: 'hand-over.notSince', defaultMessage: 'given a password {at}, not signed in yet' },
    make: { id: 'hand-over.make', defaultMessage: '{count, plural, one {Make # slip} other {Make # slips}}' },
    made: { id: 'hand-over.made', defaultMessage: 'Slips to hand over' },
    once: { id: 'hand-over.once', defaultMessage: 'These passwords are shown this once.' },
    signIn: {
      id: 'hand-over.signIn',
      defaultMessage: 'Sign-in for {company}\nAddress: {address}\nWorkspace: {slug}\nUsername: {username}\nPassword: {password}',
    },
    print: { id: 'hand-over.print', defaultMessage: 'Print' },
    copy: { id: 'hand-over.copy', defaultMessage: 'Copy the text for {name}' },
    close: { id: 'hand-over.close', defaultMessage: 'Done' },
    failed: { id: 'hand-over.failed', defaultMessage: '{name} keeps the old password: {why}' },
  }),
)
