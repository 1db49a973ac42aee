import { can } from '@shared/foundation/rights/rights'
import { lazy, useState } from 'react'
import { useMe } from '../../../api/session/use-me'
import { useFeatures } from '../../../components/feature/features-context'
import { withTexts } from '../../../i18n/texts'

/** What other features show on the figures page, as far as the rights go. Each suspends until its code has come: call this above the
 *  boundary, which would otherwise begin anew each time. */
export const useCards = () => {
  const { rights } = useMe()
  const features = useFeatures()
  const [cards] = useState(() =>
    features
      .flatMap(({ name, homeCards = [] }) => homeCards.map((card) => ({ name, ...card })))
      .sort((a, b) => a.order - b.order)
      .map(({ name, lazy: load, ...card }) => ({
        ...card,
        key: `${name} ${card.order}`,
        Card: lazy(async () => ({ default: await withTexts(name, load) })),
      })),
  )
  return cards.filter((card) => !card.rights || can(rights, card.rights))
}
