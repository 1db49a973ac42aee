import type { NoticeRules } from '../../kernel/notices'

/** What closed days hold is told to whoever writes the books; that they are open again, to the board. */
export const lockNotices: NoticeRules<'workspaces'> = {
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
}
