import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { LoadFailed } from '../../../../components/list-states'
import { Icon } from '../../../../ui/icons/Icon'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { eveningMessages as m } from '../messages'

/** One thing that is left: what, of whom, how much. */
export interface EveningLine {
  readonly key: string
  readonly to: string
  readonly name: ReactNode
  readonly about?: ReactNode
  readonly amount?: ReactNode
}

interface Answer {
  readonly data?: unknown
  readonly error?: unknown
  readonly refetch: () => unknown
  readonly isFetching: boolean
}

interface EveningListProps {
  readonly title: string
  /** How many there are in all; 0 says `none` with a tick. */
  readonly total: number | null | undefined
  readonly sum?: ReactNode
  readonly lines: readonly EveningLine[]
  readonly none: string
  /** Nothing there is no merit: it is said without a tick. */
  readonly plain?: boolean
  /** Where all of them are. */
  readonly all: string
  readonly answer: Answer
  readonly children?: ReactNode
}

/** A block of the evening: what is left, the first few by name, and the way to all of them. */
export const EveningList = ({ title, total, sum, lines, none, plain, all, answer, children }: EveningListProps) => {
  const intl = useIntl()
  const count = total ?? lines.length
  return (
    <Panel title={title} aside={count > 0 && <span className="second num">{sum}</span>} flush>
      {answer.error && !answer.data ? (
        <LoadFailed error={answer.error} onRetry={answer.refetch} retrying={answer.isFetching} />
      ) : !answer.data ? (
        <SkeletonRows rows={2} />
      ) : (
        <>
          {children}
          {count === 0 ? (
            <p className="evening-done">
              {!plain && <Icon name="check" size={16} />} {none}
            </p>
          ) : (
            <ul className="evening-list">
              {lines.map(({ key, to, name, about, amount }) => (
                <li key={key}>
                  <Link to={to}>
                    <span>
                      <span className="name cut">{name}</span>
                      {about && <span className="second cut">{about}</span>}
                    </span>
                    {amount}
                  </Link>
                </li>
              ))}
              {count > lines.length && (
                <li>
                  <Link to={all} className="evening-all">
                    {intl.formatMessage(m.more, { count: count - lines.length })}
                  </Link>
                </li>
              )}
            </ul>
          )}
        </>
      )}
    </Panel>
  )
}
