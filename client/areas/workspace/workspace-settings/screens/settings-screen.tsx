import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { useKnownWorkspace } from '../../../../api/session/use-me'
import { api } from '../../../../api/api'
import { LoadFailed, NoResults } from '../../../../components/list-states'
import { ButtonLink } from '../../../../ui/Button/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Page, Panel } from '../../../../ui/Panel/Panel'
import { useIsPhone } from '../../../../lib/use-media'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { SearchInput } from '../../../../ui/TextInput/TextInput'
import { sectionsWith, settingsSections } from '../components/settings-sections'
import { settingsMessages as m } from '../messages'
import '../components/settings.css'

const TOP = 'settings'
const placeOf = (key: string): string => `settings-${key}`

/**
 * What the board sets for the whole company: one page in sections, found by their names or by what stands in them. On a phone the sections
 * are a list, and each a page; what was typed in one of them stays while another is open.
 */
export const SettingsScreen = () => {
  const intl = useIntl()
  const known = useKnownWorkspace()
  const [typed, setTyped] = useState('')
  const { data: workspace, error, isFetching, refetch } = api.workspaces.useGet(known?._id ?? '', { skip: !known })
  const sections = sectionsWith(typed, intl.formatMessage)
  const { hash, key: visit } = useLocation()
  const isThere = workspace !== undefined
  const phone = useIsPhone()
  const opened = phone ? settingsSections.find(({ key }) => `#${placeOf(key)}` === hash) : undefined
  // A section that the address names is in sight once it is there.
  useEffect(() => {
    if (isThere && hash && visit) document.getElementById(phone ? TOP : hash.slice(1))?.scrollIntoView?.()
  }, [isThere, hash, visit, phone])
  const seen = useSectionInSight(isThere ? sections.map(({ key }) => key).join(' ') : '')
  return (
    <Page
      blockedBy
      title={intl.formatMessage(m.screen)}
      subtitle={known && intl.formatMessage(m.lead, { name: known.name, slug: known.slug })}
      width={1080}
    >
      {workspace ? (
        <div className="settings" id={TOP}>
          {opened && (
            <div>
              <ButtonLink kind="quiet" icon="arrow-left" to="/settings">
                {intl.formatMessage(m.screen)}
              </ButtonLink>
            </div>
          )}
          <div className="settings__side" hidden={opened !== undefined}>
            <SearchInput
              label={intl.formatMessage(m.search)}
              placeholder={intl.formatMessage(m.search)}
              value={typed}
              onChange={setTyped}
            />
            <nav aria-label={intl.formatMessage(m.sections)}>
              <ul>
                {sections.map(({ key, title }) => (
                  <li key={key}>
                    <Link to={{ hash: placeOf(key) }} replace={!phone} aria-current={!phone && key === seen ? 'true' : undefined}>
                      {intl.formatMessage(title)}
                      {phone && <Icon name="chevron-right" size={14} />}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="second">{intl.formatMessage(m.boardOnly)}</p>
          </div>
          <div className="settings__sheets">
            {!opened && sections.length === 0 && (
              <Panel>
                <NoResults text={typed} onClear={() => setTyped('')} />
              </Panel>
            )}
            {(phone ? settingsSections : sections).map(({ key, Sheets }) => (
              <div key={key} id={placeOf(key)} className="settings__section" hidden={phone && opened?.key !== key}>
                <Sheets workspace={workspace} />
              </div>
            ))}
          </div>
        </div>
      ) : (
        <Panel>{error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={8} lines={2} />}</Panel>
      )}
    </Page>
  )
}

/** The section that stands at the top of what is in sight: the list follows the scroll. */
const useSectionInSight = (keys: string): string | undefined => {
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const sections = keys.split(' ')
    const inSight = new Set<string>()
    let isEnd = false
    const tell = (): void => setSeen(isEnd ? sections.at(-1) : sections.find((key) => inSight.has(placeOf(key))))
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target.id)
        tell()
      },
      // What has left the top fifth is behind; what is below the middle is still to come.
      { rootMargin: '-20% 0px -50% 0px' },
    )
    // The last one can't come up that far.
    const end = new IntersectionObserver(
      ([entry]) => {
        isEnd = (entry?.intersectionRatio ?? 0) > 0.95
        tell()
      },
      { threshold: [0, 0.96] },
    )
    for (const key of sections) {
      const section = document.getElementById(placeOf(key))
      if (section) observer.observe(section)
      if (section && key === sections.at(-1)) end.observe(section)
    }
    return () => {
      observer.disconnect()
      end.disconnect()
    }
  }, [keys])
  return seen
}
