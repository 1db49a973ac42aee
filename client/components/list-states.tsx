import { useIntl, FormattedMessage } from 'react-intl'
import { isApiError } from '../api/api-error'
import { useConnection } from '../api/realtime/use-connection'
import { formatNumber } from '../lib/format'
import { Button } from '../ui/Button/Button'
import { EmptyState } from '../ui/EmptyState/EmptyState'
import { ErrorState } from '../ui/ErrorState/ErrorState'
import { StaleStrip } from '../ui/StaleStrip/StaleStrip'
import { useLocale } from '../ui/zone/zone-context'
import { recordMessages as m } from './record-form/messages'

/** A list that could not be loaded: what the server says, its code, and another try. */
export const LoadFailed = ({ error, onRetry, retrying }: { error: unknown; onRetry: () => unknown; retrying: boolean }) => (
  <ErrorState
    code={isApiError(error) && error.code > 0 ? String(error.code) : undefined}
    onRetry={() => void onRetry()}
    retrying={retrying}
  >
    {isApiError(error) ? error.message : undefined}
  </ErrorState>
)

/** Nothing matches what was typed. */
export const NoneFound = ({ text, onClear }: { text: string; onClear: () => void }) => {
  const intl = useIntl()
  return (
    <EmptyState
      icon="search"
      title={intl.formatMessage(m.noneFound, { text })}
      action={<Button onClick={onClear}>{intl.formatMessage(m.clearFilter)}</Button>}
    >
      {intl.formatMessage(m.noneFoundHint)}
    </EmptyState>
  )
}

/** Over a list while the connection is gone: since when its figures are old. */
export const OldFigures = () => {
  const { liveUntil } = useConnection()
  return liveUntil ? <StaleStrip since={liveUntil} /> : null
}

/** `1–50 of 214`; nothing while the count is unknown. */
export const RangeOf = ({ page, size, shown, total }: { page: number; size: number; shown: number; total: number | null | undefined }) => {
  const locale = useLocale()
  if (!total) return <span />
  const from = (page - 1) * size + 1
  const figures = { from: formatNumber(from, locale), to: formatNumber(from + shown - 1, locale), total: formatNumber(total, locale) }
  return (
    <span className="num">
      <FormattedMessage {...m.range} values={figures} />
    </span>
  )
}
