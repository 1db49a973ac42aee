import { NOTES_GROUP } from '@shared/foundation/documents/asset-groups'
import { assets } from '@shared/areas/partners/services/assets'
import { useCan } from '../../../api/session/use-me'
import { TalkPart } from '../../talk/parts/talk/talk-part'
import { areaField, flagField, own, part, selectField, textField } from '../../../resource/fields'
import { resourceForm } from '../../../resource/resource-form'
import { assetMessages as m } from '../messages'

/** A note beside the list, with what is said about it; for everybody or the board alone. */
export const NoteForm = resourceForm<'assets', Record<string, unknown>, boolean, undefined>({
  service: assets,
  messages: m,
  use: () => useCan('bod'),
  group: () => NOTES_GROUP,
  title: ({ record, intl }) => record?.name ?? intl.formatMessage(m.newNote),
  created: m.noteCreated,
  valuesOf: (record) => ({
    name: record?.name ?? '',
    note: record?.note ?? '',
    link: record?.link ?? '',
    pinned: record?.pinned ?? false,
    privacy: record?.privacy ?? 'public',
  }),
  createOf: (values) =>
    ({ ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')), group: NOTES_GROUP }) as never,
  patchOf: (changes) => changes as never,
  fields: ({ record, x: isBoard, intl }) => [
    part(
      undefined,
      textField('name'),
      areaField('note', { rows: 6, label: m.text }),
      textField('link', { type: 'url', inputMode: 'url', hint: m.linkHint }),
      flagField('pinned'),
      isBoard &&
        selectField('privacy', {
          options: [
            { value: 'public', label: intl.formatMessage(m.everybody) },
            { value: 'bod', label: intl.formatMessage(m.board) },
          ],
        }),
    ),
    own(record && <TalkPart target="assets" id={record._id} />),
  ],
  archive: {
    status: 'removed',
    changes: () => [m.removeNoteHint],
    texts: { verb: m.removeNote, title: m.removeNoteTitle, done: m.noteRemoved },
  },
})
