import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const historyScreenMessages = freeMessages(
  defineMessages({
    screen: { id: 'history.screen', defaultMessage: 'History' },
    everybody: { id: 'history.everybody', defaultMessage: 'Everybody' },
    everything: { id: 'history.everything', defaultMessage: 'Everything' },
    who: { id: 'history.who', defaultMessage: 'Who' },
    what: { id: 'history.what', defaultMessage: 'What' },
    when: { id: 'history.when', defaultMessage: 'When' },
    record: { id: 'history.record', defaultMessage: 'Record' },
    did: { id: 'history.did', defaultMessage: 'Change' },
    fields: { id: 'history.fields', defaultMessage: 'Before and after' },
    none: { id: 'history.none', defaultMessage: 'Nothing was changed in these days' },
    noneHint: { id: 'history.none.hint', defaultMessage: 'Choose other days, another person or another kind of record.' },
    allChanges: { id: 'history.allChanges', defaultMessage: 'All changes' },
    footMany: {
      id: 'history.footMany',
      defaultMessage: 'More than 5,000 changes: choose fewer days to have them counted · kept for good, nobody can delete them',
    },
    foot: { id: 'history.foot', defaultMessage: '{count} changes · kept for good, nobody can delete them' },
    fileName: { id: 'history.file', defaultMessage: 'history' },
  }),
)
