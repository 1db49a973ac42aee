import { roundDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Figure, Figures } from '../../../../ui/Figures/Figures'
import { useLocale } from '../../../../ui/zone/zone-context'
import type { InventoryFigures as Sums, InventorySum } from '../inventory-sums'
import { inventoryMessages as m } from '../messages'

interface InventoryFiguresProps {
  figures: Sums
  /** Shows the products a sum is made of; undefined where it is nothing. */
  opens: (sum: InventorySum) => (() => void) | undefined
}

/** The sums over the list. */
export const InventoryFigures = ({ figures, opens }: InventoryFiguresProps) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Figures>
      {figures.value !== undefined && (
        <Figure
          label={intl.formatMessage(m.value)}
          onOpen={opens('value')}
          note={figures.unknown ? intl.formatMessage(m.unknown, { count: figures.unknown }) : undefined}
        >
          <Amount value={roundDong(figures.value)} />
        </Figure>
      )}
      <Figure
        label={intl.formatMessage(m.count)}
        note={intl.formatMessage(m.products, { count: figures.products })}
        onOpen={opens('count')}
      >
        {formatQuantity(figures.count, locale)}
      </Figure>
      <Figure label={intl.formatMessage(m.notshipped)} onOpen={opens('notshipped')}>
        {formatQuantity(figures.notshipped, locale)}
      </Figure>
      <Figure
        label={intl.formatMessage(m.needImport)}
        note={intl.formatMessage(m.shortCount, { count: figures.short })}
        onOpen={opens('needImport')}
      >
        <span className={figures.needImport > 0 ? 'ink-warn' : undefined}>{formatQuantity(figures.needImport, locale)}</span>
      </Figure>
    </Figures>
  )
}
