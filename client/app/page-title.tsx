import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useKnownWorkspace } from '../api/session/use-me'
import { setTitleOwner } from '../lib/document-title'
import { setWorkspaceBrand } from '../lib/theme/theme-store'
import { appMessages } from './messages'

/** A phone that keeps the app among its own takes name and icon of the company, where it has a label of its own. */
const setManifest = (slug: string | undefined): void => {
  const address = slug === undefined ? '/api/manifest' : `/api/manifest?workspace=${encodeURIComponent(slug)}`
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', address)
}

/** Says in the browser's tab whose books these are, and gives the product the company's colour. */
export const PageTitle = () => {
  const intl = useIntl()
  const workspace = useKnownWorkspace()
  const owner = workspace ? `${workspace.name} · Sổ Cái` : intl.formatMessage(appMessages.title)
  useEffect(() => setTitleOwner(owner), [owner])
  useEffect(() => setWorkspaceBrand(workspace?.brandColor || null), [workspace?.brandColor])
  useEffect(() => setManifest(workspace?.slug), [workspace?.slug])
  return null
}
