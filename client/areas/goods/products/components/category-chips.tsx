import type { Category } from '@shared/areas/goods/services/categories'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import type { WireQuery } from '../../../../api/wire-query'
import { countUnder } from '../../../../components/chip-counts'
import { Chips } from '../../../../ui/Chips/Chips'
import { productMessages as m } from '../messages'

interface CategoryChipsProps {
  readonly categories: readonly Category[] | undefined
  /** Which products the list is of, whatever category is chosen. */
  readonly query: WireQuery
  readonly chosen: string
  readonly onChoose: (category: string) => void
}

/** The categories, with how many products of the list stand in each. */
export const CategoryChips = ({ categories, query, chosen, onChoose }: CategoryChipsProps) => {
  const intl = useIntl()
  const found = api.products.useReport('categories', query).data
  return (
    <Chips
      label={intl.formatMessage(m.category)}
      chosen={chosen}
      onChoose={onChoose}
      chips={[
        { key: '', label: intl.formatMessage(m.allCategories), count: countUnder(found) },
        ...(categories ?? []).map(({ _id, name }) => ({ key: _id, label: name, count: countUnder(found, [_id]) })),
      ]}
    />
  )
}
