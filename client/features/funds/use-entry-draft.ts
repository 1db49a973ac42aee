import { useState } from 'react'
import { useKnownWorkspace, useMe } from '../../api/session/use-me'
import { readLocal, writeLocal } from '../../lib/store-local'
import type { EntryValues } from './entry-values'

export interface EntryDraft {
  /** What was left unsaved before; null when nothing was. */
  readonly left: EntryValues | null
  keep(values: EntryValues): void
  drop(): void
}

/** A new entry that wasn't saved is still there after a reload or a look elsewhere; it never leaves this device. */
export const useEntryDraft = (): EntryDraft => {
  const me = useMe()
  const workspace = useKnownWorkspace()
  const key = `socai.funds.draft.${workspace?._id ?? ''}.${me._id}`
  const [left] = useState(() => readLocal<EntryValues | null>(key, null))
  return { left, keep: (values) => writeLocal(key, values), drop: () => writeLocal(key, undefined) }
}
