import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Icon } from '../icons/Icon'
import { Logo } from '../Logo/Logo'
import { Menu } from '../Menu/Menu'
import { uiMessages } from '../messages'
import { pageEntries } from './PageLinks'
import type { AppShellProps, ShellArea } from './shell-data'

/** The frame at phone width: title and bell above, four areas and '+' below; the rest under 'Thêm'. */
export const PhoneShell = (props: AppShellProps & { skip: ReactNode; work: ReactNode }) => {
  const { areas, footAreas = [], pages, search, connection, bell, me, home = '/', workspace, logo, onNew, newLabel, skip, work } = props
  const intl = useIntl()
  const all = [...areas, ...footAreas]
  const chosen = props.phoneAreas ?? areas.slice(0, 3).map((area) => area.key)
  const below = chosen.flatMap((key) => all.find((area) => area.key === key) ?? []).slice(0, 3)
  const rest = all.filter((area) => !below.includes(area)).flatMap((area) => (area.apps?.length ? area.apps : area))
  const title = props.title ?? pages.find((page) => page.current)?.label ?? all.find((area) => area.current)?.label ?? workspace
  return (
    <div className="ui-shell ui-shell--phone">
      {skip}
      <header className="ui-phone-top">
        <Link to={home} aria-label={workspace}>
          {logo ?? <Logo size={28} />}
        </Link>
        {pages.length > 1 ? (
          <Menu
            label={intl.formatMessage(uiMessages.areaPages)}
            entries={pageEntries(pages)}
            trigger={(trigger) => (
              <button type="button" className="ui-phone-top__title" {...trigger}>
                <span className="cut">{title}</span>
                <Icon name="chevron-down" size={14} />
              </button>
            )}
          />
        ) : (
          <span className="ui-phone-top__title">
            <span className="cut">{title}</span>
          </span>
        )}
        <span className="ui-phone-top__tools">
          {search}
          {connection}
          {bell}
          {me}
        </span>
      </header>
      {work}
      <nav className="ui-bottom" aria-label={intl.formatMessage(uiMessages.areas)}>
        {below.slice(0, 2).map((area) => (
          <BottomLink key={area.key} area={area} />
        ))}
        <button
          type="button"
          className="ui-bottom__new"
          aria-label={newLabel ?? intl.formatMessage(uiMessages.addNew)}
          title={onNew ? undefined : intl.formatMessage(uiMessages.addNone)}
          disabled={!onNew}
          onClick={onNew}
        >
          <Icon name="plus" size={22} />
        </button>
        {below.slice(2, 3).map((area) => (
          <BottomLink key={area.key} area={area} />
        ))}
        <Menu
          label={intl.formatMessage(uiMessages.areasMore)}
          align="end"
          entries={rest.map((area) => ({ key: area.key, label: area.label, icon: area.icon, to: area.to }))}
          trigger={(trigger) => (
            <button
              type="button"
              className="ui-bottom__entry"
              {...trigger}
              aria-current={rest.some((area) => area.current) ? 'true' : undefined}
            >
              <Icon name="more-vertical" size={20} />
              {intl.formatMessage(uiMessages.areasMore)}
            </button>
          )}
        />
      </nav>
    </div>
  )
}

const BottomLink = ({ area }: { area: ShellArea }) => (
  <Link className="ui-bottom__entry" to={area.to} aria-current={area.current ? 'true' : undefined}>
    <Icon name={area.icon} size={20} />
    {area.label}
    {area.count}
  </Link>
)
