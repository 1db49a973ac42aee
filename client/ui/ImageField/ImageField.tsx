import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { Button } from '../Button/Button'
import { Icon } from '../icons/Icon'
import { uiMessages } from '../messages'
import { FieldError } from '../Field/FieldError'
import '../Field/Field.css'
import './ImageField.css'

interface ImageFieldProps {
  label: ReactNode
  /** Address of the picture that is there. */
  value: string | null
  /** Sends the file and answers its address; what it throws is told by the field. */
  upload: (file: File) => Promise<string>
  onChange: (address: string | null) => void
  /** Megabytes. */
  most?: number
  error?: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

const kinds = ['image/jpeg', 'image/png']

/** One picture: chosen or dropped, JPG or PNG, shown as soon as it is there, errors said plainly. */
export const ImageField = ({ label, value, upload, onChange, most = 5, error, hint, disabled }: ImageFieldProps) => {
  const intl = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wantsFocus = useRef(false)
  const [busy, setBusy] = useState(false)
  const [over, setOver] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)

  const take = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return
    setWrong(null)
    if (!kinds.includes(file.type)) return setWrong(intl.formatMessage(uiMessages.imageWrongType))
    if (file.size > most * 1024 * 1024) return setWrong(intl.formatMessage(uiMessages.imageTooBig))
    // A disabled button can't hold it.
    wantsFocus.current = true
    setBusy(true)
    try {
      onChange(await upload(file))
    } catch (thrown) {
      const reason = thrown instanceof Error && thrown.message ? thrown.message : null
      setWrong(reason ?? intl.formatMessage(uiMessages.imageFailed))
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (busy || !wantsFocus.current) return
    wantsFocus.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [busy])
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const shownError = wrong ?? error
  return (
    <div className="ui-field" role="group" aria-labelledby={`${id}-label`} aria-describedby={shownError ? `${id}-error` : `${id}-hint`}>
      <span className="ui-field__label" id={`${id}-label`}>
        {label}
      </span>
      <div
        className="ui-image"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <span className={classNames('ui-image__view', over && 'ui-image__view--over')}>
          {value ? <img src={value} alt="" /> : <Icon name="image" size={22} />}
        </span>
        <div>
          <div className="ui-image__tools">
            <Button ref={button} size="s" icon="upload" busy={busy} disabled={disabled} onClick={() => input.current?.click()}>
              {intl.formatMessage(value ? uiMessages.imageReplace : uiMessages.imageChoose)}
            </Button>
            {value && (
              <Button
                size="s"
                kind="quiet"
                disabled={disabled || busy}
                onClick={() => {
                  onChange(null)
                  button.current?.focus()
                }}
              >
                {intl.formatMessage(uiMessages.imageRemove)}
              </Button>
            )}
          </div>
          <p className="ui-field__hint" id={`${id}-hint`}>
            {hint ?? intl.formatMessage(uiMessages.imageHint, { size: most })}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={kinds.join(',')}
        className="unseen"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {shownError && (
        <FieldError id={`${id}-error`} role="alert">
          {shownError}
        </FieldError>
      )}
    </div>
  )
}
