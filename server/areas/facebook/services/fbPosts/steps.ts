import { MAX_FB_STEPS, type FbPostStep } from '@shared/areas/facebook/rules/types'
import type { Caller } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'

type Post = StoredOf<'fbPosts'>

/** What was done with a post, added to its story. */
export const withStep = (
  { steps }: Pick<Post, 'steps'>,
  what: FbPostStep,
  { now, person, note }: { readonly now: Date; readonly person: Caller['person']; readonly note?: string | undefined },
): Post['steps'] => {
  const by = person ? { _id: person._id, name: person.name, ...(person.avatar ? { avatar: person.avatar } : {}) } : undefined
  return [...steps, { at: now, what, ...(by ? { by } : {}), ...(note ? { note: note.slice(0, 500) } : {}) }].slice(-MAX_FB_STEPS)
}
