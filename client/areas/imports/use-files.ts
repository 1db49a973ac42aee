import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../api/api-error'
import { api } from '../../api/api'
import { dataUrlOf } from '../../lib/data-url'
import { importMessages as m } from './messages'

const MAX_NAME_LENGTH = 200

/** A file that couldn't be read, and why. */
export interface FailedFile {
  readonly name: string
  readonly reason: string
}

/**
 * Sends files, each of which is told by its heads; one that can't be read is named, and the others go on.
 * @param first the import they are added to; absent: the first of them is one
 */
export const useFiles = (first?: string) => {
  const intl = useIntl()
  const [create] = api.imports.useCreate()
  const [sending, setSending] = useState(0)
  const [failed, setFailed] = useState<readonly FailedFile[]>([])
  /** @returns the first import of the files, undefined where none could be read; and those that couldn't */
  const send = async (files: readonly File[]): Promise<{ readonly to: string | undefined; readonly failed: readonly FailedFile[] }> => {
    setSending(files.length)
    setFailed([])
    const unread: FailedFile[] = []
    let to = first
    for (const file of files) {
      const name = file.name.slice(0, MAX_NAME_LENGTH)
      try {
        const made: ImportRecord = await create({
          name,
          upload: await dataUrlOf(file),
          ...(to === undefined ? {} : { withId: to as never }),
        }).unwrap()
        to ??= made._id
      } catch (thrown) {
        const reason = isApiError(thrown) ? thrown.message : intl.formatMessage(m.unreadable)
        unread.push({ name, reason })
        setFailed([...unread])
      }
      setSending((left) => left - 1)
    }
    return { to, failed: unread }
  }
  return { send, sending, failed }
}

/** The files that another page handed over: `navigate('/imports', { state: { files } })`. */
export const filesHandedOver = (state: unknown): readonly File[] => {
  const files = typeof state === 'object' && state !== null && 'files' in state ? state.files : []
  return Array.isArray(files) ? files.filter((file): file is File => file instanceof File) : []
}

/** The files that couldn't be read while the others went on, as the page that sent them says. */
export const failedElsewhere = (state: unknown): readonly FailedFile[] => {
  const failed = typeof state === 'object' && state !== null && 'failed' in state ? state.failed : []
  return Array.isArray(failed)
    ? failed.filter((each): each is FailedFile => typeof each?.name === 'string' && typeof each.reason === 'string')
    : []
}
