import { MAILED_EVERY, SHARED_WITH, questions, type Question } from '@shared/areas/questions/services/questions'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { maxLengthsIn, newRecordShape } from '../../../resource/field-limits'
import { SelectField } from '../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../ui/form/FormDialog'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { Fields } from '../../../ui/Field/Field'
import type { Asked } from '../ready'
import { questionMessages as m } from '../messages'

const maxLength = maxLengthsIn(newRecordShape(questions))

interface SaveQuestionProps {
  asked: Asked
  /** What it may be called. */
  name: string
  /** Absent: a new one. */
  question?: Question | undefined
  onSaved: (question: Question) => void
  onClose: () => void
}

/** Gives a question its name, and says who sees it. */
export const SaveQuestion = ({ asked, name, question, onSaved, onClose }: SaveQuestionProps) => {
  const intl = useIntl()
  const [create] = api.questions.useCreate()
  const [patch] = api.questions.usePatch()
  const submit = useSubmit(
    ({ name: called, sharedWith, every }: Pick<Question, 'name' | 'sharedWith' | 'every'>) =>
      question
        ? patch({ id: question._id, data: { name: called, sharedWith, every, rev: question.rev } }).unwrap()
        : create({ ...asked, name: called, sharedWith, every } as Parameters<typeof create>[0]).unwrap(),
    {
      done: ({ name: called }) => intl.formatMessage(m.savedNow, { name: called }),
      onSaved: (saved) => {
        onSaved(saved)
        onClose()
      },
    },
  )
  return (
    <Formik
      initialValues={{ name: question?.name ?? name, sharedWith: question?.sharedWith ?? 'me', every: question?.every ?? 'week' }}
      onSubmit={submit}
    >
      <FormDialog title={intl.formatMessage(question ? m.more : m.saveNew)} verb={intl.formatMessage(m.save)} onClose={onClose}>
        <Fields>
          <TextField name="name" label={intl.formatMessage(m.name)} required maxLength={maxLength('name')} />
          <SelectField
            name="sharedWith"
            label={intl.formatMessage(m.sharedWith)}
            options={SHARED_WITH.map((key) => ({ value: key, label: intl.formatMessage(m[`shared.${key}`]) }))}
          />
          <SelectField
            name="every"
            label={intl.formatMessage(m.every)}
            options={MAILED_EVERY.map((key) => ({ value: key, label: intl.formatMessage(m[`every.${key}`]) }))}
          />
        </Fields>
      </FormDialog>
    </Formik>
  )
}
