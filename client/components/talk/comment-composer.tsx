import { MAX_COMMENT_LENGTH } from '@shared/domain/talk/talk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../api/api-error'
import { commentsApi } from '../../api/comments'
import { useMe } from '../../api/session/use-me'
import { Avatar } from '../../ui/Avatar/Avatar'
import { Button } from '../../ui/Button/Button'
import { toastError } from '../../ui/Toasts/Toasts'
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
  const [create, { isLoading }] = commentsApi.useCreate()
  const send = async (): Promise<void> => {
    const desc = text.trim()
    if (desc === '' || isLoading) return
    try {
      await create({ target, targetId: id, group: `${target}/comment`, desc }).unwrap()
      setText('')
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
      <Button icon="send" busy={isLoading} disabled={text.trim() === ''} onClick={() => void send()}>
        {verb ?? intl.formatMessage(m.send)}
      </Button>
    </div>
  )
}
