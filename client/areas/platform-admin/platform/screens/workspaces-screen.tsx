import type { Administered } from '@shared/areas/workspace/services/workspaces'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { appIcons, appNames, appOrder } from '../../../../components/apps/apps'
import { Loaded, NoResults, StaleBanner } from '../../../../components/list-states'
import { useNewAction } from '../../../../components/new-action'
import { formatNumber } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { useRowHref } from '../../../../lib/use-row-href'
import { useShortcut } from '../../../../lib/use-shortcut'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button } from '../../../../ui/Button/Button'
import { Chips } from '../../../../ui/Chips/Chips'
import { DataTable, TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Icon } from '../../../../ui/icons/Icon'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Menu } from '../../../../ui/Menu/Menu'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { SearchInput } from '../../../../ui/TextInput/TextInput'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ArchiveDialog } from '../components/archive-dialog'
import { WorkspaceDialog } from '../components/workspace-dialog'
import { WorkspaceDock } from '../components/workspace-dock'
import { askingAgain } from '../ask-again'
import { platformMessages as m } from '../messages'
import { filters, fits, hasWords, type Filter } from '../rows'
import '../platform.css'

const filterLabels = { all: m.all, open: m.open, closed: m.closed, away: m.away } as const
const filterOf = (word: string): Filter => filters.find((filter) => filter === word) ?? 'all'

/** Which apps a workspace has, as a row of signs: lit for those that are on. */
const AppSigns = ({ apps }: Pick<Administered, 'apps'>) => {
  const intl = useIntl()
  const on = appOrder.filter((app) => apps.includes(app)).map((app) => intl.formatMessage(appNames[app]))
  const text = on.length > 0 ? intl.formatMessage(m.appsOn, { apps: on.join(', ') }) : intl.formatMessage(m.appsNone)
  return (
    <span className="platform-apps" title={text}>
      <span className="unseen">{text}</span>
      {appOrder.map((app) => (
        <span key={app} aria-hidden="true" className={apps.includes(app) ? 'platform-app platform-app--on' : 'platform-app'}>
          <Icon name={appIcons[app]} />
        </span>
      ))}
    </span>
  )
}

const Name = ({ row }: { row: Administered }) => {
  const intl = useIntl()
  const second = row.status === 'disabled' ? `${intl.formatMessage(m.isClosed)} · ${row.slug}` : row.slug
  return (
    <span className="platform-name">
      <Avatar name={row.name} image={row.avatar} shape="square" size={34} />
      <TwoLines first={row.name} second={second} />
    </span>
  )
}

const Seen = ({ row: { seenAt } }: { row: Administered }) => {
  const intl = useIntl()
  return seenAt ? <When value={seenAt} /> : intl.formatMessage(m.notSeen)
}

