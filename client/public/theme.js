// Before the first paint: the remembered theme (without a choice the style sheet follows the system), and whether somebody is in,
// so that the frame of the application stands there at once.
try {
  const root = document.documentElement
  const choice = JSON.parse(window.localStorage.getItem('socai.theme') || '"auto"')
  if (choice === 'dark' || choice === 'light') root.dataset.theme = choice
  const isIn = window.localStorage.getItem('socai.session') || window.sessionStorage.getItem('socai.session')
  if (isIn && !/^\/(print|sign_|forgot|503)/.test(window.location.pathname)) root.dataset.frame = ''
} catch {
  // A closed storage leaves the system's theme.
}
