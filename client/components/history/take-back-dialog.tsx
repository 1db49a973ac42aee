import type { TakenBack } from '@shared/areas/history/services/history'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { failureOf } from '../../ui/form/form-error'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton'
import { historyMessages as m } from './messages'
import { useTakeBack, type Taken } from './use-take-back'
import { useBackWords, type FieldWords } from './back-words'
import { useHistoryWords } from './words'
import { FieldError } from '../../ui/Field/FieldError'
import './history.css'

/** Says what taking a change back will do and what has to stay, then does it and says what became of it. */
export const TakeBackDialog = ({ of, title, onClose }: { of: Taken; title?: string; onClose: () => void }) => {
  const intl = useIntl()
  const takeBack = useTakeBack(of)
  const [outcome, setOutcome] = useState<readonly TakenBack[] | null>(null)
  const [done, setDone] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    takeBack(true).then(setOutcome, (thrown: unknown) => setFailed(failureOf(thrown).message ?? ''))
  }, [takeBack])
  const confirm = async (): Promise<void> => {
    setFailed(null)
    setBusy(true)
    try {
      setOutcome(await takeBack(false))
      setDone(true)
    } catch (thrown) {
      setFailed(failureOf(thrown).message ?? '')
    } finally {
      setBusy(false)
    }
  }
  const words = useHistoryWords([])
  const go = outcome?.filter(({ refused }) => refused === undefined) ?? []
  const stay = outcome?.filter(({ refused }) => refused !== undefined) ?? []
  return (
    <Dialog
      title={title ?? intl.formatMessage(of.bulkId ? m.takeBackAll : m.takeBackTitle)}
      subtitle={intl.formatMessage(m.takeBackKept)}
      width={560}
      closable={!busy}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy} data-autofocus>
            {intl.formatMessage(m.takeBackClose)}
          </Button>
          {!done && go.length > 0 && (
            <Button kind="primary" icon="undo" busy={busy} onClick={() => void confirm()}>
              {intl.formatMessage(m.takeBackVerb, { count: go.length })}
            </Button>
          )}
        </>
      }
    >
      {outcome === null && !failed && <SkeletonRows rows={4} />}
      {outcome?.length === 0 && <p>{intl.formatMessage(m.nothingBack)}</p>}
      {go.length > 0 && (
        <>
          <p className="strong num" role="status">
            {intl.formatMessage(done ? m.wentBack : m.goBack, { count: go.length })}
          </p>
          <ul className="take-back">
            {go.map((each) => (
              <li key={each._id}>
                <b>{each.name ?? words.serviceWord(each.service)}</b> <Done back={each} />
              </li>
            ))}
          </ul>
        </>
      )}
      {stay.length > 0 && (
        <>
          <p className="strong num">{intl.formatMessage(m.stay, { count: stay.length })}</p>
          <ul className="take-back">
            {stay.map(({ _id, name, service, refused }) => (
              <li key={_id}>
                <b>{name ?? words.serviceWord(service)}</b> <span className="second">{refused}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {failed && <FieldError role="alert">{failed}</FieldError>}
    </Dialog>
  )
}

/** What taking one change back does, in words. */
const Done = ({ back }: { back: TakenBack }) => {
  const intl = useIntl()
  const { fields, command, follows, left } = useBackWords(back)
  const inWords = ({ word, before, after }: FieldWords): string => `${word}: ${before} → ${after}`
  return (
    <span>
      {[...fields.map(inWords), ...(command ? [command] : [])].join('; ')}
      {follows.length > 0 && (
        <span className="second"> · {intl.formatMessage(m.takeBackFollows, { fields: follows.map(inWords).join('; ') })}</span>
      )}
      {left && <span className="ink-warn"> · {left}</span>}
    </span>
  )
}
