import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

/** What the pages of all reports say. */
export const reportPageMessages = freeMessages(
  defineMessages({
    searchRows: { id: 'report-page.rows.search', defaultMessage: 'Find in the report' },
    rowCount: { id: 'report-page.rows.count', defaultMessage: '{count, plural, one {# row} other {# rows}}' },
    print: { id: 'report-page.print', defaultMessage: 'Print' },
    empty: { id: 'report-page.empty', defaultMessage: 'Nothing was sold, received or spent in {range}' },
    knownEmpty: { id: 'report-page.known.empty', defaultMessage: 'At that time there was nothing in this period yet' },
    emptyHint: { id: 'report-page.empty.hint', defaultMessage: 'Choose another period, or create the first order or entry of this one.' },
    entriesCount: { id: 'report-page.entries.count', defaultMessage: '{range} · {count, plural, one {# entry} other {# entries}}' },
    entriesAddUp: { id: 'report-page.entries.addUp', defaultMessage: 'The entries add up to the figure of the report' },
    entriesOff: { id: 'report-page.entries.off', defaultMessage: 'Entries have just changed; the figure follows' },
    entriesFirst: { id: 'report-page.entries.first', defaultMessage: 'The first {shown} of {count} are shown' },
    entriesEmpty: { id: 'report-page.entries.empty', defaultMessage: 'No entries' },
  }),
)
