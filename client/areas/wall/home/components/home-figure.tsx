import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { formatNumber } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Figure } from '../../../../ui/Figures/Figures'
import { SkeletonBar } from '../../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../../ui/zone/zone-context'

/** Keeps the line of a note that isn't known yet, so that it moves nothing when it comes. */
const NO_NOTE = '\u00a0'

interface HomeFigureProps {
  label: MessageDescriptor
  /** A `Money` or a `Count`. */
  children: ReactNode
  /** Undefined: there is none, or it is still to come. */
  note?: ReactNode
  to?: string | undefined
}

/** One figure of the front page or of the day's figures. */
export const HomeFigure = ({ label, children, note, to }: HomeFigureProps) => (
  <Figure label={useIntl().formatMessage(label)} note={note ?? NO_NOTE} {...(to !== undefined && { to })}>
    {children}
  </Figure>
)

/** Undefined: on its way; null: too many to add up. */
export const Money = ({ value, final = false }: { value: number | null | undefined; final?: boolean }): ReactNode =>
  value === undefined ? <SkeletonBar width="120px" /> : <Amount value={value} weight="strong" rule={final} />

/** Undefined: on its way; null: too many to count. */
export const Count = ({ value }: { value: number | null | undefined }): ReactNode => {
  const locale = useLocale()
  if (value === null) return '–'
  return value === undefined ? <SkeletonBar width="48px" /> : <strong>{formatNumber(value, locale)}</strong>
}
