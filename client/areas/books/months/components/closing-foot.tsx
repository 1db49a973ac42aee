import { type Month } from '@shared/foundation/days/days'
import { whatBlocks, withoutNote } from '@shared/areas/books/rules/closing-checks'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { formatDate } from '../../../../lib/format'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Button } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { closingMessages as m } from '../messages'
import { dayAfter, monthInWords, type Checks } from '../months'
import { type Words } from './closing-checks'

interface FootProps {
  month: Month
  checks: Checks
  words: Words
  onClose: () => void
}

const notesOf = ({ data }: Checks, words: Words) =>
  data.flatMap(({ kind, must, count }) => {
    const note = words[kind]?.trim() ?? ''
    return must || count === 0 || note === '' ? [] : [{ kind, note }]
  })

/** What closing means, and the button: which says what is missing. */
export const Foot = ({ month, checks, words, onClose }: FootProps) => {
  const intl = useIntl()
  const must = whatBlocks(checks.data)
  const silent = withoutNote(checks.data, notesOf(checks, words)).length
  const isReady = must === 0 && silent === 0
  useShortcut('ctrl+Enter', onClose, isReady)
  return (
    <>
      <span className="second closing-about">{intl.formatMessage(m.foot, { day: formatDate(dayAfter(month)) })}</span>
      <Button kind={isReady ? 'primary' : 'plain'} icon="lock" disabled={!isReady} onClick={onClose}>
        {must > 0
          ? intl.formatMessage(m.blocked, { count: must })
          : silent > 0
            ? intl.formatMessage(m.wantsNotes, { count: silent })
            : intl.formatMessage(m.close)}
      </Button>
    </>
  )
}

export const ConfirmClosing = ({ month, checks, words, onClose }: FootProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const [create] = api.seals.useCreate()
  const word = monthInWords(month, locale)
  const notes = notesOf(checks, words)
  const close = async (): Promise<void> => {
    try {
      await create({ until: checks.until, notes }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(Object.values(thrown.errors ?? {})[0] ?? thrown.message)
      throw thrown
    }
    toastDone(intl.formatMessage(m.sealed, { month: word }))
    void navigate(`/report/months?year=${month.slice(0, 4)}&open=${month}`)
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.confirm, { month: word })}
      changes={[
        intl.formatMessage(m.confirmDays, { since: formatDate(checks.since), until: formatDate(checks.until) }),
        intl.formatMessage(m.confirmSeal),
        ...(notes.length > 0 ? [intl.formatMessage(m.confirmNotes, { count: notes.length })] : []),
      ]}
      verb={intl.formatMessage(m.close)}
      onConfirm={close}
      onClose={onClose}
    />
  )
}
