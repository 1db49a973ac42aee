import type { NoticeRules } from '../../../../kernel/notices'

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
}
