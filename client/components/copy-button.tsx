import { useIntl } from 'react-intl'
import { Button, type ButtonProps } from '../ui/Button/Button'
import { IconButton } from '../ui/IconButton/IconButton'
import { toastDone, toastError } from '../ui/Toasts/Toasts'
import { recordMessages as m } from './record-form/messages'

const useCopy = (text: string): (() => void) => {
  const intl = useIntl()
  return () => {
    // Absent where the page came over plain HTTP from another machine.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => toastDone(intl.formatMessage(m.copied)),
      () => toastError(intl.formatMessage(m.copyFailed)),
    )
  }
}

/** Copies a text, and says so; `label` names what is copied. */
export const CopyButton = ({ text, label, ...rest }: { text: string; label?: string } & Pick<ButtonProps, 'size' | 'kind'>) => {
  const intl = useIntl()
  const copy = useCopy(text)
  return (
    <Button icon="copy" {...rest} onClick={copy}>
      {label ?? intl.formatMessage(m.copy)}
    </Button>
  )
}

/** The same as an icon; `label` names what is copied. */
export const CopyIcon = ({ text, label }: { text: string; label?: string }) => {
  const intl = useIntl()
  const copy = useCopy(text)
  return <IconButton icon="copy" size="s" iconSize={14} label={label ?? intl.formatMessage(m.copy)} onClick={copy} />
}
