import { lazy, Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShortcut } from '../../lib/use-shortcut'
import { useIsPhone } from '../../lib/use-media'
import { Field, type FieldIds } from '../../ui/Field/Field'
import { Icon } from '../../ui/icons/Icon'
import { IconButton } from '../../ui/IconButton/IconButton'
import { Kbd } from '../../ui/Kbd/Kbd'
import { hasCamera } from './has-camera'
import { scanMessages as m } from './messages'
import { useLastScans, type ScanResult } from './use-last-scans'
import '../../ui/TextInput/input.css'
import './scan.css'

const CameraScan = lazy(() => import('./camera-scan').then((module) => ({ default: module.CameraScan })))

interface ScanFieldProps {
  /** A code as it was read, without blanks around it. */
  onCode: (code: string) => void
  /** What became of the last one; stands under the field, and over the camera's picture. */
  result?: ScanResult | null
  autoFocus?: boolean
  disabled?: boolean
  /** Stands over the field, as over others beside it. */
  label?: string
  /** False where what became of the last code stands elsewhere: the camera's picture shows it all the same. */
  saysResult?: boolean
}

/** Takes codes from a scanner that types them, by hand, or from the camera; F2 comes back to it. */
export const ScanField = ({ onCode, result, autoFocus, disabled, label, saysResult = true }: ScanFieldProps) => {
  const intl = useIntl()
  const isPhone = useIsPhone()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isFilming, setIsFilming] = useState(false)
  const scans = useLastScans(result, isFilming)
  useShortcut('F2', () => input.current?.focus(), !disabled)
  const take = (): void => {
    const code = typed.trim()
    setTyped('')
    if (code) onCode(code)
  }
  const line = result && (
    <p className={`scan-result ${result.good ? 'ink-credit' : 'ink-debit'}`} role="status">
      <Icon name={result.good ? 'check' : 'warning'} size={14} />
      {result.text}
    </p>
  )
  const box = (ids: Partial<FieldIds>) => (
    <span className="ui-input-box">
      <Icon name="scan" size={15} />
      <input
        {...ids}
        ref={input}
        type="text"
        autoFocus={autoFocus}
        data-autofocus={autoFocus ? '' : undefined}
        disabled={disabled}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-label={label === undefined ? intl.formatMessage(m.field) : undefined}
        placeholder={intl.formatMessage(label !== undefined ? m.waiting : isPhone ? m.hintShort : m.hint)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          event.stopPropagation()
          take()
        }}
      />
      {hasCamera() ? (
        <IconButton size="s" icon="qr" label={intl.formatMessage(m.camera)} disabled={disabled} onClick={() => setIsFilming(true)} />
      ) : (
        <Kbd>F2</Kbd>
      )}
    </span>
  )
  return (
    <div className="scan-field">
      {label === undefined ? box({}) : <Field label={label}>{box}</Field>}
      {saysResult && line}
      {isFilming && (
        <Suspense>
          <CameraScan onCode={onCode} scans={scans} onClose={() => setIsFilming(false)} />
        </Suspense>
      )}
    </div>
  )
}
