import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../components/feature/manifest'
import { formatDate, formatMonth } from '../../lib/format'
import { freeMessages } from '../../lib/free-messages'
import { isDay, isMonth } from '@shared/foundation/days/days'

const m = freeMessages(
  defineMessages({
    proposed: { id: 'agents.frame.proposed', defaultMessage: '{who} proposes the rank {rank} for {name}' },
    ranked: { id: 'agents.frame.ranked', defaultMessage: '{who} confirmed the rank {rank} of {name}' },
    scheme: { id: 'agents.frame.scheme', defaultMessage: '{who} wrote a commission scheme for {rank}' },
    schemeFrom: { id: 'agents.frame.schemeFrom', defaultMessage: 'from {day}' },
    paid: { id: 'agents.frame.paid', defaultMessage: '{who} paid the commission of {name}' },
  }),
)

const rankNotice = (status: string, title: 'proposed' | 'ranked'): NoticeKind => ({
  status,
  text: ({ who, values: { name = '', group = '' } }, intl) => ({
    title: intl.formatMessage(m[title], { who, name, rank: group }),
    about: '',
  }),
  target: () => '/apps/agentpro',
})

/** What members are told of agents. */
export const agentNotices: Readonly<Record<string, NoticeKind>> = {
  'agent-proposed': rankNotice('pending', 'proposed'),
  'agent-ranked': rankNotice('completed', 'ranked'),
  'agent-scheme': {
    status: 'pending',
    text: ({ who, values: { name = '', day } }, intl) => ({
      title: intl.formatMessage(m.scheme, { who, rank: name }),
      about: isDay(day) ? intl.formatMessage(m.schemeFrom, { day: formatDate(day) }) : '',
    }),
    target: () => '/apps/agentpro/ranks',
  },
  'agent-paid': {
    status: 'completed',
    text: ({ who, values: { name = '', number } }, intl, locale) => ({
      title: intl.formatMessage(m.paid, { who, name }),
      about: isMonth(number) ? formatMonth(number, locale) : '',
    }),
    target: ({ target }) => `/apps/agentpro?open=${target._id}`,
  },
}
