import { POST_PRIVACIES, MAX_POST_LENGTH, type PostPrivacy } from '@shared/areas/wall/rules/posts'
import type { Post, PostCreate } from '@shared/areas/wall/services/posts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { useKnownWorkspace, useMe } from '../../../../api/session/use-me'
import { ImageUpload } from '../../../../components/image-upload'
import { MentionArea } from '../../../talk/parts/talk/mention-area'
import { useErrorText } from '../../../../components/use-error-text'
import { useNewAction } from '../../../../components/new-action'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button } from '../../../../ui/Button/Button'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastDone, toastError, toastWarn } from '../../../../ui/Toasts/Toasts'
import { useActiveMembers } from '../use-home-facts'
import { wallMessages as m } from '../messages'

const privacyLabels = { public: m.public, workspace: m.workspace, bod: m.bod } as const
const privacyIcons = { public: 'globe', workspace: 'people', bod: 'lock' } as const
const order: readonly PostPrivacy[] = ['workspace', 'public', 'bod']

/** A line that opens into the writing of a post. */
export const PostComposer = () => {
  const intl = useIntl()
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const onNew = (): void => setOpen(true)
  useShortcut('n', onNew)
  useNewAction(intl.formatMessage(m.post), onNew)
  return (
    <section className="wall-card" aria-label={intl.formatMessage(m.write)}>
      {isOpen ? (
        <PostForm onClose={() => setOpen(false)} />
      ) : (
        <button type="button" className="wall-open" onClick={onNew}>
          <Avatar name={me.name} image={me.avatar} size={36} />
          <span className="muted">{intl.formatMessage(m.write)}</span>
        </button>
      )}
    </section>
  )
}

interface PostFormProps {
  /** Written anew; nothing for a new one. */
  post?: Post
  onClose: () => void
}

/** A post being written: who reads it is said before it is posted. What was typed stays when it couldn't be. */
export const PostForm = ({ post, onClose }: PostFormProps) => {
  const intl = useIntl()
  const errorText = useErrorText()
  const members = useActiveMembers()
  const workspace = useKnownWorkspace()
  const [desc, setDesc] = useState(post?.desc ?? '')
  const [name, setName] = useState(post?.name ?? '')
  const [avatar, setAvatar] = useState<string | null>(post?.avatar ?? null)
  const [privacy, setPrivacy] = useState<PostPrivacy>(post?.privacy ?? 'workspace')
  const [create, creating] = api.posts.useCreate()
  const [patch, patching] = api.posts.usePatch()
  const isBusy = creating.isLoading || patching.isLoading
  const seen = { workspace: m.seenByCompany, public: m.seenByAll, bod: m.seenByBoard }[privacy]
  const send = async (): Promise<void> => {
    if (isBusy) return
    if (desc.trim() === '' && name.trim() === '') return void toastWarn(errorText('posts.text-required'))
    const data: PostCreate = { desc: desc.trim(), name: name.trim(), privacy, ...(avatar || post?.avatar ? { avatar: avatar ?? '' } : {}) }
    try {
      await (post ? patch({ id: post._id, data: { ...data, rev: post.rev } }).unwrap() : create(data).unwrap())
      toastDone(intl.formatMessage(post ? m.saved : m.posted))
      onClose()
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : String(thrown))
    }
  }
  return (
    <div
      className="wall-form"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || desc !== (post?.desc ?? '')) return
        event.preventDefault()
        onClose()
      }}
    >
      <TextInput
        aria-label={intl.formatMessage(m.title)}
        placeholder={intl.formatMessage(m.title)}
        value={name}
        maxLength={300}
        onChange={(event) => setName(event.target.value)}
      />
      <MentionArea
        label={intl.formatMessage(m.text)}
        placeholder={intl.formatMessage(m.write)}
        value={desc}
        onChange={setDesc}
        onSend={() => void send()}
        rows={4}
        maxLength={MAX_POST_LENGTH}
        autoFocus
      />
      <ImageUpload label={intl.formatMessage(m.picture)} value={avatar} onChange={setAvatar} />
      <div className="wall-form__foot">
        <Segmented
          label={intl.formatMessage(m.privacy)}
          segments={order
            .filter((key) => POST_PRIVACIES.includes(key))
            .map((key) => ({ key, label: intl.formatMessage(privacyLabels[key]), icon: privacyIcons[key] }))}
          chosen={privacy}
          onChoose={setPrivacy}
        />
        <span className="second">
          {intl.formatMessage(seen, { count: members ?? 0 })}
          {privacy === 'public' && workspace?.apps?.includes('publicwall') && (
            <>
              {' · '}
              <Link to={`/wall/${workspace.slug}`}>{intl.formatMessage(m.publicAddress)}</Link>
            </>
          )}
        </span>
        <span className="wall-form__send">
          <Button kind="quiet" onClick={onClose}>
            {intl.formatMessage(m.stop)}
          </Button>
          <Button kind="primary" kbd="Ctrl ↵" busy={isBusy} onClick={() => void send()}>
            {intl.formatMessage(post ? m.save : m.post)}
          </Button>
        </span>
      </div>
    </div>
  )
}
