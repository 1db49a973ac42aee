import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const sealFootMessages = freeMessages(
  defineMessages({
    code: { id: 'seal-foot.code', defaultMessage: 'Sealed {day}: {code}' },
    opened: { id: 'seal-foot.opened', defaultMessage: 'Sealed {day}, opened since: {code}' },
  }),
)
