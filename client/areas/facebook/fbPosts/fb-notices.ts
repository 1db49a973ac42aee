import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { FeatureManifest, NoticeKind } from '../../../components/feature/manifest'
import { freeMessages } from '../../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    waiting: { id: 'fbPosts.frame.waiting', defaultMessage: '{who} asks you to approve a Facebook post' },
    approved: { id: 'fbPosts.frame.approved', defaultMessage: '{who} approved your Facebook post' },
    returned: { id: 'fbPosts.frame.returned', defaultMessage: '{who} sent your Facebook post back' },
    failed: { id: 'fbPosts.frame.failed', defaultMessage: 'A Facebook post could not be published' },
    unsure: { id: 'fbPosts.frame.unsure', defaultMessage: 'Look whether a post is on its Facebook page' },
    token: { id: 'fbPosts.frame.token', defaultMessage: 'A Facebook page needs a new token' },
  }),
)

const noticeOf = (status: string, title: MessageDescriptor, address: (id: string) => string): NoticeKind => ({
  status,
  text: ({ who, values }, intl) => ({ title: intl.formatMessage(title, { who }), about: values.name ?? '' }),
  target: ({ target }) => address(target._id),
})
const post = (id: string): string => `/apps/fbpagesPublishingStudio/posts?open=${id}`
const page = (id: string): string => `/apps/fbpagesPublishingStudio/pages?open=${id}`

export const fbNotices: NonNullable<FeatureManifest['notices']> = {
  'fb-post-waiting': noticeOf('waiting', m.waiting, post),
  'fb-post-approved': noticeOf('scheduled', m.approved, post),
  'fb-post-returned': noticeOf('draft', m.returned, post),
  'fb-post-failed': noticeOf('failed', m.failed, post),
  'fb-post-unsure': noticeOf('unsure', m.unsure, post),
  'fb-page-token': noticeOf('failed', m.token, page),
}
