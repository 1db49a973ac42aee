import { MAX_COMMENT_LENGTH } from '@shared/areas/talk/rules/talk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button } from '../../../../ui/Button/Button'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { AttachButton, Attachments, type Attachment } from './attachments'
import { MentionArea } from './mention-area'
import { talkMessages as m } from './messages'
import type { Subject } from './use-talk'
import './talk.css'

interface CommentComposerProps extends Subject {
  placeholder?: string
  /** The verb on the button. */
  verb?: string
}

/** Says something about a record; what was typed stays when it couldn't be sent. */
export const CommentComposer = ({ target, id, placeholder, verb }: CommentComposerProps) => {
  const intl = useIntl()
  const me = useMe()
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<Attachment[]>([])
  const [create, { isLoading }] = api.comments.useCreate()
  const send = async (): Promise<void> => {
    const desc = text.trim()
    if ((desc === '' && pictures.length === 0) || isLoading) return
    try {
      await create({
        target,
        targetId: id,
        group: `${target}/comment`,
        ...(desc ? { desc } : null),
        ...(pictures.length > 0 ? { attachments: pictures } : null),
      }).unwrap()
      setText('')
      setPictures([])
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : String(thrown))
    }
  }
  return (
    <div className="talk__composer">
      <Avatar name={me.name} image={me.avatar} size={32} />
      <MentionArea
        label={intl.formatMessage(m.write)}
        placeholder={placeholder ?? intl.formatMessage(m.placeholder)}
        value={text}
        onChange={setText}
        onSend={() => void send()}
        rows={1}
        maxLength={MAX_COMMENT_LENGTH}
      />
      <AttachButton items={pictures} onChange={setPictures} disabled={isLoading} />
      <Button icon="send" busy={isLoading} disabled={text.trim() === '' && pictures.length === 0} onClick={() => void send()}>
        {verb ?? intl.formatMessage(m.send)}
      </Button>
      <Attachments items={pictures} onRemove={(gone) => setPictures(pictures.filter((each) => each !== gone))} />
    </div>
  )
}
