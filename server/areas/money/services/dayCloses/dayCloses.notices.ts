import type { NoticeRules } from '../../../../kernel/notices'

export const dayClosesNotices: NoticeRules<'dayCloses'> = {
  'day-signed': {
    when: (close, before) => close.status === 'signed' && before?.status !== 'signed',
    audience: () => ['bod'],
    says: ({ number, day, label, counted, difference = 0, reason, signedBy }) => ({
      title: `The cash of ${day} is counted: ${counted}`,
      body: [number, label, reason].filter(Boolean).join(' · '),
      values: { amount: String(counted), difference: String(difference), day, number, group: label, name: signedBy?.name ?? '' },
    }),
  },
  'day-taken-back': {
    when: (close, before) => close.status === 'cancelled' && before?.status === 'signed',
    audience: () => ['bod'],
    says: ({ number, day, label, counted, takenBackBy = '', takenBackReason = '' }) => ({
      title: `The count of ${day} was taken back: ${counted}`,
      body: [number, label, takenBackReason].filter(Boolean).join(' · ').slice(0, 500),
      values: { amount: String(counted), day, number, group: label, name: takenBackBy, reason: takenBackReason },
    }),
  },
}
