import type { PartnerGroup } from '@shared/domain/partners/partners'
import type { RecordOf } from '@shared/services/service-types'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useRecentChanges } from '../../../api/realtime/hub-context'
import { hasFailed, LoadFailed, NoneFound, OldFigures, RangeOf } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { useLiveRows } from '../../../components/recent/use-live-rows'
import { JustDone } from '../../../components/recent/who-did-it'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button } from '../../../ui/Button/Button'
import { DataTable } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Pagination } from '../../../ui/Pagination/Pagination'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { groupWords } from '../groups'
import { partnerMessages as m } from '../messages'
import { pageSize, type usePartnerList } from '../use-partner-list'
import { Owed, partnerColumns, Spendable } from './partner-columns'
import { PartnerDock } from './partner-dock'

type Partner = RecordOf<'assets'>
const keyOf = ({ _id }: Partner): string => _id

interface PartnerListProps {
  group: PartnerGroup
  view: ReturnType<typeof usePartnerList>
}

/** The partners of one group, with what each owes or is owed. */
export const PartnerList = ({ group, view }: PartnerListProps) => {
  const intl = useIntl()
  const search = useRef<HTMLInputElement>(null)
  const { state, change, list } = view
  const { q, page, open } = state
  const words = groupWords[group]
  const title = intl.formatMessage(words.title)
  const addLabel = intl.formatMessage(words.add)
  const add = (): void => view.openRow('new')
  useNewAction(addLabel, add)
  useShortcut('n', add)
  useShortcut('/', () => search.current?.focus())
  const rows = list.data?.data
  const recent = useRecentChanges('assets')
  const live = useLiveRows('assets', list)
  const addButton = (
    <Button icon="plus" onClick={add}>
      {addLabel}
    </Button>
  )
  return (
    <ListPage
      title={title}
      strip={<OldFigures list={list} />}
      dock={open && <PartnerDock group={group} open={open} known={rows?.find(({ _id }) => _id === open)} onClose={view.close} />}
      tools={
        <>
          <SearchInput
            ref={search}
            label={intl.formatMessage(m.search)}
            placeholder={intl.formatMessage(m.searchHint)}
            kbd="/"
            value={view.typed}
            onChange={view.setTyped}
          />
          <Button kind="primary" icon="plus" kbd="N" onClick={add}>
            {addLabel}
          </Button>
        </>
      }
      foot={
        <>
          <RangeOf page={page} size={pageSize} shown={rows?.length ?? 0} total={list.data?.total} />
          <Pagination page={page} pages={view.pages} onPage={(to) => change({ page: to })} />
        </>
      }
    >
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : (
        <DataTable
          label={title}
          columns={partnerColumns(intl, group, recent)}
          rows={rows}
          rowKey={keyOf}
          open={open}
          onOpen={({ _id }) => view.openRow(_id)}
          sort={view.sort}
          onSort={view.onSort}
          live={live}
          busy={list.isFetching && !list.currentData}
          empty={
            q ? (
              <NoneFound text={q} onClear={() => view.setTyped('')} />
            ) : (
              <EmptyState icon="people" title={intl.formatMessage(m.none)} action={addButton}>
                {intl.formatMessage(m.noneHint)}
              </EmptyState>
            )
          }
          phone={({ _id, name, phone, address, outstanding, partnerBalance }) => (
            <PhoneRow
              name={name}
              amount={<Owed value={outstanding} />}
              about={<span className="cut num">{[phone, address].filter(Boolean).join(' · ') || intl.formatMessage(m.phoneShort)}</span>}
              owed={
                partnerBalance ? (
                  <>
                    {intl.formatMessage(m.balanceWord)} <Spendable value={partnerBalance} />
                  </>
                ) : outstanding ? (
                  intl.formatMessage(words.owedWord)
                ) : undefined
              }
              who={recent.has(_id) ? <JustDone recent={recent} id={_id} /> : undefined}
            />
          )}
        />
      )}
    </ListPage>
  )
}
