import { can } from '@shared/domain/rights/rights'
import { lazy, useState } from 'react'
import { useMe } from '../../../api/session/use-me'
import { useFeatures } from '../../../components/feature/features-context'
import { withTexts } from '../../../i18n/texts'

/** What other features show here, as far as the rights go; suspends until their code has come. */
export const Cards = () => {
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
  return cards.filter((card) => !card.rights || can(rights, card.rights)).map(({ key, Card }) => <Card key={key} />)
}
