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
    amount: { id: 'history.amount', defaultMessage: 'Amount' },
    kinds: { id: 'history.kinds', defaultMessage: 'Kinds of changes' },
    all: { id: 'history.all', defaultMessage: 'All' },
    money: { id: 'history.kind.money', defaultMessage: 'Money' },
    goods: { id: 'history.kind.goods', defaultMessage: 'Goods' },
    rights: { id: 'history.kind.rights', defaultMessage: 'Rights' },
    undone: { id: 'history.kind.undone', defaultMessage: 'Taken back' },
    search: { id: 'history.search', defaultMessage: 'Find changes' },
    searchHint: { id: 'history.search.hint', defaultMessage: 'Number, name, amount, what was changed' },
    noneOf: { id: 'history.none.of', defaultMessage: 'Nothing on these days tells of “{words}”' },
    noFilter: { id: 'history.noFilter', defaultMessage: 'Clear filters' },
    wholeHistory: { id: 'history.whole', defaultMessage: 'Its whole history' },
    fileName: { id: 'history.file', defaultMessage: 'history' },
  }),
)
