import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const accessMessages = freeMessages(
  defineMessages({
    screen: { id: 'accesses.screen', defaultMessage: 'Who saw what' },
    list: { id: 'accesses.list', defaultMessage: 'What was seen and taken' },
    lead: {
      id: 'accesses.lead',
      defaultMessage: 'Kept for 12 months, seen by founders alone. Of an address only its beginning is kept.',
    },
    kind: { id: 'accesses.kind', defaultMessage: 'Kind' },
    allKinds: { id: 'accesses.kind.all', defaultMessage: 'Everything' },
    member: { id: 'accesses.member', defaultMessage: 'Member' },
    allMembers: { id: 'accesses.member.all', defaultMessage: 'Everybody' },
    who: { id: 'accesses.who', defaultMessage: 'Who' },
    what: { id: 'accesses.what', defaultMessage: 'What' },
    when: { id: 'accesses.when', defaultMessage: 'Last' },
    times: { id: 'accesses.times', defaultMessage: 'Times' },
    byKey: { id: 'accesses.byKey', defaultMessage: 'API key' },
    rows: { id: 'accesses.rows', defaultMessage: '{count} rows' },
    program: { id: 'accesses.program', defaultMessage: 'a program' },
    archive: { id: 'accesses.kind.archive', defaultMessage: 'Took the company’s file' },
    export: { id: 'accesses.kind.export', defaultMessage: 'Saved a long list as a file' },
    read: { id: 'accesses.kind.read', defaultMessage: 'Read a long list' },
    costs: { id: 'accesses.kind.costs', defaultMessage: 'Saw costs' },
    'key-made': { id: 'accesses.kind.keyMade', defaultMessage: 'Made an API key' },
    'key-place': { id: 'accesses.kind.keyPlace', defaultMessage: 'API key from a network' },
    'sign-in': { id: 'accesses.kind.signIn', defaultMessage: 'Signed in' },
    none: { id: 'accesses.none', defaultMessage: 'Nothing of this kind' },
    noneHint: {
      id: 'accesses.none.hint',
      defaultMessage: 'The company’s file, lists of more than 1,000 rows, costs, keys and sign-ins from new places are noted here.',
    },
  }),
)
