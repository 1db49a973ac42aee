import type { NoticeRules } from '../../../../kernel/notices'

export const webhooksNotices: NoticeRules<'webhooks'> = {
  'webhook-paused': {
    when: ({ status, paused }, before) => status === 'paused' && paused !== undefined && before?.status === 'on',
    audience: () => ['bod'],
    says: ({ name, url, paused }) => ({
      title: `The webhook ${name} is paused`,
      body: [url, paused?.reason].filter(Boolean).join(' · ').slice(0, 500),
      values: { name, partner: new URL(url).host },
    }),
  },
}
