import type { Comment } from '@shared/areas/talk/services/comments'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useUpload } from '../../../../components/image-upload'
import { talkMessages as m } from './messages'
import './talk.css'

export type Attachment = NonNullable<Comment['attachments']>[number]

const MAX_ATTACHMENTS = 10
const PICTURE_TYPES = 'image/jpeg,image/png'

/** The smaller copy of a picture. */
const thumbOf = (path: string): string => path.replace(/-500\.jpg$/, '-250.jpg')

interface AttachmentsProps {
  items: readonly Attachment[] | undefined
  /** Takes one away; absent: they stay. */
  onRemove?: (attachment: Attachment) => void
}

const none: readonly never[] = []

/** Pictures of a record or a comment: small here, whole in a tab of their own. */
export const Attachments = ({ items = none, onRemove }: AttachmentsProps) => {
  const intl = useIntl()
  if (items.length === 0) return null
  return (
    <ul className="talk__pictures">
      {items.map((each) => (
        <li key={each.path}>
          <a href={each.path} target="_blank" rel="noopener noreferrer" title={each.name}>
            <img src={thumbOf(each.path)} alt={each.name} loading="lazy" />
          </a>
          {onRemove && (
            <IconButton
              size="s"
              icon="close"
              iconSize={14}
              label={intl.formatMessage(m.removePicture, { name: each.name })}
              onClick={() => onRemove(each)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface AttachProps {
  items: readonly Attachment[]
  onChange: (items: Attachment[]) => void
  disabled?: boolean
  /** Says in a word what it does, where it stands alone. */
  worded?: boolean
}

/** A button that adds pictures from the device. */
export const AttachButton = ({ items, onChange, disabled, worded }: AttachProps) => {
  const intl = useIntl()
  const upload = useUpload()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const take = async (files: readonly File[]): Promise<void> => {
    setBusy(true)
    try {
      const added: Attachment[] = []
      for (const file of files) added.push({ name: file.name, path: await upload(file) })
      onChange([...items, ...added].slice(0, MAX_ATTACHMENTS))
    } catch (thrown) {
      toastError(thrown instanceof Error ? thrown.message : String(thrown))
    } finally {
      setBusy(false)
    }
  }
  const button = {
    icon: 'image',
    disabled: disabled || isBusy || items.length >= MAX_ATTACHMENTS,
    onClick: () => input.current?.click(),
  } as const
  return (
    <>
      {worded ? (
        <Button {...button}>{intl.formatMessage(m.attach)}</Button>
      ) : (
        <IconButton {...button} label={intl.formatMessage(m.attach)} />
      )}
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        hidden
        aria-label={intl.formatMessage(m.attach)}
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
