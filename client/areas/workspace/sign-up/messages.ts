import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const signUpMessages = freeMessages(
  defineMessages({
    screen: { id: 'sign-up.screen', defaultMessage: 'Open a ledger' },
    title: { id: 'sign-up.title', defaultMessage: 'Start your company’s ledger' },
    lead: { id: 'sign-up.lead', defaultMessage: 'A minute, then the first order can be written.' },
    name: { id: 'sign-up.name', defaultMessage: 'Name of your workspace' },
    address: { id: 'sign-up.address', defaultMessage: 'You will sign in to {slug} as 1.{slug}' },
    slug: { id: 'sign-up.slug', defaultMessage: 'Short name to sign in with' },
    slugHint: {
      id: 'sign-up.slug.hint',
      defaultMessage: '2 to 30 letters and figures, without accents or spaces; made from the name when left empty',
    },
    passwordHint: { id: 'sign-up.password.hint', defaultMessage: 'At least {count} characters' },
    yourName: { id: 'sign-up.yourName', defaultMessage: 'Your name' },
    email: { id: 'sign-up.email', defaultMessage: 'Email' },
    password: { id: 'sign-up.password', defaultMessage: 'Password' },
    code: { id: 'sign-up.code', defaultMessage: 'Invitation code' },
    submit: { id: 'sign-up.submit', defaultMessage: 'Open the ledger' },
    done: { id: 'sign-up.done', defaultMessage: 'The ledger of {name} is open' },
    have: { id: 'sign-up.have', defaultMessage: 'Already have one?' },
    openFile: { id: 'sign-up.openFile', defaultMessage: 'Open a company’s file' },
    signIn: { id: 'sign-up.signIn', defaultMessage: 'Sign in' },
  }),
)
