import { useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { failureOf } from '../../ui/form/form-error'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar'
import { newBulkId } from '../../api/bulk-id'
import { TakeBackDialog } from '../history/take-back-dialog'
import { bulkRunMessages as m } from './messages'
import { FieldError } from '../../ui/Field/FieldError'
import './bulk-run.css'

/** What a run says in place of "changed": each by a count. */
interface BulkWords {
  /** Beforehand, in place of "one by one". */
  readonly each: string
  readonly verb: (count: number) => string
  readonly done: (count: number) => string
  readonly refused: (count: number) => string
}

/** What is done to each of several records. */
export interface BulkRun<R> {
  /** What it is called, as a question. */
  readonly title: string
  readonly danger?: boolean
  /** What one more line says beforehand. */
  readonly about?: string
  /** Reads the records it is for. */
  readonly gather: () => Promise<readonly R[]>
  /** Its own words, where what is done is no change; what is done so stands, and isn't taken back from here. */
  readonly words?: BulkWords
  /** Changes one, as a part of the change of all of them; answers whether there was anything to do. */
  readonly change: (record: R, bulkId: string) => Promise<boolean>
}

interface Refused<R> {
  readonly record: R
  readonly why: string
}

interface Progress<R> {
  readonly done: number
  readonly changed: number
  readonly all: number
  readonly refused: readonly Refused<R>[]
  readonly running: boolean
}

interface BulkRunDialogProps<R> {
  run: BulkRun<R>
  /** What a record is called, and where it is. */
  nameOf: (record: R) => string
  linkOf: (record: R) => string
  /** How many it will be. */
  count: number
  /** What is asked before it begins: fields of the form around it. */
  asks?: ReactNode
  onClose: () => void
}

/** Does the same to many records one after another: how far it is, what was refused and why; it can be stopped, gone on with and taken back. */
export const BulkRunDialog = <R extends { readonly _id: string }>({ run, nameOf, linkOf, count, asks, onClose }: BulkRunDialogProps<R>) => {
  const intl = useIntl()
  const [progress, setProgress] = useState<Progress<R> | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [bulkId] = useState(newBulkId)
  const [takesBack, setTakesBack] = useState(false)
  const waiting = useRef<readonly R[] | null>(null)
  const stopped = useRef(false)

  const start = async (): Promise<void> => {
    stopped.current = false
    setFailed(null)
    let so: Progress<R> = progress ?? { done: 0, changed: 0, all: count, refused: [], running: true }
    setProgress({ ...so, running: true })
    try {
      const records = waiting.current ?? (await run.gather())
      so = { ...so, all: so.done + records.length, running: true }
      for (const [at, record] of records.entries()) {
        if (stopped.current) break
        waiting.current = records.slice(at + 1)
        try {
          const isChanged = await run.change(record, bulkId)
          so = { ...so, done: so.done + 1, changed: so.changed + (isChanged ? 1 : 0) }
        } catch (thrown) {
          so = { ...so, done: so.done + 1, refused: [...so.refused, { record, why: failureOf(thrown).message ?? '' }] }
        }
        setProgress(so)
      }
    } catch (thrown) {
      setFailed(failureOf(thrown).message ?? '')
    }
    setProgress({ ...so, running: false })
  }
  const running = progress?.running ?? false
  const left = progress ? progress.all - progress.done : count
  const words: BulkWords = run.words ?? {
    each: intl.formatMessage(m.each, { count }),
    verb: (all) => intl.formatMessage(m.runAll, { count: all }),
    done: (changed) => intl.formatMessage(m.changed, { count: changed }),
    refused: (refused) => intl.formatMessage(m.notChanged, { count: refused }),
  }
  if (takesBack) return <TakeBackDialog of={{ bulkId }} onClose={onClose} />
  return (
    <Dialog
      title={run.title}
      width={480}
      closable={!running}
      onClose={onClose}
      foot={
        running ? (
          <Button onClick={() => void (stopped.current = true)}>{intl.formatMessage(m.stop)}</Button>
        ) : (
          <>
            {!run.words && progress && progress.changed > 0 && (
              <Button kind="quiet" icon="undo" onClick={() => setTakesBack(true)}>
                {intl.formatMessage(m.takeBack, { count: progress.changed })}
              </Button>
            )}
            <Button data-autofocus={run.words && !progress ? true : undefined} onClick={onClose}>
              {intl.formatMessage(m.close)}
            </Button>
            {left > 0 && (
              <Button kind={run.danger ? 'danger' : 'primary'} data-autofocus={run.words ? undefined : true} onClick={() => void start()}>
                {progress ? intl.formatMessage(m.goOn, { count: left }) : words.verb(left)}
              </Button>
            )}
          </>
        )
      }
    >
      {progress ? (
        <>
          <ProgressBar
            value={progress.done}
            most={progress.all}
            label={intl.formatMessage(m.progress, { done: progress.done, all: progress.all })}
          />
          <p role="status" className="num">
            {intl.formatMessage(m.progress, { done: progress.done, all: progress.all })} · {words.done(progress.changed)}
          </p>
          {progress.refused.length > 0 && (
            <>
              <p className="strong">{words.refused(progress.refused.length)}</p>
              <ul className="bulk-run__refused">
                {progress.refused.map(({ record, why }) => (
                  <li key={record._id}>
                    <Link to={linkOf(record)}>{nameOf(record)}</Link> <span>{why}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      ) : (
        <>
          {run.about && <p className="strong">{run.about}</p>}
          {asks}
          <p>{words.each}</p>
        </>
      )}
      {failed && <FieldError role="alert">{failed}</FieldError>}
    </Dialog>
  )
}
