import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { formatShare } from '../../lib/format'
import { Amount } from '../Amount/Amount'
import { Icon } from '../icons/Icon'
import { Opening } from '../Opening/Opening'
import { useLocale } from '../zone/zone-context'
import './Figures.css'

type Style = CSSProperties & Record<`--${string}`, string>

interface FigureProps {
  label: ReactNode
  /** An `Amount` or a count. */
  children: ReactNode
  note?: ReactNode
  /** Where its entries are. */
  to?: string
  /** Shows what it is made of. */
  onOpen?: (() => void) | undefined
}

/** A strip of figures with a line between them. */
export const Figures = ({ children }: { children: ReactNode }) => <div className="ui-figures">{children}</div>

/** One figure of a strip. */
export const Figure = ({ label, children, note, to, onOpen }: FigureProps) => (
  <Opening className="ui-figure" to={to} onOpen={onOpen}>
    <span className="ui-figure__label">{label}</span>
    <span className="ui-figure__value num">{children}</span>
    {note !== undefined && <span className="ui-figure__note">{note}</span>}
  </Opening>
)

/** How a figure moved; coloured only where better or worse is plain. */
export const Change = ({ share, good, children }: { share: number; good?: 'up' | 'down'; children?: ReactNode }) => {
  const locale = useLocale()
  const up = share >= 0
  const ink = good && share !== 0 ? ((good === 'up') === up ? 'ink-credit' : 'ink-debit') : undefined
  return (
    <span className="ui-row-words">
      <span className={classNames('num ui-row-words', ink)} style={{ gap: 4 }}>
        <Icon name={up ? 'arrow-up' : 'arrow-down'} size={12} />
        {formatShare(Math.abs(share), locale)}
      </span>
      {children}
    </span>
  )
}

export interface EquationTerm {
  key: string
  label: ReactNode
  value: number | null
  ink?: 'credit' | 'debit'
  note?: ReactNode
  /** Always add up to the value. */
  parts?: { key: string; label: ReactNode; value: number }[]
}

/** Opening + in − out = closing, with the double rule under the last. */
export const Equation = ({ terms, signs }: { terms: EquationTerm[]; signs: string[] }) => (
  <div className="ui-equation">
    {terms.map((term, at) => {
      const final = at === terms.length - 1
      const whole = (term.parts ?? []).reduce((sum, part) => sum + Math.abs(part.value), 0)
      return (
        <div key={term.key} className="ui-equation__step">
          {at > 0 && (
            <span className="ui-equation__sign" aria-hidden="true">
              {signs[at - 1]}
            </span>
          )}
          <div className={classNames('ui-equation__term', final && 'ui-equation__term--final', term.parts && 'ui-equation__term--wide')}>
            <div className="ui-figure__label">{term.label}</div>
            <div
              className={term.ink ? `ui-equation__value ink-${term.ink}` : 'ui-equation__value'}
              data-sign={final || term.value === 0 ? undefined : signs[at - 1]}
            >
              <Amount value={term.value} rule={final} {...(term.ink && { ink: term.ink })} />
            </div>
            {term.parts && whole > 0 && (
              <div className="ui-equation__bar" aria-hidden="true">
                {term.parts.map((part, index) => (
                  <i
                    key={part.key}
                    style={
                      {
                        flexGrow: Math.abs(part.value) / whole,
                        opacity: 1 - index * 0.35,
                        '--ink': `var(--${term.ink ?? 'brand'})`,
                      } as Style
                    }
                  />
                ))}
              </div>
            )}
            {term.parts && (
              <ul className="ui-equation__parts">
                {term.parts.map((part) => (
                  <li key={part.key}>
                    <span className="cut">{part.label}</span>
                    <Amount value={part.value} currency={false} />
                  </li>
                ))}
              </ul>
            )}
            {term.note && <div className="ui-figure__note">{term.note}</div>}
          </div>
        </div>
      )
    })}
  </div>
)
