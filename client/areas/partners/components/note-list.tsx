import { NOTES_GROUP } from '@shared/foundation/documents/asset-groups'
import { assets } from '@shared/areas/partners/services/assets'
import { whoOr } from '../../../resource/columns'
import { resourceList } from '../../../resource/resource-list'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { Icon } from '../../../ui/icons/Icon'
import { Tag } from '../../../ui/Tag/Tag'
import { When } from '../../../ui/When/When'
import { assetMessages as m } from '../messages'
import { NoteForm } from './note-form'
import './kept.css'

/** What everybody, or the board, should keep in mind; pinned ones first. */
export const NoteList = resourceList({
  service: assets,
  messages: m,
  group: () => NOTES_GROUP,
  texts: () => ({
    screen: m.notes,
    new: m.newNote,
    search: m.noteSearch,
    searchHint: m.noteSearchHint,
    none: m.noNotes,
    noneHint: m.noNotesHint,
  }),
  icon: 'flag',
  sort: '-pinned',
  query: () => ({ group: NOTES_GROUP, status: 'active' }),
  columns: ({ intl, recent }) => [
    {
      key: 'name',
      head: intl.formatMessage(m.name),
      cell: ({ _id, name, note, pinned, privacy }) => (
        <TwoLines
          first={
            <span className="note-name">
              {pinned && <Icon name="flag" size={14} label={intl.formatMessage(m.pinnedWord)} />}
              <span className="cut">{name}</span>
              {privacy === 'bod' && <Tag>{intl.formatMessage(m.board)}</Tag>}
            </span>
          }
          second={whoOr(recent, _id, note?.split('\n')[0])}
        />
      ),
    },
    {
      key: 'by',
      head: intl.formatMessage(m.by),
      width: 190,
      hideNarrow: true,
      cell: ({ creator, created }) => <TwoLines first={creator?.name ?? '–'} second={<When value={created} as="date" />} />,
    },
  ],
  phone: ({ name, note, pinned }, { intl }) => ({
    name: (
      <span className="note-name">
        {pinned && <Icon name="flag" size={14} label={intl.formatMessage(m.pinnedWord)} />}
        <span className="cut">{name}</span>
      </span>
    ),
    about: <span className="cut">{note?.split('\n')[0]}</span>,
  }),
  Form: NoteForm,
})
