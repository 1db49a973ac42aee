import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import type { Middleware } from '../../../../platform/http/middleware'

const product = { name: 'Sổ Cái', color: '#0E5A64' } as const
const productIcon = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' } as const
/** As phones want them that draw no SVG; the last one may be cut to any shape. */
const productIcons = [
  productIcon,
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

/**
 * What a phone needs to keep the web app among its own: its name, icon and colour. Of a workspace with a label of its own (`?workspace=` and
 * its address) they are the company's; else the product's, so that the answer tells of no others whether they are there.
 */
export const webManifest =
  (app: Application): Middleware =>
  async (ctx) => {
    const { workspace: slug } = ctx.query
    const found = typeof slug === 'string' ? await labelled(app, slug, ctx.ip) : null
    ctx.type = 'application/manifest+json; charset=utf-8'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = JSON.stringify(manifestOf(found))
  }

const labelled = async (app: Application, slug: string, ip: string): Promise<StoredOf<'workspaces'> | null> => {
  const isAllowed = await app
    .get('access')
    .limits.take('look-up', ip)
    .then(() => true)
    .catch(() => false)
  const workspace = isAllowed ? await app.get('database').platformRecords('workspaces').one({ slug, status: 'enabled' }) : null
  return workspace?.apps.includes('whitelabel') ? workspace : null
}

const manifestOf = (workspace: StoredOf<'workspaces'> | null) => ({
  name: workspace?.name ?? product.name,
  short_name: workspace?.name ?? product.name,
  ...(workspace?.slogan ? { description: workspace.slogan } : {}),
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#F4F3EF',
  theme_color: workspace?.brandColor ?? product.color,
  icons: workspace?.avatar?.endsWith('-500.jpg')
    ? [{ src: workspace.avatar.replace('.jpg', '.webp'), sizes: '500x500', type: 'image/webp' }, productIcon]
    : productIcons,
})
