import type { PlugIn } from '@shared/foundation/own-services/plug-in'
import { declarationOf } from '@shared/registry/declarations'
import { ownServices } from '@shared/registry/own'
import { isHidden } from '../access'
import type { Caller } from '../call'
import { asSeenBy } from '../openapi/as-seen'

/** What `GET /ownServices` answers. */
export interface OwnServicesFound {
  readonly data: readonly Omit<PlugIn, 'companies'>[]
}

/** The company's own services as the caller may use them: with the fields they may see, none of those they may not read. */
export const ownServicesOf = (caller: Caller): OwnServicesFound => ({
  data: ownServices().flatMap((plugIn) => {
    const seen = asSeenBy(declarationOf(plugIn.path), caller)
    if (!seen?.methods.includes('find')) return []
    const { companies: _elsewhere, fields, list, ...shown } = plugIn
    const isSeen = (field: string): boolean => !isHidden(declarationOf(plugIn.path), field, caller)
    return [
      {
        ...shown,
        fields: Object.fromEntries(Object.entries(fields).filter(([field]) => isSeen(field))),
        ...(list ? { list: list.filter(isSeen) } : {}),
      },
    ]
  }),
})
