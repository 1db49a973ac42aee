import { moveTo, whyNotRemove } from '@shared/areas/facebook/rules/moves'
import type { FbPostStatus } from '@shared/areas/facebook/rules/types'
import type { FbPost } from '@shared/areas/facebook/services/fbPosts'
import { Formik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import type { DockState } from '../../../../components/record-form/record-dock'
import { Button } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { TextAreaField } from '../../../../ui/form/TextField'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Menu, type MenuEntry } from '../../../../ui/Menu/Menu'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { fbMessages as m } from '../messages'
import { useActor, useMoment } from '../use-studio'

/** Brings a post to another status and says so. */
const useMove = (post: FbPost) => {
  const intl = useIntl()
  const momentOf = useMoment()
  const actor = useActor()
  const [patch, { isLoading }] = api.fbPosts.usePatch()
  const { _id, rev, name } = post
  const textOf = ({ status, at }: FbPost, asked: FbPostStatus): string => {
    if (asked === 'published') return intl.formatMessage(post.status === 'unsure' ? m.found : m.publishing, { name })
    if (status === 'scheduled') return intl.formatMessage(m.scheduledFor, { name, when: at ? momentOf(at) : '' })
    return intl.formatMessage(status === 'waiting' ? m.sent : m.drafted, { name })
  }
  const move = async (status: FbPostStatus, reason?: string): Promise<void> => {
    try {
      const saved = await patch({ id: _id, data: { status, rev, ...(reason === undefined ? null : { reason }) } as never }).unwrap()
      toastDone(reason === undefined ? textOf(saved, status) : intl.formatMessage(m.returned, { name }))
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : String(thrown))
      throw thrown
    }
  }
  return {
    isMoving: isLoading,
    /** Whether this member may bring it there. */
    may: (to: FbPostStatus): boolean => moveTo(post, to, actor).why === undefined,
    move,
    /** The same for a button: what went wrong has been said. */
    press: (status: FbPostStatus) => (): void => void move(status).catch(() => undefined),
  }
}

const scheduleTexts: Readonly<Partial<Record<FbPostStatus, typeof m.schedule>>> = {
  waiting: m.approve,
  failed: m.again,
  unsure: m.notThere,
}

/** What can be done with a post that is saved, the next step last; what isn't saved is saved first. */
export const PostMoves = ({ post, state }: { post: FbPost; state: DockState<object> }) => {
  const intl = useIntl()
  const actor = useActor()
  const { may, move, press, isMoving } = useMove(post)
  const [asks, setAsks] = useState<'publish' | 'return' | null>(null)
  const { status, name, page } = post
  const close = (): void => setAsks(null)
  if (state.dirty)
    return (
      <Button type="submit" kind="primary" kbd="Ctrl ↵" busy={state.busy}>
        {intl.formatMessage(m.saveFirst)}
      </Button>
    )
  const maySchedule = status !== 'scheduled' && may('scheduled')
  const isOwn = actor.userId !== null && post.creatorId === actor.userId
  return (
    <>
      {status === 'waiting' && may('draft') && (
        <Button disabled={isMoving} onClick={isOwn ? press('draft') : () => setAsks('return')}>
          {intl.formatMessage(isOwn ? m.takeBack : m.sendBack)}
        </Button>
      )}
      {status === 'unsure' && may('published') && (
        <Button disabled={isMoving} onClick={press('published')}>
          {intl.formatMessage(m.there)}
        </Button>
      )}
      {status !== 'unsure' && may('published') && (
        <Button kind={maySchedule || status === 'scheduled' ? 'plain' : 'primary'} disabled={isMoving} onClick={() => setAsks('publish')}>
          {intl.formatMessage(m.publishNow)}
        </Button>
      )}
      {maySchedule && (
        <Button kind="primary" busy={isMoving} onClick={press('scheduled')}>
          {intl.formatMessage(scheduleTexts[status] ?? m.schedule)}
        </Button>
      )}
      {!maySchedule && status !== 'scheduled' && may('waiting') && (
        <Button kind="primary" busy={isMoving} onClick={press('waiting')}>
          {intl.formatMessage(m.send)}
        </Button>
      )}
      {asks === 'publish' && (
        <ConfirmDialog
          title={intl.formatMessage(m.publishTitle, { name })}
          verb={intl.formatMessage(m.publishNow)}
          onConfirm={() => move('published')}
          onClose={close}
        >
          {intl.formatMessage(m.publishOn, { page: page?.name ?? '' })}
        </ConfirmDialog>
      )}
      {asks === 'return' && <ReturnDialog name={name} onReturn={(reason) => move('draft', reason)} onClose={close} />}
    </>
  )
}

const ReturnDialog = ({ name, onReturn, onClose }: { name: string; onReturn: (reason: string) => Promise<void>; onClose: () => void }) => {
  const intl = useIntl()
  return (
    // Who sends it back tells what went wrong.
    <Formik initialValues={{ reason: '' }} onSubmit={({ reason }) => onReturn(reason).then(onClose, () => undefined)}>
      {({ values }) => (
        <FormDialog
          title={`${intl.formatMessage(m.sendBack)}: ${name}`}
          verb={intl.formatMessage(m.sendBack)}
          ready={values.reason.trim() !== ''}
          onClose={onClose}
        >
          <TextAreaField name="reason" label={intl.formatMessage(m.reason)} required data-autofocus rows={3} maxLength={500} />
        </FormDialog>
      )}
    </Formik>
  )
}

/** What else can be done with a post: looking at it there, taking it out of the schedule, removing it. */
export const PostMenu = ({ post, onClose }: { post: FbPost; onClose: () => void }) => {
  const intl = useIntl()
  const actor = useActor()
  const { may, press } = useMove(post)
  const [remove] = api.fbPosts.useRemove()
  const [isRemoving, setRemoving] = useState(false)
  const { name, fbId, status } = post
  const entries: (MenuEntry | false)[] = [
    fbId !== undefined && {
      key: 'there',
      label: intl.formatMessage(m.openThere),
      icon: 'globe',
      onChoose: () => window.open(`https://www.facebook.com/${fbId}`, '_blank', 'noopener'),
    },
    (status === 'scheduled' || status === 'failed') &&
      may('draft') && { key: 'draft', label: intl.formatMessage(m.unschedule), icon: 'undo', onChoose: press('draft') },
    whyNotRemove(post, actor) === null && {
      key: 'remove',
      label: intl.formatMessage(m.removePost),
      icon: 'trash',
      danger: true,
      onChoose: () => setRemoving(true),
    },
  ]
  const shown = entries.filter((entry) => entry !== false)
  const takeAway = async (): Promise<void> => {
    try {
      await remove(post._id).unwrap()
      toastDone(intl.formatMessage(m.removedPost, { name }))
      onClose()
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : String(thrown))
      throw thrown
    }
  }
  return (
    <>
      {shown.length > 0 && (
        <Menu
          label={intl.formatMessage(m.moreActions)}
          align="end"
          entries={shown}
          trigger={(trigger) => <IconButton {...trigger} icon="more" label={intl.formatMessage(m.moreActions)} />}
        />
      )}
      {isRemoving && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(m.removeTitle, { name })}
          verb={intl.formatMessage(m.removePost)}
          onConfirm={takeAway}
          onClose={() => setRemoving(false)}
        >
          {intl.formatMessage(status === 'published' && fbId !== undefined ? m.removeThere : m.removeHere)}
        </ConfirmDialog>
      )}
    </>
  )
}
