import { personMark } from '@shared/foundation/rights/persons'
import type { NoticeRules } from '../../../../kernel/notices'
import { isAnswered, laterOf } from '../../answered'

/** What closed days hold is told to whoever writes the books; that they are open again, or were taken along in a file, to the board. */
export const workspaceNotices: NoticeRules<'workspaces'> = {
  'books-closed': {
    when: ({ opts }, before) => opts.lockDate !== undefined && before !== null && opts.lockDate > (before.opts.lockDate ?? ''),
    audience: () => ['/sales', '/purchases', '/funds'],
    says: ({ opts: { lockDate = '' } }) => ({
      title: `The books are closed through ${lockDate}`,
      body: '',
      values: { day: lockDate },
    }),
  },
  'books-reopened': {
    when: ({ opts }, before) => before?.opts.lockDate !== undefined && (opts.lockDate ?? '') < before.opts.lockDate,
    audience: () => ['bod'],
    says: ({ opts: { lockDate } }) => ({
      title: lockDate === undefined ? 'All books are open again' : `The books are open again after ${lockDate}`,
      body: '',
      values: lockDate === undefined ? {} : { day: lockDate },
    }),
  },
  'file-taken': {
    when: ({ fileTaken }, before) => fileTaken !== undefined && fileTaken.at.getTime() !== before?.fileTaken?.at.getTime(),
    audience: () => ['bod'],
    says: ({ fileTaken }) => ({
      title: 'The file of the company was taken along',
      body: fileTaken?.by ?? '',
      values: { name: fileTaken?.by ?? '' },
    }),
  },
  'guard-waits': {
    when: ({ asked }, before) => asked !== undefined && asked.at.getTime() !== before?.asked?.at.getTime(),
    audience: () => ['bod'],
    says: ({ asked }) => ({
      title: 'Looser settings of the second person wait for one',
      body: asked?.by ?? '',
      values: { name: asked?.by ?? '' },
    }),
  },
  'guard-answered': {
    when: (workspace, before) => isAnswered(workspace, before),
    audience: ({ confirmed, refused }) => {
      const told = laterOf(confirmed, refused)?.askedById
      return told ? [personMark(told)] : []
    },
    says: ({ confirmed, refused }) => {
      const isRefused = laterOf(confirmed, refused) === refused
      return {
        title: isRefused ? 'Settings refused by a second person' : 'Settings confirmed by a second person',
        body: (isRefused ? refused?.reason : undefined) ?? '',
        values: { did: isRefused ? 'refused' : 'confirmed', ...(isRefused && refused?.reason ? { reason: refused.reason } : {}) },
      }
    },
  },
}
