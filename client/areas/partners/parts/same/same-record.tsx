import { Link } from 'react-router-dom'
import './same-record.css'

interface SameRecordProps {
  /** Asks whether the one that is there already is meant; null while there is none. */
  question: string | null
  /** Opens it. */
  to: string
  open: string
}

/** A record of the same name or number is there already: said while a new one is written, and told to readers. */
export const SameRecord = ({ question, to, open }: SameRecordProps) => (
  <div role="status">
    {question !== null && (
      <p className="same-record">
        <span>{question}</span>
        <Link to={to}>{open}</Link>
      </p>
    )}
  </div>
)
