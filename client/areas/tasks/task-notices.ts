import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { FeatureManifest, NoticeKind } from '../../components/feature/manifest'
import { freeMessages } from '../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    given: { id: 'tasks.frame.given', defaultMessage: '{who} gave you a task' },
    done: { id: 'tasks.frame.done', defaultMessage: '{who} finished a task' },
    rejected: { id: 'tasks.frame.rejected', defaultMessage: '{who} sent a task back' },
    completed: { id: 'tasks.frame.completed', defaultMessage: '{who} approved a task' },
    due: { id: 'tasks.frame.due', defaultMessage: 'A task is due soon' },
  }),
)

const noticeOf = (status: string, title: MessageDescriptor): NoticeKind => ({
  status,
  text: ({ who, values }, intl) => ({ title: intl.formatMessage(title, { who }), about: values.name ?? '' }),
  target: ({ target }) => `/tasks/byId/${target._id}`,
})

export const taskNotices: NonNullable<FeatureManifest['notices']> = {
  'task-given': noticeOf('assigned', m.given),
  'task-done': noticeOf('done', m.done),
  'task-rejected': noticeOf('assigned', m.rejected),
  'task-completed': noticeOf('completed', m.completed),
  'task-due': noticeOf('assigned', m.due),
}
