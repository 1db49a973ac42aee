import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button/Button'
import { Unsaved } from '../../../ui/DockForm/DockForm'
import { priceMessages as m } from '../messages'
import { isUnreadable } from '../price-sheet'
import type { PriceSheet } from '../use-price-sheet'

/** How much is written, what is wrong with it, and the way to put it in force. */
export const PriceFoot = ({ sheet, onApply }: { sheet: PriceSheet; onApply: () => void }) => {
  const intl = useIntl()
  const { progress, draft, rows, columns, isBoard, isBelowCost, drop } = sheet
  const unreadable = [...draft.values()].filter(isUnreadable).length
  const below = rows?.reduce((sum, row) => sum + columns.filter(({ key }) => isBelowCost(row, key)).length, 0) ?? 0
  return (
    <>
      {progress ? (
        <span role="status" className="num">
          {intl.formatMessage(m.saving, progress)}
        </span>
      ) : draft.size > 0 ? (
        <Unsaved count={draft.size} />
      ) : (
        <span className="num">{rows && intl.formatMessage(m.count, { count: rows.length })}</span>
      )}
      {isBoard && below > 0 && <span className="num">{intl.formatMessage(m.belowCount, { count: below })}</span>}
      {unreadable > 0 && <span className="ink-warn num">{intl.formatMessage(m.unreadableCount, { count: unreadable })}</span>}
      {draft.size > 0 && (
        <>
          <Button disabled={progress !== null} onClick={drop}>
            {intl.formatMessage(m.drop)}
          </Button>
          <Button kind="primary" kbd="Ctrl ↵" busy={progress !== null} onClick={() => onApply()}>
            {intl.formatMessage(m.apply)}
          </Button>
        </>
      )}
    </>
  )
}
