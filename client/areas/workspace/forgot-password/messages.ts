import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const forgotMessages = freeMessages(
  defineMessages({
    screen: { id: 'forgot-password.screen', defaultMessage: 'Forgot password' },
    title: { id: 'forgot-password.title', defaultMessage: 'A temporary password' },
    lead: { id: 'forgot-password.lead', defaultMessage: 'We send it by mail. It opens the ledger for an hour, beside your own.' },
    workspace: { id: 'forgot-password.workspace', defaultMessage: 'Workspace' },
    email: { id: 'forgot-password.email', defaultMessage: 'Email' },
    submit: { id: 'forgot-password.submit', defaultMessage: 'Send it' },
    sentTitle: { id: 'forgot-password.sent.title', defaultMessage: 'Look into your mail' },
    sent: { id: 'forgot-password.sent', defaultMessage: 'If {email} belongs to a member, a temporary password is on its way.' },
    back: { id: 'forgot-password.back', defaultMessage: 'Back to signing in' },
  }),
)
