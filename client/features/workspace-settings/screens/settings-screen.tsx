import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useKnownWorkspace } from '../../../api/session/use-me'
import { workspacesApi } from '../../../api/workspaces'
import { LoadFailed, NoResults } from '../../../components/list-states'
import { Page, Panel } from '../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { sectionsWith } from '../components/settings-sections'
import { settingsMessages as m } from '../messages'
import '../components/settings.css'

const placeOf = (key: string): string => `settings-${key}`

/** What the board sets for the whole company: one page in sections, found by their names or by what stands in them. */
export const SettingsScreen = () => {
  const intl = useIntl()
  const known = useKnownWorkspace()
  const [typed, setTyped] = useState('')
  const { data: workspace, error, isFetching, refetch } = workspacesApi.useGet(known?._id ?? '', { skip: !known })
  const sections = sectionsWith(typed, intl.formatMessage)
  const { hash } = useLocation()
  const isThere = workspace !== undefined
  // A section that the address names is in sight once it is there.
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isThere, hash])
  return (
    <Page
      barred
      title={intl.formatMessage(m.screen)}
      subtitle={known && intl.formatMessage(m.lead, { name: known.name, slug: known.slug })}
      width={1080}
    >
      {workspace ? (
        <div className="settings">
          <div className="settings__side">
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
                    <a href={`#${placeOf(key)}`}>{intl.formatMessage(title)}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="second">{intl.formatMessage(m.boardOnly)}</p>
          </div>
          <div className="settings__sheets">
            {sections.length === 0 && (
              <Panel>
                <NoResults text={typed} onClear={() => setTyped('')} />
              </Panel>
            )}
            {sections.map(({ key, Sheets }) => (
              <div key={key} id={placeOf(key)} className="settings__section">
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
