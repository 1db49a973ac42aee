import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button'
import { signInMessages } from '../messages'

interface AnsweredProps {
  mark: ReactNode
  title: string
  detail: string
  onChange: () => void
}

/** A question that was answered, folded to a line. */
export const Answered = ({ mark, title, detail, onChange }: AnsweredProps) => {
  const intl = useIntl()
  return (
    <li className="sign-in-answered">
      {mark}
      <span>
        <span className="name">{title}</span>
        <small>{detail}</small>
      </span>
      <Button kind="link" aria-label={intl.formatMessage(signInMessages.changeOf, { what: title })} onClick={onChange}>
        {intl.formatMessage(signInMessages.change)}
      </Button>
    </li>
  )
}
