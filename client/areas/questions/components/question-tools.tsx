import { mayAsk } from '@shared/areas/questions/rules/measures'
import type { Question } from '@shared/areas/questions/services/questions'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan, useMe } from '../../../api/session/use-me'
import { Button } from '../../../ui/Button/Button'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { failureOf } from '../../../ui/form/form-error'
import { Menu, type MenuEntry } from '../../../ui/Menu/Menu'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { questionMessages as m } from '../messages'
import { READY, READY_NAMES, type Asked } from '../ready'
import { askedOf, changesOf } from '../saved-question'

const MOST_LISTED = 300

/** The questions that were saved, and those that shops ask. */
export const AskMenu = ({ onAsk }: { onAsk: (asked: Asked, open: string) => void }) => {
  const intl = useIntl()
  const { rights } = useMe()
  const { data } = api.questions.useFind({ $limit: MOST_LISTED, $total: false })
  const saved = (data?.data ?? []).map((question): MenuEntry => ({
    key: question._id,
    label: question.name,
    detail: intl.formatMessage(m[`range.${question.range}`]),
    onChoose: () => onAsk(askedOf(question), question._id),
  }))
  const ready = READY_NAMES.filter((name) => mayAsk(rights, READY[name].measure)).map((name, at): MenuEntry => ({
    key: name,
    label: intl.formatMessage(m[`ready.${name}`]),
    ruled: at === 0 && saved.length > 0,
    onChoose: () => onAsk(READY[name], ''),
  }))
  const label = intl.formatMessage(m.ask)
  return (
    <Menu
      label={label}
      align="end"
      entries={[...saved, ...ready]}
      trigger={(props) => <ToolButton {...props} icon="inbox" label={label} />}
    />
  )
}

interface SaveToolProps {
  saved: Question | undefined
  isChanged: boolean
  /** Null: chosen days can't be saved. */
  asked: Asked | null
  onNew: () => void
}

/** Saves a question anew, or what was changed of one's own. */
export const SaveTool = ({ saved, isChanged, asked, onNew }: SaveToolProps) => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const me = useMe()
  const [patch, { isLoading }] = api.questions.usePatch()
  const isOwn = saved !== undefined && (isBoard || saved.creatorId === me._id)
  const save = async (): Promise<void> => {
    if (!asked) return
    if (!saved || !isOwn) {
      onNew()
      return
    }
    try {
      await patch({ id: saved._id, data: { ...changesOf(askedOf(saved), asked), rev: saved.rev } }).unwrap()
      toastDone(intl.formatMessage(m.savedNow, { name: saved.name }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Button
      icon="check"
      busy={isLoading}
      disabled={asked === null || (isOwn && !isChanged)}
      title={asked === null ? intl.formatMessage(m.saveNeedsRange) : undefined}
      onClick={() => void save()}
    >
      {intl.formatMessage(m.save)}
    </Button>
  )
}
