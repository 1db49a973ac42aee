import type { ImportKind } from '@shared/areas/imports/rules/columns'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '../../api/api'
import { useSheetFile } from '../../components/sheet-file/use-sheet-file'
import { importMessages as m } from './messages'

const MAX_NAME_LENGTH = 200

/** Asks for a file and rehearses it; goes to the rehearsal when the server could read it. */
export const useChooseFile = (kind: ImportKind) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const [create] = api.imports.useCreate()
  const { busy, ...file } = useSheetFile(async (name, upload) => {
    const { _id } = await create({ kind, name: name.slice(0, MAX_NAME_LENGTH), upload }).unwrap()
    void navigate(`/imports/${_id}`)
  }, intl.formatMessage(m.unreadable))
  return { ...file, reading: busy }
}
