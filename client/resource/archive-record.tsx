import { useIntl, type MessageDescriptor } from 'react-intl'
import { ArchiveDialog, RestoreDialog } from '../components/record-form/archive-dialog'

/** How a record is taken out of use, and brought back. */
export interface ArchiveOptions<R> {
  /** Its status once it is out of use. */
  readonly status: string
  /** What will change by it, line by line, before it is done. */
  readonly changes: (record: R) => readonly (MessageDescriptor | string | false)[]
  readonly texts: {
    readonly verb: MessageDescriptor
    /** With `{name}`. */
    readonly title: MessageDescriptor
    /** With `{name}`. */
    readonly done: MessageDescriptor
    /** What brings it back; without it the record closes once it is out of use. */
    readonly back?: { readonly verb: MessageDescriptor; readonly done: MessageDescriptor }
  }
}

interface ArchiveRecordProps<R> {
  record: R
  options: ArchiveOptions<R>
  name: string
  isArchived: boolean
  /** Writes a status, over a `rev` where one is given. */
  set: (status: string, rev?: number) => Promise<{ readonly rev: number }>
  onClose: () => void
}

/** Takes a record out of use after asking, or brings it back. */
export const ArchiveRecord = <R,>({ record, options, name, isArchived, set, onClose }: ArchiveRecordProps<R>) => {
  const intl = useIntl()
  const { status, changes, texts } = options
  const say = (text: MessageDescriptor | string): string => (typeof text === 'string' ? text : intl.formatMessage(text, { name }))
  if (isArchived && texts.back)
    return (
      <RestoreDialog
        verb={say(texts.back.verb)}
        act={() => set('active')}
        takeBack={(rev) => set(status, rev)}
        done={say(texts.back.done)}
      />
    )
  return (
    <ArchiveDialog
      verb={say(texts.verb)}
      title={say(texts.title)}
      changes={changes(record).flatMap((change) => (change === false ? [] : [say(change)]))}
      act={() => set(status)}
      takeBack={(rev) => set('active', rev)}
      done={say(texts.done)}
      {...(texts.back ? null : { onDone: onClose })}
    />
  )
}
