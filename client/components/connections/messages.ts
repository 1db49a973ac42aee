import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const connectionsMessages = freeMessages(
  defineMessages({
    label: { id: 'connections.label', defaultMessage: 'Connections' },
    webhooks: { id: 'connections.webhooks', defaultMessage: 'Webhooks' },
    keys: { id: 'connections.keys', defaultMessage: 'API keys' },
    assistants: { id: 'connections.assistants', defaultMessage: 'Assistants' },
  }),
)
