import type { RecordOf } from '@shared/registry/service-types'
import { ListSearch } from '../components/list-search'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useRecentChanges } from '../api/realtime/hub-context'
import { useAllRecords } from '../api/use-all-records'
import type { WireQuery } from '../api/wire-query'
import { ListMenu } from '../components/list-menu/list-menu'
import { ListPaging, usePaging } from '../components/list-paging'
import { Loaded, NoResults, StaleBanner } from '../components/list-states'
import { useNewAction } from '../components/new-action'
import { useLiveRows } from '../components/recent/use-live-rows'
import type { TableFile } from '../lib/table-file/cells'
import { useRowHref } from '../lib/use-row-href'
import { useShortcut } from '../lib/use-shortcut'
import { useUrlQuery } from '../lib/use-url-query'
import { Button } from '../ui/Button/Button'
import { chosenColumns, sortOf, sortText } from '../ui/DataTable/columns'
import { DataTable, type Sort } from '../ui/DataTable/DataTable'
import { PhoneRow } from '../ui/DataTable/PhoneRow'
import { ListPage } from '../ui/ListPage/ListPage'
import { useLocale, useZone } from '../ui/zone/zone-context'
import { useMay } from './access'
import { columnsIn, whoOr } from './columns'
import { wireSort, type Filters, type ListOptions, type ListView } from './list-options'
import { ListEmpty } from './list-empty'
import { openForm } from './open-form'
import { plainPhone } from './plain-phone'
import { messageOf, resourceApi, type ResourceName } from './resource-types'

const ownWords = ['q', 'sort', 'page', 'size', 'cols', 'open']

