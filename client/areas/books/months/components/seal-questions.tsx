import { MAX_ANSWER_LENGTH } from '@shared/areas/books/rules/link-books'
import type { SealQuestion } from '@shared/areas/books/services/sealQuestions'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { formatDateTime } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { failureOf } from '../../../../ui/form/form-error'
import { TextArea } from '../../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useZone } from '../../../../ui/zone/zone-context'
import { questionMessages as m, sealMessages } from '../messages'
import { entryAddress } from '../months'

const MAX_SHOWN = 100

/** What is asked of a seal from outside, each with the record it is about and the way to answer. */
export const SealQuestions = ({ sealId }: { sealId: string }) => {
  const intl = useIntl()
  const { currentData } = api.sealQuestions.useFind({ sealId, $limit: MAX_SHOWN })
  const questions = currentData?.data ?? []
  if (questions.length === 0) return null
  return (
    <DockPart title={intl.formatMessage(m.questions)} count={questions.filter(({ status }) => status === 'pending').length}>
      <ul className="seal-questions">
        {questions.map((question) => (
          <li key={question._id}>
            <Asked question={question} />
          </li>
        ))}
      </ul>
    </DockPart>
  )
}

const Asked = ({ question }: { question: SealQuestion }) => {
  const intl = useIntl()
  const zone = useZone()
  const { by, created, text, subject, answer } = question
  const to = entryAddress(question)
  return (
    <>
      <span className="second num">{intl.formatMessage(m.asked, { name: by, at: formatDateTime(created, zone) })}</span>
      {to ? <Link to={to}>{subject ?? intl.formatMessage(sealMessages.entry)}</Link> : subject && <span className="second">{subject}</span>}
      <span className="name">{text}</span>
      {answer === undefined ? <AnswerForm id={question._id} /> : <span>{answer}</span>}
    </>
  )
}

const AnswerForm = ({ id }: { id: string }) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.sealQuestions.usePatch()
  const [text, setText] = useState('')
  const answer = async (): Promise<void> => {
    try {
      await patch({ id, data: { answer: text.trim() } }).unwrap()
      toastDone(intl.formatMessage(m.sent))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '' && !isLoading) void answer()
  }
  return (
    <form className="seal-answer" onSubmit={submit}>
      <TextArea
        aria-label={intl.formatMessage(m.answer)}
        placeholder={intl.formatMessage(m.answerHint)}
        maxLength={MAX_ANSWER_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
        }}
      />
      <Button type="submit" size="s" icon="send" busy={isLoading} disabled={text.trim() === ''}>
        {intl.formatMessage(m.send)}
      </Button>
    </form>
  )
}
