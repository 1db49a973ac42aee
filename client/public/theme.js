// Before the first paint: the remembered theme (without a choice the style sheet follows the system), and whether somebody is in,
// so that the frame of the application stands there at once and its scripts are on their way.
try {
  const root = document.documentElement
  const choice = JSON.parse(window.localStorage.getItem('socai.theme') || '"auto"')
  if (choice === 'dark' || choice === 'light') root.dataset.theme = choice
  const isIn = window.localStorage.getItem('socai.session') || window.sessionStorage.getItem('socai.session')
  if (isIn && !/^\/(print|sign_|forgot|503)/.test(window.location.pathname)) {
    root.dataset.frame = ''
    // Asked for beside the scripts of the start, not after them.
    const page = { '/': 'home', '/sales/counter': 'counter' }[window.location.pathname] || 'any'
    for (const href of (document.querySelector(`meta[name="files-of-${page}"]`)?.content || '').split(' ').filter(Boolean))
      document.head.append(
        Object.assign(document.createElement('link'), {
          ...(href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
          crossOrigin: '',
          href,
        }),
      )
  }
} catch {
  // A closed storage leaves the system's theme.
}
