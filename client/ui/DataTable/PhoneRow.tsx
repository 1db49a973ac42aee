import type { ReactNode } from 'react'
import './PhoneRow.css'

interface PhoneRowProps {
  /** The name; wraps to two lines. */
  name: ReactNode
  /** Never wraps or shrinks. */
  amount?: ReactNode
  /** Status, number, time. */
  about?: ReactNode
  /** What is owed or left. */
  owed?: ReactNode
  /** Who did it; only when there is something to say. */
  who?: ReactNode
}

/** A row at phone width: name and amount; status, number and what is owed; a third line only for who did it. */
export const PhoneRow = ({ name, amount, about, owed, who }: PhoneRowProps) => (
  <span className="ui-phone-row">
    <span className="ui-phone-row__line">
      <span className="ui-phone-row__name">{name}</span>
      <span className="ui-phone-row__amount">{amount}</span>
    </span>
    <span className="ui-phone-row__line ui-phone-row__line--second">
      <span className="ui-phone-row__about">{about}</span>
      <span className="ui-phone-row__owed">{owed}</span>
    </span>
    {who && <span className="ui-phone-row__who">{who}</span>}
  </span>
)
