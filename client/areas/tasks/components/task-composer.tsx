import { MAX_COMMENT_LENGTH } from '@shared/areas/talk/rules/talk'
import type { Task, TaskPatch } from '@shared/areas/tasks/services/tasks'
import { useFormik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { useErrorText } from '../../../components/use-error-text'
import { AttachButton, Attachments, type Attachment } from '../../talk/parts/talk/attachments'
import { MentionArea } from '../../talk/parts/talk/mention-area'
import { Button } from '../../../ui/Button/Button'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { useSubmit } from '../../../ui/form/use-submit'
import { taskMessages as m } from '../messages'
import { modeLooks, modesFor, type TaskMode } from '../task-modes'
import { DeadlineInput } from './deadline-input'

interface Values {
  text: string
  pictures: Attachment[]
  /** ISO text. */
  deadline: string | null
}

interface TaskComposerProps {
  task: Task
  mode: TaskMode
  onMode: (mode: TaskMode) => void
}

/** One composer for all that is said and done about a task; its mode is the event, the button carries the mode's verb. */
export const TaskComposer = ({ task, mode: wanted, onMode }: TaskComposerProps) => {
  const intl = useIntl()
  const me = useMe()
  const errorText = useErrorText()
  const [comment] = api.comments.useCreate()
  const [patch] = api.tasks.usePatch()
  const modes = modesFor(task, { userId: me._id, rights: me.rights })
  // What was possible may have become impossible while it was being written.
  const mode = modes.includes(wanted) ? wanted : 'talk'
  const { verb, to, needs } = modeLooks[mode]
  /** What is said goes with pictures, as a result and what is wrong with one do. */
  const hasPictures = mode === 'talk' || mode === 'finish' || mode === 'reject'
  const submit = useSubmit(
    ({ text, pictures, deadline }: Values): Promise<unknown> => {
      const said = text.trim()
      if (mode === 'talk')
        return comment({
          target: 'tasks',
          targetId: task._id,
          group: 'tasks/comment',
          ...(said ? { desc: said } : null),
          ...(pictures.length > 0 ? { attachments: pictures } : null),
        }).unwrap()
      const data =
        mode === 'extend'
          ? { deadline, reason: said }
          : { status: to, ...(said === '' ? null : { result: said }), ...(hasPictures && pictures.length > 0 ? { pictures } : null) }
      return patch({ id: task._id, data: data as TaskPatch }).unwrap()
    },
    {
      done: mode !== 'talk' && intl.formatMessage(mode === 'extend' ? m.saved : m.moved),
      onSaved: (_saved, values, { resetForm }) => {
        resetForm({ values: { ...values, text: '', pictures: hasPictures ? [] : values.pictures } })
        onMode('talk')
      },
    },
  )
  const { values, setFieldValue, submitForm, isSubmitting } = useFormik<Values>({
    initialValues: { text: '', pictures: [], deadline: null },
    onSubmit: submit,
  })
  const { text, pictures, deadline } = values
  const isReady =
    mode === 'resume' || (mode === 'talk' && pictures.length > 0) || (text.trim() !== '' && (mode !== 'extend' || deadline !== null))
  const send = (): void => {
    if (isReady && !isSubmitting) void submitForm()
  }
  const setPictures = (next: Attachment[]): void => void setFieldValue('pictures', next)
  const placeholder = needs ? errorText(needs) : intl.formatMessage(mode === 'resume' ? m.textResume : m.textTalk)
  const note =
    task.status === 'completed' ? m.closedDone : task.status === 'cancelled' ? m.closedGone : mode === 'complete' ? m.final : null
  return (
    <div className="task-composer">
      {modes.length > 1 && (
        <div className="task-composer__modes">
          <Segmented
            label={intl.formatMessage(m.modes)}
            segments={modes.map((key) => ({ key, label: intl.formatMessage(modeLooks[key].verb) }))}
            chosen={mode}
            onChoose={onMode}
          />
        </div>
      )}
      {mode === 'extend' && (
        <DeadlineInput value={deadline ?? task.deadline ?? null} onChange={(next) => void setFieldValue('deadline', next)} />
      )}
      <MentionArea
        key={mode}
        label={intl.formatMessage(verb)}
        placeholder={placeholder}
        value={text}
        onChange={(next) => void setFieldValue('text', next)}
        onSend={send}
        rows={2}
        maxLength={MAX_COMMENT_LENGTH}
        autoFocus={mode !== 'talk'}
      />
      {hasPictures && <Attachments items={pictures} onRemove={(gone) => setPictures(pictures.filter((each) => each !== gone))} />}
      <div className="task-composer__foot">
        <span className="second">{note && intl.formatMessage(note)}</span>
        {hasPictures && <AttachButton items={pictures} onChange={setPictures} disabled={isSubmitting} />}
        <Button kind="primary" kbd="Ctrl ↵" busy={isSubmitting} disabled={!isReady} onClick={send}>
          {intl.formatMessage(verb)}
        </Button>
      </div>
    </div>
  )
}
