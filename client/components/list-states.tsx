import type { ReactNode } from 'react'
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
export const NoResults = ({ text, onClear }: { text: string; onClear: () => void }) => {
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

/** A list as the query layer hands it over. */
interface Read {
  readonly error?: unknown
  /** The answer to what is asked now; `data` may be the former one. */
  readonly currentData?: unknown
  readonly refetch: () => unknown
}

/** Nothing can be shown of what is asked for: rows of another filter would be taken for its own. */
export const hasFailed = ({ error, currentData }: Read): boolean => error !== undefined && currentData === undefined

/** What was read, or in its place why it couldn't be, with another try. */
export const Loaded = ({ read, children }: { read: Read & { readonly isFetching: boolean }; children: ReactNode }) =>
  hasFailed(read) ? <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} /> : children

/** Over a list whose figures are old: since when the connection is gone, or that asking anew failed. */
export const StaleBanner = ({ list }: { list?: Read }) => {
  const intl = useIntl()
  const { liveUntil } = useConnection()
  if (liveUntil) return <StaleStrip since={liveUntil} />
  if (list?.error === undefined || list.currentData === undefined) return null
  return (
    <StaleStrip>
      {intl.formatMessage(m.refreshFailed)}{' '}
      <Button kind="link" size="s" onClick={() => void list.refetch()}>
        {intl.formatMessage(m.reload)}
      </Button>
    </StaleStrip>
  )
}

/** `1–50 of 214`, `1–50` of what is too many to be counted; nothing while the count isn't known yet. */
export const RangeOf = ({ page, size, shown, total }: { page: number; size: number; shown: number; total: number | null | undefined }) => {
  const locale = useLocale()
  if (total === undefined || total === 0 || shown === 0) return <span />
  const [from, to] = [(page - 1) * size + 1, (page - 1) * size + shown].map((row) => formatNumber(row, locale))
  if (total === null) return <span className="num">{`${from}–${to}`}</span>
  return (
    <span className="num">
      <FormattedMessage {...m.range} values={{ from, to, total: formatNumber(total, locale) }} />
    </span>
  )
}
