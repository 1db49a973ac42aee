import { SMS_FIELDS } from '@shared/areas/sms/rules/templates'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button/Button'
import { Field } from '../../../ui/Field/Field'
import { useBound } from '../../../ui/form/use-bound'
import { TextArea } from '../../../ui/TextInput/TextInput'
import { campaignMessages as m } from '../messages'
import './sms.css'

const MAX_TEXT_LENGTH = 1000

interface MessageTextProps {
  /** In the form. */
  name: string
  /** What is wrong with it beside what its form knows. */
  problem?: string | undefined
}

/** A text of messages, with the fields that may be put into it. */
export const MessageText = ({ name, problem }: MessageTextProps) => {
  const intl = useIntl()
  const { value: text, error, set, leave } = useBound<string | null>(name)
  const value = text ?? ''
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (field: string): void => {
    const at = area.current?.selectionStart ?? value.length
    set(`${value.slice(0, at)}{${field}}${value.slice(area.current?.selectionEnd ?? at)}`.slice(0, MAX_TEXT_LENGTH))
    area.current?.focus()
  }
  return (
    <>
      <Field label={intl.formatMessage(m.text)} required error={problem ?? error}>
        {(ids) => (
          <TextArea
            {...ids}
            ref={area}
            rows={4}
            value={value}
            maxLength={MAX_TEXT_LENGTH}
            onBlur={leave}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Field>
      <div className="sms-row">
        <span className="second">{intl.formatMessage(m.insert)}</span>
        {SMS_FIELDS.map((field) => (
          <Button key={field} size="s" onClick={() => insert(field)}>
            {intl.formatMessage(m[`field.${field}`])}
          </Button>
        ))}
      </div>
    </>
  )
}
