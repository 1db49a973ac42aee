import { useIntl } from 'react-intl'
import { uploadFile } from '../../../../api/upload-file'
import { useAppDispatch } from '../../../../api/use-app-dispatch'
import { useSubmit } from '../../../../ui/form/use-submit'
import { importMessages as m } from './messages'

export interface ArchiveValues {
  file: File | null
  slug: string
  code: string
}

export const emptyArchive: ArchiveValues = { file: null, slug: '', code: '' }

interface Opened {
  readonly _id: string
  readonly slug: string
  readonly name: string
}

/** Sends a company's file, which becomes a company here. */
export const useOpenArchive = (onOpened: (opened: Opened) => void) => {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const submit = useSubmit(
    ({ file, slug, code }: ArchiveValues) => {
      const path = `workspaceArchive?slug=${encodeURIComponent(slug.trim())}`
      return dispatch(uploadFile<Opened>(path, file ?? new Blob(), code.trim() ? { 'X-Invitation-Code': code.trim() } : {}))
    },
    {
      done: ({ name, slug }) => intl.formatMessage(m.opened, { name, slug }),
      onSaved: onOpened,
      fieldOf: (path: string) => (path === 'invitationCode' ? 'code' : path),
    },
  )
  const validate = ({ file }: ArchiveValues) => (file ? {} : { file: intl.formatMessage(m.noFile) })
  return { submit, validate }
}
