import type { TakenBack } from '@shared/areas/history/services/history'
import type { PatchManyOf } from '@shared/registry/service-types'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api/api'
import { failureOf } from '../../ui/form/form-error'

/** What is taken back: all of one change of many records, a single one, or some fields of one. */
export interface Taken {
  readonly bulkId?: string
  readonly entryId?: string
  readonly fields?: readonly string[]
}

/** What becomes of each change; asked page by page until the last. */
export const useTakeBack = ({ bulkId, entryId, fields }: Taken): ((preview: boolean) => Promise<readonly TakenBack[]>) => {
  const [patchMany] = api.history.usePatchMany()
  const only = fields?.join()
  return useCallback(
    async (preview) => {
      const of = { ...(bulkId && { bulkId }), ...(entryId && { entryId: entryId as TakenBack['_id'] }) }
      const data = { ...(preview && { preview }), ...(only !== undefined && { fields: only.split(',') }) }
      const all: TakenBack[] = []
      for (let after: TakenBack['_id'] | null | undefined; after !== null;) {
        const by = { ...of, ...(after && { after }) }
        const answer: PatchManyOf<'history'>['result'] = await patchMany({ by, data }).unwrap()
        all.push(...answer.data)
        after = answer.next
      }
      return all
    },
    [patchMany, bulkId, entryId, only],
  )
}

/** What taking something back would do, asked as soon as it is known what; null until it is told. */
export const usePreview = (
  of: Taken,
  isAsked: boolean,
): { readonly outcome: readonly TakenBack[] | null; readonly failed: string | null } => {
  const takeBack = useTakeBack(of)
  const [told, setTold] = useState<{ by: unknown; outcome: readonly TakenBack[] | null; failed: string | null } | null>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    let isWanted = true
    takeBack(true).then(
      (outcome) => isWanted && setTold({ by: takeBack, outcome, failed: null }),
      (thrown: unknown) => isWanted && setTold({ by: takeBack, outcome: null, failed: failureOf(thrown).message ?? '' }),
    )
    return () => {
      isWanted = false
    }
  }, [takeBack, isAsked])
  return told && told.by === takeBack ? told : { outcome: null, failed: null }
}
