import { ACCESS_KINDS, type AccessKind } from '@shared/foundation/rights/accesses'
import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { LoadFailed } from '../../../../components/list-states'
import { formatNumber } from '../../../../lib/format'
import { shortName } from '../../../../lib/short-name'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { DataTable, TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { PersonName } from '../../../../ui/PersonName/PersonName'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { Select } from '../../../../ui/Select/Select'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { accessMessages as m } from '../messages'

type Access = ReportOf<'workspaces', 'accesses'>['data'][number]

const isKind = (kind: string): kind is AccessKind => ACCESS_KINDS.some((known) => known === kind)
const keyOf = ({ _id }: Access): string => _id

/** What stands beside what was done: how many rows of which list, from which network with which browser. */
const useAbout = (): ((access: Access) => string) => {
  const intl = useIntl()
  const locale = useLocale()
  return ({ what, rows, network, device }) =>
    [
      what,
      rows === undefined ? undefined : intl.formatMessage(m.rows, { count: formatNumber(rows, locale) }),
      device === 'program' ? intl.formatMessage(m.program) : device,
      network,
    ]
      .filter(Boolean)
      .join(' · ')
}

/** Who saw and took what, for founders: the newest first, by kind and by member. */
export const AccessesScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const about = useAbout()
  const [address, change] = useUrlQuery({ kind: '', member: '' })
  const members = api.users.useFind({ $sort: { name: 1 }, $limit: -1 })
  const member = members.data?.data.find(({ _id }) => _id === address.member)
  const kind = isKind(address.kind) ? address.kind : undefined
  const list = api.workspaces.useReport('accesses', { ...(kind ? { kind } : {}), ...(member ? { userId: member._id } : {}) })
  const columns: Column<Access>[] = [
    {
      key: 'what',
      head: intl.formatMessage(m.what),
      cell: (access) => <TwoLines first={intl.formatMessage(m[access.kind])} second={about(access)} />,
    },
    {
      key: 'who',
      head: intl.formatMessage(m.who),
      width: 220,
      cell: ({ by, byKey }) => <TwoLines first={<PersonName name={by} />} second={byKey && intl.formatMessage(m.byKey)} />,
    },
    {
      key: 'times',
      head: intl.formatMessage(m.times),
      width: 90,
      align: 'end',
      hideNarrow: true,
      cell: ({ count }) => <span className="num">{formatNumber(count, locale)}</span>,
    },
    { key: 'when', head: intl.formatMessage(m.when), width: 170, cell: ({ last }) => <When value={last} /> },
  ]
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      tools={
        <>
          <Select
            aria-label={intl.formatMessage(m.kind)}
            options={[
              { value: 'all', label: intl.formatMessage(m.allKinds) },
              ...ACCESS_KINDS.map((each) => ({ value: each, label: intl.formatMessage(m[each]) })),
            ]}
            value={kind ?? 'all'}
            onChange={(value) => change({ kind: isKind(value) ? value : '' })}
          />
          <Select
            aria-label={intl.formatMessage(m.member)}
            options={[
              { value: 'all', label: intl.formatMessage(m.allMembers) },
              ...(members.data?.data ?? []).map(({ _id, name }) => ({ value: _id as string, label: name })),
            ]}
            value={member?._id ?? 'all'}
            onChange={(value) => change({ member: value === 'all' ? '' : value })}
          />
          <span className="second">{intl.formatMessage(m.lead)}</span>
        </>
      }
    >
      {list.error && !list.data ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : (
        <DataTable<Access>
          label={intl.formatMessage(m.list)}
          columns={columns}
          rows={list.data?.data}
          rowKey={keyOf}
          busy={list.isFetching}
          phone={(access) => (
            <PhoneRow
              name={intl.formatMessage(m[access.kind])}
              amount={<When value={access.last} />}
              about={<span className="cut">{[shortName(access.by), about(access)].filter(Boolean).join(' · ')}</span>}
            />
          )}
          empty={
            <EmptyState icon="eye" title={intl.formatMessage(m.none)}>
              {intl.formatMessage(m.noneHint)}
            </EmptyState>
          }
        />
      )}
    </ListPage>
  )
}
