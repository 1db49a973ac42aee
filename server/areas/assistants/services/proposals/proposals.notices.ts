import type { NoticeRules } from '../../../../kernel/notices'
import { audienceMarks } from '../../audience'

/** Whoever may confirm a proposal is told of it. */
export const proposalsNotices: NoticeRules<'proposals'> = {
  'proposal-made': {
    when: (_proposal, before) => before === null,
    audience: ({ audience }) => audienceMarks(audience),
    says: ({ creatorProgram = '', service, act, title = '', reason }) => ({
      title: `${creatorProgram} proposes`,
      body: title || service,
      values: { name: creatorProgram.slice(0, 200), partner: title.slice(0, 200), group: service, did: act, ...(reason ? { reason } : {}) },
    }),
  },
}
