import { defineMessages } from 'react-intl'

export const appMessages = defineMessages({
  title: { id: 'app.title', defaultMessage: 'Sổ Cái · Business management' },
  forPrograms: { id: 'app.forPrograms', defaultMessage: 'For programs' },
  splash: { id: 'app.splash', defaultMessage: 'Opening' },
  broken: { id: 'app.broken', defaultMessage: 'This screen stopped working' },
  brokenHint: {
    id: 'app.broken.hint',
    defaultMessage: 'What was saved is safe. Reload to go on; if it happens again, tell whoever looks after your workspace.',
  },
  newVersion: { id: 'app.newVersion', defaultMessage: 'There is a newer version' },
  newVersionHint: { id: 'app.newVersion.hint', defaultMessage: 'Reload to get it.' },
  reload: { id: 'app.reload', defaultMessage: 'Reload' },
  account: { id: 'app.account', defaultMessage: 'Your account' },
  changePassword: { id: 'app.account.password', defaultMessage: 'Change password' },
  currentPassword: { id: 'app.password.current', defaultMessage: 'Current password' },
  newPassword: { id: 'app.password.new', defaultMessage: 'New password' },
  newPasswordHint: {
    id: 'app.password.hint',
    defaultMessage: 'At least 8 characters with a letter, a number and a special character; not one of your last four.',
  },
  passwordChanged: { id: 'app.password.changed', defaultMessage: 'Password changed' },
  signOut: { id: 'app.account.signOut', defaultMessage: 'Sign out' },
  themeAuto: { id: 'app.account.theme.auto', defaultMessage: 'System theme' },
  themeLight: { id: 'app.account.theme.light', defaultMessage: 'Light theme' },
  themeDark: { id: 'app.account.theme.dark', defaultMessage: 'Dark theme' },
  densityCompact: { id: 'app.account.density.compact', defaultMessage: 'Compact rows' },
  densityComfortable: { id: 'app.account.density.comfortable', defaultMessage: 'Comfortable rows' },
  language: { id: 'app.language', defaultMessage: 'Language' },
})
