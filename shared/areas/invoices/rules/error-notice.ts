import type { Invoice } from '../services/invoices'

/** What of an invoice a notice to the authority puts right by itself (form 04/SS-HĐĐT): names, address and words, no tax code, goods, amount or rate. */
export const NOTICE_FIELDS = ['legalName', 'name', 'address', 'words'] as const
export type NoticeField = (typeof NOTICE_FIELDS)[number]

/** `made`: it is written here; `sent`: it went to the authority; `accepted`, `refused`: what that answered; `withdrawn`: it was never sent. */
export const NOTICE_STATES = ['made', 'sent', 'accepted', 'refused', 'withdrawn'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

const NEXT: Readonly<Record<NoticeState, readonly NoticeState[]>> = {
  made: ['sent', 'withdrawn'],
  sent: ['accepted', 'refused'],
  accepted: [],
  refused: [],
  withdrawn: [],
}

/** What a notice may become. */
export const noticeStatesAfter = (state: NoticeState): readonly NoticeState[] => NEXT[state]

/** Whether a notice waits for something: no other one is made meanwhile. */
export const isNoticeOpen = (state: NoticeState): boolean => NEXT[state].length > 0

/** What is wrong on an invoice, and what is right. */
export interface WrongWords {
  readonly field: NoticeField
  readonly was: string
  readonly is: string
}

/** What a notice says of an invoice: each field that is to be another; of words what is said of them. Empty where nothing differs. */
export const wrongWordsOf = (buyer: Invoice['buyer'], right: Readonly<Partial<Record<NoticeField, string>>>): WrongWords[] =>
  NOTICE_FIELDS.flatMap((field) => {
    const is = right[field]?.trim() ?? ''
    const was = field === 'words' ? '' : (buyer[field] ?? '')
    return is === '' || is === was ? [] : [{ field, was, is }]
  })
