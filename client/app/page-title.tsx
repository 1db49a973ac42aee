import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useKnownWorkspace } from '../api/session/use-me'
import { setTitleOwner } from '../lib/document-title'
import { setWorkspaceBrand } from '../lib/theme/theme-store'
import { appMessages } from './messages'

/** Says in the browser's tab whose books these are, and gives the product the company's colour. */
export const PageTitle = () => {
  const intl = useIntl()
  const workspace = useKnownWorkspace()
  const owner = workspace ? `${workspace.name} · Sổ Cái` : intl.formatMessage(appMessages.title)
  useEffect(() => setTitleOwner(owner), [owner])
  useEffect(() => setWorkspaceBrand(workspace?.brandColor || null), [workspace?.brandColor])
  return null
}
