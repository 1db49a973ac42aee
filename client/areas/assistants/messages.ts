import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const assistantsMessages = freeMessages(
  defineMessages({
    title: { id: 'assistants.title', defaultMessage: 'Proposals of assistants' },
    which: { id: 'assistants.which', defaultMessage: 'Which proposals' },
    waiting: { id: 'assistants.waiting', defaultMessage: 'Waiting' },
    answered: { id: 'assistants.answered', defaultMessage: 'Answered' },
    'status.confirmed': { id: 'assistants.status.confirmed', defaultMessage: 'Confirmed' },
    'status.refused': { id: 'assistants.status.refused', defaultMessage: 'Refused' },
    'status.expired': { id: 'assistants.status.expired', defaultMessage: 'Expired' },
    none: { id: 'assistants.none', defaultMessage: 'Nothing waits' },
    noneAnswered: { id: 'assistants.none.answered', defaultMessage: 'Nothing was answered yet' },
    noneHint: {
      id: 'assistants.none.hint',
      defaultMessage: 'What an assistant proposes waits here with before and after, until you confirm or refuse it.',
    },
    create: { id: 'assistants.create', defaultMessage: '{who} proposes a new one: {what}' },
    patch: { id: 'assistants.patch', defaultMessage: '{who} proposes a change: {what}' },
    becomes: { id: 'assistants.becomes', defaultMessage: 'becomes' },
    unwritten: { id: 'assistants.unwritten', defaultMessage: 'Nothing is written yet.' },
    expires: { id: 'assistants.expires', defaultMessage: 'Expires {when}' },
    changed: { id: 'assistants.changed', defaultMessage: 'Changed since: {fields}. Look at it, then refuse or do it by hand.' },
    open: { id: 'assistants.open', defaultMessage: 'Open the record' },
    written: { id: 'assistants.written', defaultMessage: 'Open what was written' },
    confirm: { id: 'assistants.confirm', defaultMessage: 'Confirm and write' },
    refuse: { id: 'assistants.refuse', defaultMessage: 'Refuse' },
    refuseTitle: { id: 'assistants.refuse.title', defaultMessage: 'Refuse the proposal?' },
    refuseHint: { id: 'assistants.refuse.hint', defaultMessage: 'Nothing is written. The assistant can read why.' },
    why: { id: 'assistants.refuse.why', defaultMessage: 'Why' },
    confirmed: { id: 'assistants.done.confirmed', defaultMessage: 'Confirmed and written' },
    refused: { id: 'assistants.done.refused', defaultMessage: 'Refused' },
    more: { id: 'assistants.more', defaultMessage: '{count} older ones are not shown' },
  }),
)
