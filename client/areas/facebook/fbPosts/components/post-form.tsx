import { placeErrors } from '@shared/areas/facebook/rules/content'
import { whyNotEdit } from '@shared/areas/facebook/rules/moves'
import { fbPosts, type FbPost } from '@shared/areas/facebook/services/fbPosts'
import { useErrorText } from '../../../../components/use-error-text'
import { areaField, own, ownField, selectField, textField } from '../../../../resource/fields'
import { resourceForm } from '../../../../resource/resource-form'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { fbMessages as m } from '../messages'
import { statusLabels } from '../post-labels'
import { useActor, useFbPages } from '../use-studio'
import { PicturesInput, WhenInput } from './post-fields'
import { PostMenu, PostMoves } from './post-moves'
import { PostPreview } from './post-preview'
import { PostProblem, PostStory } from './post-story'

/** What is known of a post that is to be written. */
export interface GivenPost {
  readonly pageId?: string | undefined
  readonly at?: string | undefined
}

interface PostValues {
  readonly name: string
  readonly pageId: string
  readonly at: string | null
  readonly desc: string
  readonly pictures: readonly string[]
  readonly link: string
}

const usePostForm = (given: GivenPost, record: FbPost | undefined) => {
  const { pages = [] } = useFbPages()
  const actor = useActor()
  const errorText = useErrorText()
  const why = record ? whyNotEdit(record, actor) : null
  return { given, pages, why: why && errorText(why) }
}

const valuesOf = (record: FbPost | undefined, { given, pages }: ReturnType<typeof usePostForm>): PostValues => ({
  name: record?.name ?? '',
  pageId: record?.pageId ?? given.pageId ?? (pages.length === 1 ? (pages[0]?._id ?? '') : ''),
  at: record?.at ?? given.at ?? null,
  desc: record?.desc ?? '',
  pictures: record?.pictures ?? [],
  link: record?.link ?? '',
})

/** A post beside calendar or list: written, seen as its readers will, approved, published. */
export const PostForm = resourceForm<'fbPosts', PostValues, ReturnType<typeof usePostForm>, GivenPost>({
  service: fbPosts,
  messages: m,
  use: usePostForm,
  isSingle: true,
  valuesOf,
  createOf: ({ link, desc, at, ...rest }) =>
    ({ ...rest, desc, ...(link.trim() ? { link: link.trim() } : null), ...(at ? { at } : null) }) as never,
  patchOf: (changes) => changes as never,
  rules: ({ link, pictures }) => placeErrors({ link, pictures }),
  status: ({ record, intl }) =>
    record && (
      <StatusTag status={record.status} pill>
        {intl.formatMessage(statusLabels[record.status])}
      </StatusTag>
    ),
  aside: ({ record, close }) => record && <PostMenu post={record} onClose={close} />,
  formFoot: ({ record, mayWrite }, state) => record && mayWrite && <PostMoves post={record} state={state} />,
  fields: ({ record, x: { pages, why } }) => {
    const fixed = why !== null
    const isThere = record?.status === 'published'
    return [
      own(record && <PostProblem post={record} />),
      own(
        why && record?.status !== 'unsure' && (
          <DockPart>
            <p className="second">{why}</p>
          </DockPart>
        ),
      ),
      textField('name', { hint: m.nameHint, disabled: fixed }),
      selectField('pageId', {
        required: true,
        disabled: fixed || isThere,
        placeholder: '',
        options: pages.map(({ _id, name }) => ({ value: _id, label: name })),
      }),
      // A time can be chosen anew for what has to be scheduled again.
      ownField('at', (props) => <WhenInput {...props} />, { disabled: isThere || (fixed && record?.status !== 'unsure') }),
      areaField('desc', { rows: 6, disabled: fixed }),
      ownField('pictures', (props) => <PicturesInput {...props} />, { disabled: fixed || isThere }),
      textField('link', { hint: m.linkHint, disabled: fixed || isThere }),
      own(<PostPreview pages={pages} />),
      own(record && <PostStory post={record} />),
    ]
  },
})
