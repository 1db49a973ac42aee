import { personMark } from '@shared/foundation/rights/persons'
import type { NoticeRules } from '../../../../kernel/notices'
import { isAnswered, laterOf } from '../../../workspace/answered'

/** A sheet that waits for a second person is told to the board, what became of it to whoever asked. */
export const importsNotices: NoticeRules<'imports'> = {
  'import-waits': {
    when: ({ asked }, before) => asked !== undefined && asked.at.getTime() !== before?.asked?.at.getTime(),
    audience: () => ['bod'],
    says: ({ name = '', kind, asked }) => ({
      title: asked?.act === 'undone' ? 'Taking a sheet back waits for a second person' : 'Bringing a sheet in waits for a second person',
      body: name || kind,
      values: { name: name || kind, did: asked?.act ?? '' },
    }),
  },
  'import-answered': {
    when: (sheet, before) => isAnswered(sheet, before),
    audience: ({ confirmed, refused }) => {
      const told = laterOf(confirmed, refused)?.askedById
      return told ? [personMark(told)] : []
    },
    says: ({ name = '', kind, confirmed, refused }) => {
      const isRefused = laterOf(confirmed, refused) === refused
      return {
        title: isRefused ? 'Refused by a second person' : 'Confirmed by a second person',
        body: (isRefused ? refused?.reason : undefined) ?? (name || kind),
        values: {
          name: name || kind,
          did: isRefused ? 'refused' : 'confirmed',
          ...(isRefused && refused?.reason ? { reason: refused.reason } : {}),
        },
      }
    },
  },
}
