import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMe } from '../api/session/use-me'
import { useFeatures } from '../components/feature/features-context'
import { chooseLanguage, useLanguage } from '../i18n/language'
import { useIsPhone } from '../lib/use-media'
import { Avatar } from '../ui/Avatar/Avatar'
import { ShellMe } from '../ui/AppShell/ShellTools'
import { Menu, type MenuEntry } from '../ui/Menu/Menu'
import { appMessages as m } from './messages'
import { areasFor } from './navigation'
import { OwnDialogs, type OwnDialog } from './own-dialogs'
import { chooseDensity, chooseTheme, useTheme, type ThemeChoice } from '../lib/theme/theme-store'

const themes = [
  ['auto', m.themeAuto],
  ['light', m.themeLight],
  ['dark', m.themeDark],
] as const satisfies readonly (readonly [ThemeChoice, unknown])[]
const densities = [
  ['compact', m.densityCompact],
  ['comfortable', m.densityComfortable],
] as const
const languages = [
  ['vi', 'Tiếng Việt'],
  ['en', 'English'],
] as const

/** The member's own menu: theme, on a phone the language, password, signing out. */
export const UserMenu = () => {
  const intl = useIntl()
  const me = useMe()
  const { choice, density } = useTheme()
  const isPhone = useIsPhone()
  const language = useLanguage()
  const [shown, setShown] = useState<OwnDialog | null>(null)
  const areas = areasFor(useFeatures(), me.rights)
  const places = areas.filter(({ place }) => place === 'menu' || place === 'apart')
  const own = areas.flatMap(({ pages }) => pages).find(({ isOwn }) => isOwn)
  const entries: MenuEntry[] = [
    {
      key: 'me',
      label: me.name,
      detail: me.username,
      mark: <Avatar name={me.name} image={me.avatar} size={24} />,
      ...(own ? { to: own.to } : { reason: me.username }),
    },
    ...themes.map(([key, title], at) => ({
      key,
      label: intl.formatMessage(title),
      ruled: at === 0,
      checked: choice === key,
      onChoose: () => chooseTheme(key),
    })),
    ...(isPhone
      ? []
      : densities.map(([key, title], at) => ({
          key,
          label: intl.formatMessage(title),
          ruled: at === 0,
          checked: density === key,
          onChoose: () => chooseDensity(key),
        }))),
    ...(isPhone
      ? languages.map(([key, label], at) => ({
          key,
          label,
          ruled: at === 0,
          checked: language === key,
          onChoose: () => chooseLanguage(key),
        }))
      : []),
    ...places.map(({ key, title, pages }) => ({ key, label: intl.formatMessage(title), ruled: true, to: pages[0]?.to ?? '/' })),
    { key: 'companies', label: intl.formatMessage(m.changeCompany), icon: 'apps', ruled: true, onChoose: () => setShown('companies') },
    { key: 'password', label: intl.formatMessage(m.changePassword), icon: 'lock', onChoose: () => setShown('password') },
    { key: 'sign-out', label: intl.formatMessage(m.signOut), icon: 'logout', to: '/sign_out' },
  ]
  return (
    <>
      <Menu
        label={intl.formatMessage(m.account)}
        align="end"
        entries={entries}
        trigger={(trigger) => <ShellMe {...trigger} name={me.name} image={me.avatar} />}
      />
      <OwnDialogs shown={shown} onClose={() => setShown(null)} />
    </>
  )
}
