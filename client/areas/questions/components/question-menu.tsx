import type { Question } from '@shared/areas/questions/services/questions'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan, useMe } from '../../../api/session/use-me'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { askFirst } from '../../../ui/ConfirmDialog/Questions'
import { failureOf } from '../../../ui/form/form-error'
import { Menu } from '../../../ui/Menu/Menu'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { questionMessages as m } from '../messages'

/** What can be done with a saved question. */
export const QuestionMenu = ({ question, onRename, onGone }: { question: Question; onRename: () => void; onGone: () => void }) => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const me = useMe()
  const [patch] = api.questions.usePatch()
  const [remove] = api.questions.useRemove()
  const isOwn = isBoard || question.creatorId === me._id
  const every = intl.formatMessage(m[`every.${question.every}`])
  const say = async (write: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await write()
      toastDone(done)
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  const change = (data: { readonly pinned?: boolean; readonly mailed?: boolean }, done: string): void =>
    void say(() => patch({ id: question._id, data }).unwrap(), done)
  const removeNow = async (): Promise<void> => {
    const isSure = await askFirst({
      title: intl.formatMessage(m.removeAsk, { name: question.name }),
      text: intl.formatMessage(m.removeText),
      verb: intl.formatMessage(m.remove),
      safe: intl.formatMessage(m.keep),
    })
    if (!isSure) return
    await say(() => remove(question._id).unwrap(), intl.formatMessage(m.removed))
    onGone()
  }
  const label = intl.formatMessage(m.more)
  return (
    <Menu
      label={label}
      align="end"
      entries={[
        {
          key: 'pin',
          label: intl.formatMessage(question.pinned ? m.unpin : m.pin),
          onChoose: () => change({ pinned: !question.pinned }, intl.formatMessage(question.pinned ? m.unpin : m.pinnedNow)),
        },
        {
          key: 'mail',
          label: intl.formatMessage(m.mail),
          detail: intl.formatMessage(m.mailDetail, { every }),
          checked: question.mailed === true,
          onChoose: () =>
            change(
              { mailed: !question.mailed },
              question.mailed ? intl.formatMessage(m.mailOff) : intl.formatMessage(m.mailedNow, { every }),
            ),
        },
        {
          key: 'copy',
          label: intl.formatMessage(m.copyLink),
          icon: 'link' as const,
          onChoose: () => void say(() => navigator.clipboard.writeText(window.location.href), intl.formatMessage(m.copied)),
        },
        ...(isOwn
          ? [
              { key: 'rename', label: intl.formatMessage(m.rename), icon: 'edit' as const, ruled: true, onChoose: onRename },
              {
                key: 'remove',
                label: intl.formatMessage(m.remove),
                icon: 'trash' as const,
                danger: true,
                onChoose: () => void removeNow(),
              },
            ]
          : []),
      ]}
      trigger={(props) => <ToolButton {...props} icon="more" label={label} />}
    />
  )
}
