import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useKnownWorkspace } from '../api/session/use-me'
import { appMessages } from './messages'
import { setWorkspaceBrand } from '../lib/theme/theme-store'

/** Names the browser's tab after the workspace, and gives the product its colour. */
export const PageTitle = () => {
  const intl = useIntl()
  const workspace = useKnownWorkspace()
  const title = workspace ? `${workspace.name} · Sổ Cái` : intl.formatMessage(appMessages.title)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => setWorkspaceBrand(workspace?.brandColor || null), [workspace?.brandColor])
  return null
}
