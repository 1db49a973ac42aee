import { POST_PRIVACIES, MAX_POST_LENGTH, type PostPrivacy } from '@shared/areas/wall/rules/posts'
import type { Post, PostCreate } from '@shared/areas/wall/services/posts'
import { FormikProvider, useFormik } from 'formik'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useKnownWorkspace } from '../../../../api/session/use-me'
import { ImageUpload } from '../../../../components/image-upload'
import { MentionArea } from '../../../talk/parts/talk/mention-area'
import { useErrorText } from '../../../../components/use-error-text'
import { Button } from '../../../../ui/Button/Button'
import { SegmentedField } from '../../../../ui/form/ChoiceFields'
import { Refused } from '../../../../ui/form/form-error'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useActiveMembers } from '../use-home-facts'
import { wallMessages as m } from '../messages'

const privacyLabels = { public: m.public, workspace: m.workspace, bod: m.bod } as const
const privacyIcons = { public: 'globe', workspace: 'people', bod: 'lock' } as const
const order: readonly PostPrivacy[] = ['workspace', 'public', 'bod']

interface Values {
  desc: string
  name: string
  avatar: string | null
  privacy: PostPrivacy
}

export interface PostFormProps {
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
  const [create] = api.posts.useCreate()
  const [patch] = api.posts.usePatch()
  const submit = useSubmit(
    ({ desc, name, avatar, privacy }: Values) => {
      if (desc.trim() === '' && name.trim() === '') throw new Refused(errorText('posts.text-required'))
      const data: PostCreate = {
        desc: desc.trim(),
        name: name.trim(),
        privacy,
        ...(avatar || post?.avatar ? { avatar: avatar ?? '' } : {}),
      }
      return post ? patch({ id: post._id, data: { ...data, rev: post.rev } }).unwrap() : create(data).unwrap()
    },
    { done: intl.formatMessage(post ? m.saved : m.posted), onSaved: onClose },
  )
  const form = useFormik<Values>({
    initialValues: {
      desc: post?.desc ?? '',
      name: post?.name ?? '',
      avatar: post?.avatar ?? null,
      privacy: post?.privacy ?? 'workspace',
    },
    onSubmit: submit,
  })
  const { desc, avatar, privacy } = form.values
  const seen = { workspace: m.seenByCompany, public: m.seenByAll, bod: m.seenByBoard }[privacy]
  return (
    <FormikProvider value={form}>
      <div
        className="wall-form"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || desc !== (post?.desc ?? '')) return
          event.preventDefault()
          onClose()
        }}
      >
        <TextField name="name" label={intl.formatMessage(m.title)} bare placeholder={intl.formatMessage(m.title)} maxLength={300} />
        <MentionArea
          label={intl.formatMessage(m.text)}
          placeholder={intl.formatMessage(m.write)}
          value={desc}
          onChange={(text) => void form.setFieldValue('desc', text)}
          onSend={() => void form.submitForm()}
          rows={4}
          maxLength={MAX_POST_LENGTH}
          autoFocus
        />
        <ImageUpload
          label={intl.formatMessage(m.picture)}
          value={avatar}
          onChange={(address) => void form.setFieldValue('avatar', address)}
        />
        <div className="wall-form__foot">
          <SegmentedField<PostPrivacy>
            name="privacy"
            label={intl.formatMessage(m.privacy)}
            segments={order
              .filter((key) => POST_PRIVACIES.includes(key))
              .map((key) => ({ key, label: intl.formatMessage(privacyLabels[key]), icon: privacyIcons[key] }))}
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
            <Button kind="primary" kbd="Ctrl ↵" busy={form.isSubmitting} onClick={() => void form.submitForm()}>
              {intl.formatMessage(post ? m.save : m.post)}
            </Button>
          </span>
        </div>
      </div>
    </FormikProvider>
  )
}
