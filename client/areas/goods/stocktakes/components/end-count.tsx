import type { outcomeOf } from '@shared/areas/goods/rules/stocktakes'
import type { Stocktake } from '@shared/areas/goods/services/stocktakes'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../../api/api'
import { formatQuantity } from '../../../../lib/format'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { stocktakeMessages as m } from '../messages'

/** How a stocktake ends: the books take what was counted, or nothing of it. */
export type CountEnd = 'closed' | 'cancelled'

interface EndCountProps {
  readonly stocktake: Stocktake
  readonly end: CountEnd
  readonly outcome: ReturnType<typeof outcomeOf>
  /** Products that nobody counted. */
  readonly uncounted: number
  readonly onClose: () => void
}

/** Asks before a stocktake ends, with what becomes of the books. */
export const EndCount = ({ stocktake, end, outcome, uncounted, onClose }: EndCountProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const [patch] = api.stocktakes.usePatch()
  const number = stocktake.stocktake_number
  const count = (of: number): string => formatQuantity(of, locale)
  const settle = async (): Promise<void> => {
    try {
      await patch({ id: stocktake._id, data: { status: end } }).unwrap()
      if (end === 'closed') toastDone(intl.formatMessage(m.finished, { number }))
      else void navigate('/warehouses/stocktakes')
    } catch (thrown) {
      toastError(
        thrown instanceof Error || (typeof thrown === 'object' && thrown !== null && 'message' in thrown) ? String(thrown.message) : '',
      )
      throw thrown
    }
  }
  return end === 'closed' ? (
    <ConfirmDialog
      title={intl.formatMessage(m.finishTitle, { number })}
      verb={intl.formatMessage(m.finish)}
      changes={[
        ...(outcome.missing > 0 ? [intl.formatMessage(m.finishOut, { count: count(outcome.missing) })] : []),
        ...(outcome.found > 0 ? [intl.formatMessage(m.finishIn, { count: count(outcome.found) })] : []),
        ...(outcome.differing === 0 ? [intl.formatMessage(m.finishSame)] : []),
        ...(uncounted > 0 ? [intl.formatMessage(m.finishUncounted, { count: uncounted })] : []),
        intl.formatMessage(m.finishPast),
      ]}
      onConfirm={() => settle()}
      onClose={onClose}
    />
  ) : (
    <ConfirmDialog
      title={intl.formatMessage(m.giveUpTitle, { number })}
      verb={intl.formatMessage(m.giveUp)}
      danger
      changes={[intl.formatMessage(m.giveUpCounts)]}
      onConfirm={() => settle()}
      onClose={onClose}
    />
  )
}
