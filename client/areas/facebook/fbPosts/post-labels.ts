import type { FbPostStatus, FbPostStep } from '@shared/areas/facebook/rules/types'
import type { MessageDescriptor } from 'react-intl'
import { fbMessages as m } from './messages'

export const statusLabels: Readonly<Record<FbPostStatus, MessageDescriptor>> = {
  draft: m.draft,
  waiting: m.waiting,
  scheduled: m.scheduled,
  sending: m.sending,
  published: m.published,
  failed: m.failed,
  unsure: m.unsure,
  removed: m.removed,
}

export const stepLabels: Readonly<Record<FbPostStep, MessageDescriptor>> = {
  sent: m.stepSent,
  approved: m.stepApproved,
  returned: m.stepReturned,
  'taken-back': m.stepTakenBack,
  published: m.stepPublished,
  failed: m.stepFailed,
  unsure: m.stepUnsure,
  found: m.stepFound,
  edited: m.stepEdited,
}

/** The ink of a card's edge: how far a post has come. */
export const edgeOf: Readonly<Record<FbPostStatus, string>> = {
  draft: 'text3',
  waiting: 'warn',
  scheduled: 'credit',
  sending: 'credit',
  published: 'text2',
  failed: 'debit',
  unsure: 'debit',
  removed: 'text3',
}
