// Sets the remembered theme before the first paint; without a choice the style sheet follows the system.
try {
  const choice = JSON.parse(window.localStorage.getItem('socai.theme') || '"auto"')
  if (choice === 'dark' || choice === 'light') document.documentElement.dataset.theme = choice
} catch {
  // A closed storage leaves the system's theme.
}
