import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../components/list-states'
import { classNames } from '../../lib/class-names'
import { formatQuantity, formatShare } from '../../lib/format'
import { Amount } from '../../ui/Amount/Amount'
import { Dialog } from '../../ui/Dialog/Dialog'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { Icon } from '../../ui/icons/Icon'
import { Opening } from '../../ui/Opening/Opening'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton'
import { When } from '../../ui/When/When'
import { useLocale } from '../../ui/zone/zone-context'
import { reportPageMessages as m } from './messages'
import './figure-entries.css'

/** A line behind a figure. */
export interface FigureEntry {
  readonly key: string
  readonly at?: string | undefined
  /** The number of a document, or how many of something. */
  readonly mark?: ReactNode
  readonly name: ReactNode
  /** Null: it isn't known. */
  readonly amount: number | null
  /** Where it is; null where the member may not go. */
  readonly to: string | null
  /** What it is made of in its turn, where that is no page. */
  readonly onOpen?: () => void
}

interface FigureValueProps {
  value: number | null
  counted?: boolean
  /** A part of 1. */
  isShare?: boolean
}

/** The value of a figure: pieces, a share, or whole dong. */
export const FigureValue = ({ value, counted = false, isShare = false }: FigureValueProps) => {
  const locale = useLocale()
  if (isShare && value !== null) return <span className="num">{formatShare(value, locale)}</span>
  return counted && value !== null ? (
    <span className="num">{formatQuantity(value, locale)}</span>
  ) : (
    <Amount value={value} currency={false} />
  )
}

interface FigureEntriesProps {
  title: string
  subtitle: string
  value: number
  /** Pieces, not money. */
  counted?: boolean
  /** Those that are shown; none while they are read. */
  entries: readonly FigureEntry[] | undefined
  /** Whether all of them, those that aren't shown too, add up to the figure. */
  adds: boolean
  /** Said beside the check. */
  proof: ReactNode
  /** How they are read; absent where they are at hand. */
  read?: { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
  /** Under the lines. */
  after?: ReactNode
  onClose: () => void
}

/** What a figure is made of, line by line, and whether the lines add up to it. */
export const FigureEntries = ({
  title,
  subtitle,
  value,
  counted = false,
  entries,
  adds,
  proof,
  read,
  after,
  onClose,
}: FigureEntriesProps) => {
  const intl = useIntl()
  return (
    <Dialog
      flush
      width={560}
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      note={
        entries &&
        entries.length > 0 && (
          <span className={classNames('figure-entries__proof', adds ? 'ink-credit' : read?.isFetching ? 'muted' : 'ink-warn')}>
            {adds && <Icon name="check" size={14} />}
            {proof}
          </span>
        )
      }
      foot={
        <b>
          <FigureValue value={value} counted={counted} />
        </b>
      }
    >
      {read?.error && !entries ? (
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      ) : !entries ? (
        <SkeletonRows rows={6} lines={1} />
      ) : entries.length === 0 ? (
        <EmptyState title={intl.formatMessage(m.entriesEmpty)} />
      ) : (
        <ul className="figure-entries">
          {entries.map((entry) => (
            <li key={entry.key}>
              <EntryLine entry={entry} counted={counted} />
            </li>
          ))}
        </ul>
      )}
      {after}
    </Dialog>
  )
}

const EntryLine = ({ entry: { at, mark, name, amount, to, onOpen }, counted }: { entry: FigureEntry; counted: boolean }) => (
  <Opening className="figure-entries__line" to={to} onOpen={onOpen}>
    {at !== undefined && (
      <span className="faint">
        <When value={at} as="day-month" />
      </span>
    )}
    {mark !== undefined && <span className="figure-entries__mark name num">{mark}</span>}
    <span className={classNames('cut', mark !== undefined && 'muted')}>{name}</span>
    <FigureValue value={amount} counted={counted} />
  </Opening>
)
