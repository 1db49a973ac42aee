// Keeps the shell of the application on the device, so that it opens without a network. It answers for pages and for files of the build
// only: what the API says, uploaded files and the pages of signing in always come from the server.

/** Both are written in by the build: its name, and what the counter needs of it. */
const BUILD = '__BUILD__'
const SHELL = ['__SHELL__']

const PREFIX = 'socai.shell.'
const CACHE = PREFIX + BUILD
/** A page that takes longer than this is shown from the device. */
const PATIENCE_MS = 4000
const NEVER = /^\/(api|files|socket\.io|print|503|forgot|sign_)/
const FILE = /^\/(assets\/|theme\.js$|favicon\.svg$|icon-)/

/** A file whose name changes with what it holds is taken over from an earlier build. */
const keepFile = async (cache, path) => {
  const known = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined
  const answer = known ?? (await fetch(path, { cache: 'no-cache' }))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  await cache.put(path, answer)
}

const keepShell = async () => {
  const cache = await caches.open(CACHE)
  for (let at = 0; at < SHELL.length; at += 6) await Promise.all(SHELL.slice(at, at + 6).map((path) => keepFile(cache, path)))
}

/** The build before this one stays: windows that are open on it still ask for its files. */
const forgetOlder = async () => {
  const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const older = shells.filter((name) => name !== CACHE)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

const tellWindows = async () => {
  for (const window of await self.clients.matchAll({ type: 'window' })) window.postMessage({ build: BUILD })
}

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOlder(), self.registration.navigationPreload?.enable(), self.clients.claim()]).then(tellWindows)),
)

const isAway = (answer) => answer.status === 502 || answer.status === 504

/** The newest page while the server answers, else the one that was kept. */
const page = async (event) => {
  const asked = (async () => (await event.preloadResponse) ?? fetch(event.request))()
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  const answer = await Promise.race([asked, late]).catch(() => null)
  if (answer && !isAway(answer)) return answer
  return (await caches.match('/index.html', { cacheName: CACHE, ignoreVary: true })) ?? asked
}

const file = async (request) => {
  const { pathname } = new URL(request.url)
  const kept = await caches.match(pathname, { ignoreVary: true })
  if (kept && pathname.startsWith('/assets/')) return kept
  try {
    const answer = await fetch(request)
    if (answer.ok && pathname.startsWith('/assets/')) {
      const copy = answer.clone()
      await (await caches.open(CACHE)).put(pathname, copy).catch(() => undefined)
    }
    return answer
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || NEVER.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (FILE.test(pathname)) event.respondWith(file(request))
})

/** What is unread, on the icon of the installed application. */
const badge = async (unread) => {
  if (typeof unread === 'number') await self.navigator.setAppBadge?.(unread).catch(() => undefined)
}

self.addEventListener('push', (event) => {
  const { title = 'Sổ Cái', body = '', tag, unread } = event.data?.json() ?? {}
  const shown = self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { tag } })
  event.waitUntil(Promise.all([shown, badge(unread)]))
})

/** Opens what a notice is about: in a window that is open, else in a new one. */
const openNotice = async (tag) => {
  const notice = /^[0-9a-f]{24}$/.test(tag) ? tag : ''
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return self.clients.openWindow(notice ? `/?notice=${notice}` : '/')
  window.postMessage({ notice })
  return window.focus()
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotice(event.notification.data?.tag ?? ''))
})
