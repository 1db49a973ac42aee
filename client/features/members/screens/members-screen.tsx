import type { RecordOf } from '@shared/services/service-types'
import { useCallback, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useRecentChanges } from '../../../api/realtime/hub-context'
import { useKnownWorkspace, useMe } from '../../../api/session/use-me'
import { usersApi } from '../../../api/users'
import { LoadFailed, NoneFound, OldFigures } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { useLiveRows } from '../../../components/recent/use-live-rows'
import { JustDone } from '../../../components/recent/who-did-it'
import { useSettled } from '../../../lib/use-settled'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { DataTable } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { memberColumns } from '../components/member-columns'
import { MemberForm } from '../components/member-form'
import { RightsTags } from '../components/rights-tags'
import { nextUsername } from '../member-values'
import { memberMessages as m } from '../messages'

type Member = RecordOf<'users'>
const keyOf = ({ _id }: Member): string => _id

/** The people of the company: who they are, what they earn and what they may. */
export const MembersScreen = () => {
  const intl = useIntl()
  const me = useMe()
  const slug = useKnownWorkspace()?.slug ?? ''
  const search = useRef<HTMLInputElement>(null)
  const [{ q, status, open }, change] = useUrlQuery({ q: '', status: 'active', open: '' })
  const settle = useCallback((text: string) => change({ q: text }), [change])
  const [typed, setTyped] = useSettled(q, settle)
  const all = usersApi.useFind({ $sort: { name: 1 }, $limit: -1 })
  const found = usersApi.useFind({ search: q, $sort: { name: 1 }, $limit: -1 }, { skip: q === '' })
  const list = q ? found : all
  const everybody = all.data?.data
  const rows = useMemo(() => list.data?.data.filter((member) => member.status === status), [list.data, status])
  const divisions = useMemo(
    () => [...new Set((everybody ?? []).flatMap(({ division }) => (division ? [division] : [])))].sort(),
    [everybody],
  )
  const live = useLiveRows('users', list, status)
  const recent = useRecentChanges('users')
  const openRow = (id: string): void => change({ open: id }, { push: open === '' })
  const close = (): void => change({ open: '' })
  const add = (): void => openRow('new')
  useNewAction(intl.formatMessage(m.new), add)
  useShortcut('n', add)
  useShortcut('/', () => search.current?.focus())

  const opened = everybody?.find(({ _id }) => _id === open)
  const isDocked = open === 'new' || opened !== undefined
  const countOf = (of: string): number | undefined => everybody?.filter((member) => member.status === of).length
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      strip={<OldFigures />}
      dock={
        isDocked &&
        everybody && (
          <MemberForm
            key={open}
            member={opened}
            username={nextUsername(
              everybody.map(({ username }) => username),
              slug,
            )}
            divisions={divisions}
            onClose={close}
          />
        )
      }
      tools={
        <>
          <SearchInput
            ref={search}
            label={intl.formatMessage(m.search)}
            placeholder={intl.formatMessage(m.searchHint)}
            kbd="/"
            value={typed}
            onChange={setTyped}
          />
          <Button kind="primary" icon="plus" kbd="N" onClick={add}>
            {intl.formatMessage(m.new)}
          </Button>
        </>
      }
      chips={
        <Chips
          label={intl.formatMessage(m.status)}
          chosen={status}
          onChoose={(key) => change({ status: key })}
          chips={[
            { key: 'active', label: intl.formatMessage(m.active), count: countOf('active') },
            { key: 'disabled', label: intl.formatMessage(m.disabled), count: countOf('disabled') },
          ]}
        />
      }
      foot={<span>{intl.formatMessage(m.total, { count: rows?.length ?? 0 })}</span>}
    >
      {list.error && !list.data ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : (
        <DataTable
          label={intl.formatMessage(m.screen)}
          columns={memberColumns({ intl, me: me._id, isNarrow: isDocked, recent })}
          rows={rows}
          rowKey={keyOf}
          open={open}
          onOpen={({ _id }) => openRow(_id)}
          live={live}
          muted={(member) => member.status === 'disabled'}
          busy={list.isFetching && !list.currentData}
          empty={
            q ? (
              <NoneFound text={q} onClear={() => setTyped('')} />
            ) : (
              <EmptyState icon="people" title={intl.formatMessage(m.none)}>
                {intl.formatMessage(m.noneHint)}
              </EmptyState>
            )
          }
          phone={({ _id, name, username, title, baseSalary, rights }) => (
            <PhoneRow
              name={name}
              amount={baseSalary !== undefined && <Amount value={baseSalary} />}
              about={<span className="cut">{[username, title].filter(Boolean).join(' · ')}</span>}
              who={recent.has(_id) ? <JustDone recent={recent} id={_id} /> : <RightsTags rights={rights} />}
            />
          )}
        />
      )}
    </ListPage>
  )
}