/** Every company of the installation: whose it is, when somebody was there last, how large it is, what is on. */
export const WorkspacesScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const now = useNow()
  const search = useRef<HTMLInputElement>(null)
  const hrefOf = useRowHref()
  const [view, change] = useUrlQuery({ q: '', of: '', open: '' })
  const list = api.workspaces.useReport('administered', {}, askingAgain)
  const filter = filterOf(view.of)
  const all = list.data?.data
  const found = all?.filter((row) => hasWords(row, view.q))
  const rows = found?.filter((row) => fits[filter](row, now))
  const opened = all?.find(({ _id }) => _id === view.open)
  const close = (): void => change({ open: '' })
  const navigate = useNavigate()
  const [making, setMaking] = useState<'workspace' | 'archive' | null>(null)
  useShortcut('/', () => search.current?.focus())
  useShortcut('n', () => setMaking('workspace'), making === null)
  useNewAction(intl.formatMessage(m.workspaceNew), () => setMaking('workspace'))

  const number = (value: number | undefined) => <span className="num">{value === undefined ? '…' : formatNumber(value, locale)}</span>
  const columns: Column<Administered>[] = [
    { key: 'name', head: intl.formatMessage(m.workspace), cell: (row) => <Name row={row} /> },
    {
      key: 'founder',
      head: intl.formatMessage(m.founder),
      width: 'minmax(130px, 0.7fr)',
      cell: (row) => <TwoLines first={row.founder?.name ?? intl.formatMessage(m.noFounder)} second={<Seen row={row} />} />,
    },
    { key: 'members', head: intl.formatMessage(m.members), width: 92, align: 'end', cell: ({ members }) => number(members) },
    { key: 'records', head: intl.formatMessage(m.records), width: 92, align: 'end', cell: ({ size }) => number(size?.records) },
    { key: 'apps', head: intl.formatMessage(m.apps), width: 222, from: 760, cell: ({ apps }) => <AppSigns apps={apps} /> },
  ]
  const empty = view.q ? (
    <NoResults text={view.q} onClear={() => change({ q: '' })} />
  ) : (
    <EmptyState icon="globe" title={intl.formatMessage(m.none)}>
      {intl.formatMessage(m.noneHint)}
    </EmptyState>
  )
  return (
    <ListPage
      title={intl.formatMessage(m.workspaces)}
      dockSize="units"
      strip={<StaleBanner list={list} />}
      dock={opened && <WorkspaceDock key={opened._id} workspace={opened} onClose={close} />}
      tools={
        <>
          <SearchInput
            ref={search}
            label={intl.formatMessage(m.search)}
            placeholder={intl.formatMessage(m.searchHint)}
            kbd="/"
            value={view.q}
            onChange={(q) => change({ q })}
          />
          <Menu
            label={intl.formatMessage(m.more)}
            align="end"
            entries={[
              { key: 'code', icon: 'lock', label: intl.formatMessage(m.makeCode), onChoose: () => void navigate('/a/codes?open=new') },
              { key: 'archive', icon: 'attach', label: intl.formatMessage(m.openArchive), onChoose: () => setMaking('archive') },
            ]}
            trigger={(props) => <IconButton {...props} edge icon="more" label={intl.formatMessage(m.more)} />}
          />
          <Button icon="plus" kind="primary" kbd="N" onClick={() => setMaking('workspace')}>
            {intl.formatMessage(m.workspaceNew)}
          </Button>
          {making === 'workspace' && <WorkspaceDialog onMade={() => void list.refetch()} onClose={() => setMaking(null)} />}
          {making === 'archive' && <ArchiveDialog onOpened={() => void list.refetch()} onClose={() => setMaking(null)} />}
        </>
      }
      chips={
        <Chips
          label={intl.formatMessage(m.filters)}
          chips={filters.map((key) => ({
            key,
            label: intl.formatMessage(filterLabels[key]),
            count: found?.filter((row) => fits[key](row, now)).length,
          }))}
          chosen={filter}
          onChoose={(of) => change({ of: of === 'all' ? '' : of })}
        />
      }
      foot={
        <>
          <span>{intl.formatMessage(m.total, { count: rows?.length ?? 0 })}</span>
          <span className="muted">{intl.formatMessage(m.noBooks)}</span>
        </>
      }
    >
      <Loaded read={list}>
        <DataTable<Administered>
          label={intl.formatMessage(m.workspaces)}
          columns={columns}
          rows={rows}
          rowKey={({ _id }) => _id}
          open={view.open}
          onOpen={({ _id }) => change({ open: _id }, { push: view.open === '' })}
          hrefOf={hrefOf}
          muted={({ status }) => status === 'disabled'}
          phone={(row) => (
            <PhoneRow
              name={row.name}
              amount={number(row.size?.records)}
              about={
                <span className="cut">
                  {row.slug} · {row.founder?.name ?? intl.formatMessage(m.noFounder)}
                </span>
              }
              owed={row.status === 'disabled' ? intl.formatMessage(m.isClosed) : <Seen row={row} />}
            />
          )}
          empty={empty}
        />
      </Loaded>
    </ListPage>
  )
}
