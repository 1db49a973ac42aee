import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '../../../ui/Field/Field'
import { Icon } from '../../../ui/icons/Icon'
import { Kbd } from '../../../ui/Kbd/Kbd'
import { actionMessages as m } from '../messages'

/** Waits for the scanner, or for a code that is typed; it has the focus first. */
export const ScanField = ({ onScan }: { onScan: (code: string) => void }) => {
  const intl = useIntl()
  const [code, setCode] = useState('')
  return (
    <Field label={intl.formatMessage(m.scan)}>
      {(ids) => (
        <span className="ui-input-box">
          <Icon name="qr" size={15} />
          <input
            {...ids}
            type="text"
            data-autofocus=""
            autoComplete="off"
            spellCheck={false}
            placeholder={intl.formatMessage(m.scanWaiting)}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              onScan(code)
              setCode('')
            }}
          />
          <Kbd>F2</Kbd>
        </span>
      )}
    </Field>
  )
}
