import type { StoredOf } from '../../../../kernel/collections'
import { putInOutbox, takeOutOfOutbox } from '../../../../kernel/outbox'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'

type Post = StoredOf<'fbPosts'>

export const POST = 'fb-post'

/** Has a post published at its time, once the command is committed. */
export const publishSoon = (work: SocaiUnitOfWork, { _id, name, at }: Pick<Post, '_id' | 'name' | 'at'>): Promise<unknown> =>
  putInOutbox(work, { kind: POST, recordId: _id, title: name.slice(0, 200), ...(at && at > work.now ? { due: at } : {}) })

/** It isn't published any more. */
export const publishNoMore = (work: SocaiUnitOfWork, { _id }: Pick<Post, '_id'>): Promise<void> =>
  takeOutOfOutbox(work, { kind: POST, recordId: _id })
