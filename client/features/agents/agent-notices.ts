import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../components/feature/manifest'
import { freeMessages } from '../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    proposed: { id: 'agents.frame.proposed', defaultMessage: '{who} proposes the rank {rank} for {name}' },
    ranked: { id: 'agents.frame.ranked', defaultMessage: '{who} confirmed the rank {rank} of {name}' },
  }),
)

const noticeOf = (status: string, title: keyof typeof m): NoticeKind => ({
  status,
  text: ({ who, values: { name = '', group = '' } }, intl) => ({
    title: intl.formatMessage(m[title], { who, name, rank: group }),
    about: '',
  }),
  target: () => '/apps/agentpro',
})

export const agentProposedNotice = noticeOf('pending', 'proposed')
export const agentRankedNotice = noticeOf('completed', 'ranked')
