import { lazy, Suspense, useMemo, type ComponentType, type LazyExoticComponent } from 'react'
import { useIntl } from 'react-intl'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useConnection } from '../api/realtime/use-connection'
import { useCan, useKnownWorkspace, useMe } from '../api/session/use-me'
import { useWorkspace, useWorkspaceKept } from '../api/session/use-workspace'
import { useCurrentNewAction } from '../components/new-action'
import { chooseLanguage, useLanguage } from '../i18n/language'
import { AppShell, type ShellArea } from '../ui/AppShell/AppShell'
import { ShellLanguage } from '../ui/AppShell/ShellTools'
import { Avatar } from '../ui/Avatar/Avatar'
import { ConnectionMark } from '../ui/ConnectionMark/ConnectionMark'
import { ZoneContext } from '../ui/zone/zone-context'
import { defaultZone } from '../lib/format'
import { frameParts } from './frame-parts'
import { appMessages as m } from './messages'
import { areaOf, areasFor } from './navigation'
import { routes } from './routes'
import { UserMenu } from './user-menu'

const part = (load: (() => Promise<ComponentType>) | undefined): LazyExoticComponent<ComponentType> | null =>
  load ? lazy(async () => ({ default: await load() })) : null

const Bell = part(frameParts.bell)
const Search = part(frameParts.search)
const Footer = part(frameParts.footer)
const slot = (Part: LazyExoticComponent<ComponentType> | null) =>
  Part && (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  )

const Connection = () => {
  const { status, liveUntil, failures } = useConnection()
  // A moment without connection is no news: it is called offline once coming back has failed.
  const state = status === 'live' ? 'live' : status === 'offline' && failures >= 2 ? 'offline' : 'connecting'
  return <ConnectionMark state={state} since={liveUntil} />
}

const LanguageSwitch = () => {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <ShellLanguage
      code={language.toUpperCase()}
      label={`${intl.formatMessage(m.language)}: ${language === 'vi' ? 'Tiếng Việt' : 'English'}`}
      onClick={() => chooseLanguage(language === 'vi' ? 'en' : 'vi')}
    />
  )
}

/** What is wanted most often stands in the phone's bottom bar: the first three that the member may enter. */
const phoneAreas = ['sales', 'funds', 'partners', 'purchases', 'products', 'home']

/** Rail, top bar and the screen in view, for whoever is signed in. */
export const Frame = () => {
  const intl = useIntl()
  const { pathname } = useLocation()
  const me = useMe()
  const known = useKnownWorkspace()
  const workspace = useWorkspace()
  useWorkspaceKept()
  const maySet = useCan('bod')
  const navigate = useNavigate()
  const maySell = useCan('/sales')
  const ownAction = useCurrentNewAction()
  const shown = useMemo(() => areasFor(routes, me.rights), [me.rights])
  const current = areaOf(shown, pathname)
  // At home nothing is made; a sale is what is written most.
  const sale =
    current?.key === 'home' && maySell ? { label: intl.formatMessage(m.newSale), act: () => void navigate('/sales/orders?open=new') } : null
  const newAction = ownAction ?? sale
  const settings = maySet && routes.some(({ path }) => path === '/settings')
  const path = decodeURI(pathname)

  const areas: ShellArea[] = shown.map((area) => ({
    key: area.key,
    label: intl.formatMessage(area.title),
    icon: area.icon,
    to: encodeURI(area.pages[0]?.to ?? '/'),
    current: area.key === current?.key,
  }))
  const isAt = (to: string): boolean => path === to || path.startsWith(`${to}/`)
  const pages = (current?.pages ?? []).map(({ to, title }, at) => ({
    key: to,
    to: encodeURI(to),
    label: intl.formatMessage(title),
    // What else belongs to the area hangs on its first page.
    current: isAt(to) || (at === 0 && (current?.also ?? []).some(isAt)),
  }))
  const name = workspace?.name ?? known?.name ?? ''
  const logo = workspace?.apps.includes('whitelabel') && workspace.avatar

  return (
    <ZoneContext value={workspace?.zone ?? defaultZone}>
      <AppShell
        workspace={name}
        {...(logo ? { logo: <Avatar name={name} image={logo} shape="square" size={34} /> } : null)}
        areas={areas}
        phoneAreas={phoneAreas.filter((key) => shown.some((area) => area.key === key))}
        footAreas={
          settings
            ? [{ key: 'settings', label: intl.formatMessage(m.settings), icon: 'settings', to: '/settings', current: path === '/settings' }]
            : []
        }
        pages={pages}
        search={slot(Search)}
        connection={<Connection />}
        language={<LanguageSwitch />}
        bell={slot(Bell)}
        me={<UserMenu />}
        footer={slot(Footer)}
        onNew={newAction?.act}
        {...(newAction ? { newLabel: newAction.label } : null)}
      >
        <Outlet />
      </AppShell>
    </ZoneContext>
  )
}
