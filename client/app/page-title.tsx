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

/** What iPhones take for the icon; the product's own where the company shows no label of its own. */
const setTouchIcon = (logo: string | undefined): void => {
  const link = document.querySelector('link[rel="apple-touch-icon"]')
  if (logo === undefined) return link?.remove()
  const shown = link ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'apple-touch-icon' }))
  shown.setAttribute('href', logo)
}

/** Says in the browser's tab whose books these are, and gives the product the company's colour. */
export const PageTitle = () => {
  const intl = useIntl()
  const workspace = useKnownWorkspace()
  const owner = workspace ? `${workspace.name} · Sổ Cái` : intl.formatMessage(appMessages.title)
  useEffect(() => setTitleOwner(owner), [owner])
  useEffect(() => setWorkspaceBrand(workspace?.brandColor || null), [workspace?.brandColor])
  useEffect(() => setManifest(workspace?.slug), [workspace?.slug])
  const logo = (workspace?.apps?.includes('whitelabel') && workspace.avatar) || undefined
  useEffect(() => setTouchIcon(logo), [logo])
  return null
}
