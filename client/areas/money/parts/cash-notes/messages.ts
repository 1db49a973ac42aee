import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../../lib/free-messages'

/** Cash counted by notes. */
export const cashNotesMessages = freeMessages(
  defineMessages({
    denomination: { id: 'cash-notes.denomination', defaultMessage: 'Notes' },
    pieces: { id: 'cash-notes.pieces', defaultMessage: 'Pieces' },
    piecesOf: { id: 'cash-notes.piecesOf', defaultMessage: 'Notes of {value}' },
    comesTo: { id: 'cash-notes.comesTo', defaultMessage: 'Amount' },
    other: { id: 'cash-notes.other', defaultMessage: 'Other' },
    otherLong: { id: 'cash-notes.otherLong', defaultMessage: 'Coins and other notes, in dong' },
    counted: { id: 'cash-notes.counted', defaultMessage: 'Counted' },
    countedNotes: { id: 'cash-notes.countedNotes', defaultMessage: '{count, plural, one {# note} other {# notes}}' },
  }),
)
