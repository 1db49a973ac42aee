import { fold } from '@shared/foundation/text/fold'
import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { sameMessages as m } from './messages'
import { byName, byPhone, knownIn, sameAmong, type Known } from './same-partner'
import { useHold } from './use-hold'

/**
 * Before a partner is saved, also faster than the hint beside its fields comes: asks whether one of the same name or phone is meant.
 * @returns a check of what is new in a form; it throws `Declined` when the answer is no
 */
export const useSamePartnerCheck = () => {
  const intl = useIntl()
  const hold = useHold()
  const [find] = api.assets.useLazyFind()
  return async (group: PartnerGroup, typed: Known, own?: string): Promise<void> => {
    const known = knownIn(typed)
    const pages = await Promise.all([
      ...(known.name ? [find(byName(group, known.name)).unwrap()] : []),
      ...(known.phone ? [find(byPhone(group, known.phone)).unwrap()] : []),
    ])
    const same = sameAmong(
      pages.flatMap(({ data }) => data),
      known,
      own,
    )
    if (!same) return
    const question = known.name && fold(same.name) === fold(known.name) ? m.partnerName : m.partnerPhone
    await hold(same._id, intl.formatMessage(question, { name: same.name }))
  }
}
