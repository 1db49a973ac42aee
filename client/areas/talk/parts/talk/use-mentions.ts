import { fold } from '@shared/foundation/text/fold'
import { useMemo } from 'react'
import { api } from '../../../../api/api'

/** A colleague as a text names them. */
export interface Colleague {
  readonly _id: string
  readonly name: string
  readonly username: string
  readonly avatar?: string | undefined
}

const MAX_OFFERED = 5
/** The beginning of a name after an @, right before the caret. */
const begun = /(?:^|\s)@([\p{L}\p{N}._-]*)$/u

/** What of a text before the caret begins to name somebody; null for nothing. */
export const nameBegun = (before: string): string | null => begun.exec(before)?.[1] ?? null

/** Colleagues whose name or username begins like this, or has a word that does. */
export const useColleagues = (typed: string | null): readonly Colleague[] => {
  const { data } = api.users.useFind({ status: 'active', $limit: 1000, $total: false }, { skip: typed === null })
  return useMemo(() => {
    if (typed === null) return []
    const sought = fold(typed)
    return (data?.data ?? [])
      .filter(({ name, username }) => username.startsWith(sought) || ` ${fold(name)}`.includes(` ${sought}`))
      .slice(0, MAX_OFFERED)
  }, [data, typed])
}
