import { workspaces } from '@shared/areas/workspace/services/workspaces'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFocusKept } from '../../../../lib/use-focus-kept'
import { changeShape, limitsOf } from '../../../../resource/field-limits'
import { Button } from '../../../../ui/Button/Button'
import { Field } from '../../../../ui/Field/Field'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Tag } from '../../../../ui/Tag/Tag'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { settingsMessages as m } from '../messages'

const labelMaxLength = limitsOf(changeShape(workspaces), 'opts.orderTags.items').maxLength

interface LabelListProps {
  title: string
  hint: string
  labels: readonly string[]
  busy: boolean
  /** Answers whether it was saved. */
  onAdd: (label: string) => Promise<boolean>
  onRemove: (label: string) => Promise<boolean>
}

const isKnown = (labels: readonly string[], name: string): boolean =>
  labels.some((label) => label.normalize('NFC').toLowerCase() === name.normalize('NFC').toLowerCase())

/** Labels one has, each saved as it is added or deleted. */
export const LabelList = ({ title, hint, labels, busy, onAdd, onRemove }: LabelListProps) => {
  const intl = useIntl()
  const [name, setName] = useState('')
  const part = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const kept = useFocusKept(part, input)
  const [wrong, setWrong] = useState<string | null>(null)
  const add = async (): Promise<void> => {
    const wanted = name.trim()
    if (wanted === '') return
    if (isKnown(labels, wanted)) return setWrong(intl.formatMessage(m.labelExists))
    if (await onAdd(wanted)) setName('')
  }
  return (
    <div ref={part} {...kept} className="settings-labels">
      {labels.length === 0 ? (
        <p className="faint">{intl.formatMessage(m.labelNone)}</p>
      ) : (
        <ul>
          {labels.map((label) => (
            <li key={label}>
              <Tag>{label}</Tag>
              <IconButton
                icon="close"
                size="s"
                iconSize={12}
                disabled={busy}
                label={intl.formatMessage(m.labelRemove, { label })}
                onClick={() => void onRemove(label)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Field label={title} bare hint={hint} error={wrong ?? undefined}>
          {(ids) => (
            <span className="settings-add">
              <TextInput
                {...ids}
                ref={input}
                value={name}
                maxLength={labelMaxLength}
                placeholder={intl.formatMessage(m.labelNew)}
                onChange={(event) => {
                  setWrong(null)
                  setName(event.target.value)
                }}
              />
              <Button type="submit" icon="plus" busy={busy} disabled={name.trim() === ''}>
                {intl.formatMessage(m.labelAdd)}
              </Button>
            </span>
          )}
        </Field>
      </form>
    </div>
  )
}
