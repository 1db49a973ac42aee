import type { ServiceRules } from '../../../../kernel/service-rules'
import { withGoodsNames } from '../../mechanic-goods'

/** Ranks; the draft of a scheme is kept with who saved it when. */
export const apRanksRules: ServiceRules<'apRanks'> = {
  preparePatch: async ({ caller }, work, _before, { draft, ...fields }) => {
    if (!draft) return { ...fields, ...(draft === null ? { draft: undefined } : {}) }
    const mechanics = await withGoodsNames(work, draft.mechanics, 'draft.mechanics')
    return {
      ...fields,
      draft: { ...draft, mechanics, savedAt: work.now, ...(caller.person ? { savedBy: caller.person.name } : {}) },
    }
  },
}
