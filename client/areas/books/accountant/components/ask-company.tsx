import { MAX_QUESTION_LENGTH } from '@shared/areas/books/rules/link-books'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { send } from '../../../../api/send'
import { useLanguage } from '../../../../i18n/language'
import { formatDateTime } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { TextArea } from '../../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useZone } from '../../../../ui/zone/zone-context'
import type { AskedAbout } from '../link'
import { accountantMessages as m } from '../messages'
import { useLink } from '../use-link'

interface AskCompanyProps {
  /** The line that is asked about. */
  readonly about: AskedAbout | null
  readonly onAbout: (about: null) => void
}

/** Asks the company about a figure, and shows what was asked and answered. */
export const AskCompany = ({ about, onAbout }: AskCompanyProps) => {
  const intl = useIntl()
  const language = useLanguage()
  const zone = useZone()
  const { token, opened, refresh } = useLink()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const ask = async (): Promise<void> => {
    setBusy(true)
    const data = { text: text.trim(), ...(about ? { entryId: about.entryId, account: about.account } : {}) }
    const { error } = await send(
      { service: 'sealQuestions', method: 'create', data, linkToken: token, idempotencyKey: crypto.randomUUID() },
      { accessToken: null, language },
    )
    setBusy(false)
    if (error) return toastError(error.message)
    setText('')
    onAbout(null)
    toastDone(intl.formatMessage(m.askSent))
    refresh()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '' && !busy) void ask()
  }
  return (
    <section className="accountant-part accountant-ask" aria-label={intl.formatMessage(m.ask)}>
      <header>
        <h2>{intl.formatMessage(m.ask)}</h2>
      </header>
      {opened.questionsLeft === 0 ? (
        <p className="second">{intl.formatMessage(m.askOver)}</p>
      ) : (
        <form onSubmit={submit}>
          {about && (
            <p className="accountant-ask__about">
              <span>{intl.formatMessage(m.askAbout, { subject: about.subject })}</span>
              <IconButton size="s" icon="close" label={intl.formatMessage(m.askNotAbout)} onClick={() => onAbout(null)} />
            </p>
          )}
          <TextArea
            aria-label={intl.formatMessage(m.askText)}
            placeholder={intl.formatMessage(m.askHint)}
            rows={3}
            maxLength={MAX_QUESTION_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
            }}
          />
          <Button type="submit" icon="send" busy={busy} disabled={text.trim() === ''}>
            {intl.formatMessage(m.askSend)}
          </Button>
        </form>
      )}
      {opened.questions.length > 0 && (
        <ul className="accountant-asked" aria-label={intl.formatMessage(m.asked)}>
          {opened.questions.map(({ _id, at, text: asked, subject, answer, answeredAt }) => (
            <li key={_id}>
              <span className="second num">{formatDateTime(at, zone)}</span>
              {subject && <span className="second">{intl.formatMessage(m.askAbout, { subject })}</span>}
              <span>{asked}</span>
              {answer === undefined ? (
                <span className="ink-warn">{intl.formatMessage(m.waits)}</span>
              ) : (
                <>
                  <span className="second num">
                    {intl.formatMessage(m.answered, { at: answeredAt ? formatDateTime(answeredAt, zone) : '' })}
                  </span>
                  <b>{answer}</b>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