/** The list of a service's records, with the form of the open one beside it. */
export const resourceList = <Name extends ResourceName, Props extends object = object, X = undefined>(
  options: ListOptions<Name, Props, X>,
) => {
  type R = RecordOf<Name>
  const { service, messages, Form } = options
  const api = resourceApi(service)
  const OpenForm = openForm(options)
  const isOwnFind = options.useRows === undefined
  const isPaged = !options.isWhole && isOwnFind
  const usePiece = options.use ?? ((_props: Props) => undefined as unknown as X)
  const filterDefaults = options.filters ?? {}
  const defaults = { q: '', sort: options.sort, page: 1, size: 0, cols: '', open: '', ...filterDefaults }

  const queryOf = ({ q, filters, x, sort }: { q: string; filters: Filters; x: X; sort: string }): WireQuery => ({
    ...options.query?.(filters, x),
    ...(q ? { search: q } : null),
    $sort: wireSort(sort),
  })
  const useFound = (given: { q: string; filters: Filters; x: X; sort: string; page: number; size: number }) => {
    const { page, size } = given
    const list = api.useFind({
      ...queryOf(given),
      $limit: isPaged ? size : -1,
      ...(isPaged && page > 1 ? { $skip: (page - 1) * size } : null),
    })
    return { list, rows: list.data?.data }
  }
  const useRows: (given: Parameters<typeof useFound>[0]) => ReturnType<NonNullable<typeof options.useRows>> = options.useRows ?? useFound

  const ResourceList = (props: Props) => {
    const intl = useIntl()
    const locale = useLocale()
    const zone = useZone()
    const readAll = useAllRecords<R>(api)
    const x = usePiece(props)
    const [state, change] = useUrlQuery<Record<string, string | number>>(defaults)
    const [q, sort, page, open] = [String(state['q']), String(state['sort']), Number(state['page']), String(state['open'])]
    const paging = usePaging({ page, size: Number(state['size']) }, change, options.pageSize)
    const hrefOf = useRowHref()
    const pathname = decodeURI(useLocation().pathname)
    const filters = Object.fromEntries(Object.keys(filterDefaults).map((name) => [name, String(state[name])]))
    const { list, rows: found, also } = useRows({ q, filters, x, sort, page, size: paging.size })
    // What was made just now shows wherever it sorts, until something else is asked for.
    const [made, setMade] = useState<{ readonly id: string; readonly of: string } | null>(null)
    const shownAs = JSON.stringify([q, filters, sort, page])
    const madeId = made?.of === shownAs ? made.id : ''
    const isElsewhere = madeId !== '' && found !== undefined && !found.some(({ _id }) => _id === madeId)
    const own = api.useGet(madeId, { skip: !isElsewhere }).data
    const rows = isElsewhere && own?._id === madeId && found ? [own, ...found] : found
    const recent = useRecentChanges(service.path)
    const live = useLiveRows<Name>(service.path, list, [also, isElsewhere && madeId].filter(Boolean).join('.'))
    const mayCreate = useMay(service, 'create', options.group?.(x)) && Form !== undefined && !options.isGiven
    const texts = { ...messages, ...options.texts?.(x) }
    const say = (name: string, values?: Record<string, string | number>): string => intl.formatMessage(messageOf(texts, name), values)
    const file = async (): Promise<TableFile> => {
      const records = await readAll(queryOf({ q, filters, x, sort }))
      const { recordRows } = await import('../components/list-file/record-rows')
      return { name: say('screen'), rows: recordRows(service, records, { intl, locale, zone, texts }) }
    }
    const openRow = (id: string): void => change({ open: id }, { push: open === '' })
    const created = (saved: R, again: boolean): void => {
      setMade({ id: saved._id, of: shownAs })
      if (!again) close()
    }
    const add = (): void => openRow('new')
    const close = (): void => change({ open: '' })
    useNewAction(mayCreate ? say('new') : null, add)
    useShortcut('n', add, mayCreate)
    const clear = (): void => change({ q: '', ...filterDefaults, page: 1 })
    const filter = (changes: Filters): void => change({ ...changes, page: 1 })
    const view: ListView<R, X> = { x, intl, locale, q, filters, rows, recent, open, mayCreate, filter, openRow, close }

    const nodes = typeof options.columns === 'function' ? options.columns(view) : options.columns
    const all = columnsIn<R>(nodes, { intl, locale, recent, labelOf: say })
    const chosen = String(state['cols'])
    const columns = chosenColumns(all, chosen)
    const phoneCells = options.phone ?? ((row: R) => plainPhone(nodes, row))
    const isSorting = columns.some(({ sortable }) => sortable)
    const sorting = isSorting && {
      sort: sortOf(sort),
      onSort: (by: Sort) => change({ sort: sortText(by), page: 1 }),
    }
    const isFiltered = Object.entries(filterDefaults).some(([name, usual]) => filters[name] !== usual)
    const addButton = (kind?: 'primary') => (
      <Button icon="plus" onClick={add} {...(kind && { kind, kbd: 'N' })}>
        {say('new')}
      </Button>
    )
    const empty = q ? (
      <NoResults text={q} onClear={clear} />
    ) : (
      <ListEmpty icon={options.icon} texts={texts} isFiltered={isFiltered} add={mayCreate && addButton()} onClear={clear} />
    )
    const total = list.data?.total ?? rows?.length ?? 0
    const totals = options.totals?.(view)
    const dock =
      options.docks?.[open]?.(view) ??
      (open && Form && (
        <OpenForm open={open} known={list.data?.data.find(({ _id }) => _id === open)} given={x} onCreated={created} onClose={close} />
      ))
    return (
      <ListPage
        title={say('screen')}
        strip={<StaleBanner list={list} />}
        dock={dock}
        dockSize={options.dockSize ?? 'form'}
        tools={
          <>
            {options.tools?.(view)}
            {service.search && (
              <ListSearch label={say('search')} hint={say('searchHint')} value={q} onChange={(text) => change({ q: text, page: 1 })} />
            )}
            <ListMenu under={pathname} columns={all} chosen={chosen} onColumns={(cols) => change({ cols })} {...(isOwnFind && { file })} />
            {mayCreate && addButton('primary')}
          </>
        }
        chips={options.chips?.(view)}
        foot={
          <>
            {isPaged ? (
              <ListPaging {...paging} shown={found?.length ?? 0} total={list.data?.total}>
                {options.foot?.(view)}
              </ListPaging>
            ) : (
              <>
                <span>{say('total', { count: also === undefined ? total : (found?.length ?? 0) })}</span>
                {options.foot?.(view)}
              </>
            )}
          </>
        }
      >
        <Loaded read={list}>
          <DataTable<R>
            label={say('screen')}
            columns={columns}
            rows={rows}
            rowKey={({ _id }) => _id}
            open={open}
            {...(Form && { onOpen: ({ _id }: R) => openRow(_id), hrefOf })}
            made={madeId || undefined}
            {...sorting}
            {...(options.muted && { muted: options.muted })}
            {...(totals && { totals })}
            live={options.isArranged ? undefined : live}
            busy={list.isFetching && !list.currentData}
            empty={empty}
            phone={(row) => {
              const { name, who, ...cells } = phoneCells(row, view)
              return <PhoneRow name={name} {...cells} who={whoOr(recent, row._id, who)} />
            }}
          />
        </Loaded>
      </ListPage>
    )
  }
  if (ownWords.some((name) => name in filterDefaults)) throw new RangeError('A filter has the name of one of the list’s own words')
  return ResourceList
}
