import { useRef, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useFocusKept } from '../../lib/use-focus-kept'
import { useIsPhone } from '../../lib/use-media'
import { Icon } from '../icons/Icon'
import { Logo } from '../Logo/Logo'
import { Menu } from '../Menu/Menu'
import { uiMessages } from '../messages'
import { PageLinks } from './PageLinks'
import { PhoneShell } from './PhoneShell'
import type { AppShellProps, ShellArea } from './shell-data'
import './AppShell.css'

export type { AppShellProps, ShellArea, ShellPage } from './shell-data'

/** The frame of every page: sidebar with the areas, top bar with the area's pages, the work below. At phone width a top and a bottom bar. */
export const AppShell = (props: AppShellProps) => {
  const phone = useIsPhone()
  const main = useRef<HTMLElement>(null)
  const skip = (
    <a
      className="ui-shell__skip"
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        main.current?.focus()
      }}
    >
      <FormattedMessage {...uiMessages.skip} />
    </a>
  )
  const work = (
    <Work main={main} footer={props.footer}>
      <p className="ui-shell__letterhead">
        <b>{props.workspace}</b>
        {props.address && <span>{props.address}</span>}
      </p>
      {props.children}
    </Work>
  )
  return phone ? <PhoneShell {...props} skip={skip} work={work} /> : <WideShell {...props} skip={skip} work={work} />
}

const Work = ({ main, footer, children }: { main: RefObject<HTMLElement | null>; footer: ReactNode; children: ReactNode }) => {
  const kept = useFocusKept(main, main)
  return (
    <main id="main" ref={main} {...kept} className="ui-shell__main" tabIndex={-1}>
      {children}
      {footer && <footer className="ui-shell__footer">{footer}</footer>}
    </main>
  )
}

const none: ShellArea[] = []

interface Parts {
  skip: ReactNode
  work: ReactNode
}

const WideShell = ({
  workspace,
  logo,
  home = '/',
  areas,
  footAreas = none,
  pages,
  search,
  connection,
  language,
  bell,
  me,
  skip,
  work,
}: AppShellProps & Parts) => {
  const intl = useIntl()
  return (
    <div className="ui-shell">
      {skip}
      <nav className="ui-sidebar" aria-label={intl.formatMessage(uiMessages.areas)}>
        <Link className="ui-sidebar__logo" to={home} aria-label={workspace}>
          {logo ?? <Logo />}
        </Link>
        <AreaLinks areas={areas} />
        {footAreas.length > 0 && <AreaLinks areas={footAreas} />}
      </nav>
      <header className="ui-bar">
        <span className="ui-bar__name cut">{workspace}</span>
        <AppMenu apps={[...areas, ...footAreas].find(({ current }) => current)?.apps} />
        <PageLinks pages={pages} />
        <div className="ui-bar__tools">
          {search}
          {connection}
          {language}
          {bell}
          {me}
        </div>
      </header>
      {work}
    </div>
  )
}

/** Names the app in view and changes to another. */
const AppMenu = ({ apps = none }: { apps: ShellArea[] | undefined }) => {
  const intl = useIntl()
  const here = apps.find(({ current }) => current)
  return (
    here && (
      <Menu
        label={intl.formatMessage(uiMessages.apps)}
        entries={apps.map(({ key, label, icon, to, current }) => ({ key, label, icon, to, checked: current }))}
        trigger={(trigger) => (
          <button type="button" className="ui-app-button" {...trigger}>
            {here.label}
            <Icon name="chevron-down" size={14} />
          </button>
        )}
      />
    )
  )
}

const AreaLinks = ({ areas }: { areas: ShellArea[] }) => (
  <ul>
    {areas.map((area) => (
      <li key={area.key}>
        <Link to={area.to} aria-current={area.current ? 'true' : undefined} title={area.label}>
          <Icon name={area.icon} size={20} />
          <span>{area.label}</span>
          {area.count}
        </Link>
      </li>
    ))}
  </ul>
)
