import { Suspense, useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useConnection } from '../api/realtime/use-connection'
import { useKnownWorkspace, useMe } from '../api/session/use-me'
import { useWorkspaceFailure, useWorkspace, useWorkspaceKept } from '../api/session/use-workspace'
import { FeaturesContext, featuresFor, useFeatures } from '../components/feature/features-context'
import { isServerFailure, serverFailure } from '../components/error-page/server-failure'
import { useCurrentNewAction } from '../components/new-action'
import { features } from './features'
import { chooseLanguage, useLanguage } from '../i18n/language'
import { withTexts } from '../i18n/texts'
import { AppShell, type ShellArea } from '../ui/AppShell/AppShell'
import { ShellLanguage } from '../ui/AppShell/ShellTools'
import { CountBadge } from '../ui/CountBadge/CountBadge'
import { Button } from '../ui/Button/Button'
import { Avatar } from '../ui/Avatar/Avatar'
import { ConnectionMark } from '../ui/ConnectionMark/ConnectionMark'
import { ZoneContext } from '../ui/zone/zone-context'
import { defaultZone } from '../lib/format'
import { lazyPart } from '../lib/lazy-part'
import { useNewerBuild } from '../lib/shell-worker'
import { appMessages as m } from './messages'
import { appsOf, areaOf, areasFor, besides, createsFor, pageOf, type ShownArea } from './navigation'
import { OutboxMark } from './outbox-mark'
import { UserMenu } from './user-menu'
import { useWaitingCounts, waitingCountParts } from './waiting-counts'

const Search = lazyPart(async () => (await import('./palette/search-slot')).SearchSlot)
const Footer = lazyPart(async () => (await import('./footer')).Footer)
const topBarParts = features.flatMap(({ name, topBar }) => (topBar ? [{ name, Part: lazyPart(() => withTexts(name, topBar)) }] : []))

/** Loads the parts of the frame that come apart. What can't be loaded shows where it is missing. */
export const preloadParts = async (): Promise<void> => {
  await Promise.allSettled([Search, Footer, ...topBarParts.map(({ Part }) => Part), ...waitingCountParts].map(({ preload }) => preload()))
}

const Connection = () => {
  const { status, liveUntil, failures } = useConnection()
  // A moment without connection is no news: it is called offline once coming back has failed.
  const state = status === 'live' ? 'live' : status === 'offline' && failures >= 2 ? 'offline' : 'connecting'
  return <ConnectionMark state={state} since={liveUntil} />
}

const NewerBuild = () => {
  const intl = useIntl()
  return useNewerBuild() ? (
    <Button kind="link" size="s" onClick={() => window.location.reload()}>
      {intl.formatMessage(m.takeNewerBuild)}
    </Button>
  ) : null
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

/** Sidebar, top bar and the screen in view, for whoever is signed in. */
export const Frame = () => {
  const intl = useIntl()
  const { pathname, search: query } = useLocation()
  const me = useMe()
  const on = useFeatures()
  const known = useKnownWorkspace()
  const workspace = useWorkspace()
  const opts = workspace?.opts
  const shownFeatures = useMemo(() => featuresFor(on, opts), [on, opts])
  const failure = useWorkspaceFailure()
  useWorkspaceKept()
  const navigate = useNavigate()
  const ownAction = useCurrentNewAction()
  const all = useMemo(() => areasFor(shownFeatures, me.rights), [shownFeatures, me.rights])
  const current = areaOf(all, pathname)
  const shown = besides(all, current)
  // At home nothing is made; what is written most can be made from there.
  const [atHome] = pathname === '/' ? createsFor(shownFeatures, me.rights).filter(({ fromHome }) => fromHome) : []
  const waiting = useWaitingCounts(shown.flatMap((area) => area.pages))
  const newAction = ownAction ?? (atHome ? { label: intl.formatMessage(atHome.title), act: () => void navigate(atHome.to) } : null)

  if (isServerFailure(failure)) return <Navigate replace to="/503" state={serverFailure(pathname + query, 'workspaces', failure)} />

  const waitingAt = (some: readonly { readonly to: string }[]): ReactNode => (
    <CountBadge count={some.reduce((sum, { to }) => sum + waiting.of(to), 0)} ink="warn" />
  )
  const here = pageOf(current?.pages ?? [], pathname)
  const appLinks = (area: ShownArea): ShellArea[] =>
    appsOf(area).map(({ app, firstPage }) => ({
      key: firstPage.to,
      label: intl.formatMessage(app.title),
      icon: app.icon,
      to: encodeURI(firstPage.to),
      current: app === here?.app,
    }))
  const linkOf = (area: ShownArea): ShellArea => ({
    key: area.key,
    label: intl.formatMessage(area.title),
    icon: area.icon,
    to: encodeURI(area.pages[0]?.to ?? '/'),
    current: area.key === current?.key,
    count: waitingAt(area.pages),
    apps: appLinks(area),
  })
  const phoneAreas = shown
    .flatMap(({ key, phoneOrder }) => (phoneOrder === undefined ? [] : [{ key, phoneOrder }]))
    .sort((a, b) => a.phoneOrder - b.phoneOrder)
  const areaPages = current && (!current.place || current.place === 'apart' || current.pages.length > 1) ? current.pages : []
  const groupOf = ({ group }: { readonly group?: string }): string | undefined => {
    const title = current?.groups?.find(({ key }) => key === group)?.title
    return title && intl.formatMessage(title)
  }
  const pages = (here?.app ? areaPages.filter(({ app }) => app === here.app) : areaPages).map((page) => ({
    key: page.to,
    to: encodeURI(page.to),
    label: intl.formatMessage(page.title),
    current: page === here,
    group: groupOf(page),
    count: waitingAt([page]),
  }))
  const name = workspace?.name ?? known?.name ?? ''
  const logo = workspace?.apps.includes('whitelabel') && workspace.avatar

  return (
    <ZoneContext value={workspace?.zone ?? defaultZone}>
      <FeaturesContext value={shownFeatures}>
        <AppShell
          workspace={name}
          address={workspace?.cfg.invoiceAddress}
          {...(logo ? { logo: <Avatar name={name} image={logo} shape="square" size={34} /> } : null)}
          areas={shown.filter(({ place }) => place === undefined).map(linkOf)}
          phoneAreas={phoneAreas.map(({ key }) => key)}
          footAreas={shown.filter(({ place }) => place === 'foot').map(linkOf)}
          pages={pages}
          search={
            <Suspense fallback={null}>
              <Search />
            </Suspense>
          }
          connection={
            <>
              <NewerBuild />
              <OutboxMark />
              <Connection />
            </>
          }
          language={<LanguageSwitch />}
          bell={topBarParts.map(({ name: part, Part }) => (
            <Suspense key={part} fallback={null}>
              <Part />
            </Suspense>
          ))}
          me={<UserMenu />}
          footer={
            <Suspense fallback={null}>
              <Footer />
            </Suspense>
          }
          onNew={newAction?.act}
          {...(newAction ? { newLabel: newAction.label } : null)}
        >
          {waiting.readers}
          <Outlet />
        </AppShell>
      </FeaturesContext>
    </ZoneContext>
  )
}
