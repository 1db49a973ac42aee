import { firstDayOf, monthOfDay } from '@shared/foundation/days/days'
import { products } from '@shared/areas/goods/services/products'
import { roundDong } from '@shared/foundation/money/money'
import { sumBy } from '@shared/foundation/sum'
import { fold } from '@shared/foundation/text/fold'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { useTableCells } from '../../../../components/declared-table/declared-table'
import { EveningChoice } from '../../../../components/known-at/evening-choice'
import type { ShownEvening } from '../../../../components/known-at/use-evening'
import { ListSearch } from '../../../../components/list-search'
import { Loaded, NoResults, StaleBanner } from '../../../../components/list-states'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { formatQuantity, type Day } from '../../../../lib/format'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { SumCell } from '../../../../resource/report/sum-cell'
import { Amount } from '../../../../ui/Amount/Amount'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { sortOf, sortText } from '../../../../ui/DataTable/columns'
import { DataTable } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { EveningStrip, useEveningWords } from '../../../../ui/Evening/Evening'
import { Figure, Figures } from '../../../../ui/Figures/Figures'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { Select } from '../../../../ui/Select/Select'
import { useLocale } from '../../../../ui/zone/zone-context'
import { countIn, placeKey, sortedGoods } from '../inventory-sums'
import { inventoryMessages as m } from '../messages'
import { goodsColumns, Value, withPlaces, type Row } from './past-inventory-parts'
import './inventory.css'

const [table] = products.reports.stockValue.tables

/** What stood in stock on an evening: pieces and value by product and warehouse. */
export const PastInventory = ({ evening }: { evening: ShownEvening }) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const workspace = useWorkspace()
  const cellsOf = useTableCells()
  const [{ category, q, sort: sorting }, change] = useUrlQuery({ category: '', q: '', sort: '' })
  const read = api.products.useReport('stockValue', evening.asked)
  const { data } = read
  const words = useEveningWords()(evening.on, evening.known)
  const title = intl.formatMessage(m.screen)
  const found = data?.data.filter(
    ({ categoryId, name, slug }) => (category === '' || categoryId === category) && fold(`${name} ${slug}`).includes(fold(q)),
  )
  const total = (data && (category === '' ? data.total : data.categories.find(({ _id }) => _id === category))) ?? null
  const places = data?.warehouses ?? []
  const sort = sorting === '' ? undefined : sortOf(sorting)
  const rows = found && sortedGoods(found, table, sort, places)
  const seesValue = data?.total.value !== undefined
  const day: Day | undefined = data?.asOf
  return (
    <ListPage
      title={title}
      tools={
        <>
          <EveningChoice evening={evening} />
          <Select
            aria-label={intl.formatMessage(m.category)}
            value={category}
            placeholder={intl.formatMessage(m.everyCategory)}
            onChange={(chosen) => change({ category: chosen })}
            options={(data?.categories ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          />
          <ListSearch label={intl.formatMessage(m.search)} value={q} onChange={(text) => change({ q: text })} />
          <ToolButton icon="print" label={intl.formatMessage(m.print)} disabled={!data} onClick={() => window.print()} />
          <DownloadMenu
            file={
              rows && day
                ? () => ({
                    name: `${title} ${day}`,
                    rows: withPlaces(cellsOf({ above: [[title], [words]], table, rows }), rows, places),
                  })
                : null
            }
          />
        </>
      }
      paper={[workspace?.name, title, words].filter(Boolean).join(' · ')}
      summary={
        total && (
          <Figures>
            {total.value !== undefined && (
              <Figure
                label={intl.formatMessage(m.value)}
                note={total.unknown ? intl.formatMessage(m.unknown, { count: total.unknown }) : undefined}
              >
                <Amount value={roundDong(total.value)} />
              </Figure>
            )}
            <Figure label={intl.formatMessage(m.count)} note={intl.formatMessage(m.products, { count: total.products })}>
              {formatQuantity(total.count, locale)}
            </Figure>
          </Figures>
        )
      }
      strip={
        <>
          <EveningStrip on={evening.on} known={evening.known} />
          {data && <StaleBanner list={read} />}
        </>
      }
      foot={rows && rows.length > 0 && <span className="num">{intl.formatMessage(m.products, { count: rows.length })}</span>}
    >
      <Loaded read={read}>
        <DataTable<Row>
          label={title}
          sort={sort}
          onSort={(to) => change({ sort: sortText(to) })}
          columns={goodsColumns({ intl, locale, places, seesValue })}
          rows={rows}
          rowKey={({ _id }) => _id}
          onOpen={({ _id }) => day && void navigate(`/product/${_id}?since=${firstDayOf(monthOfDay(day))}&until=${day}`)}
          totals={
            total && q === ''
              ? {
                  count: <SumCell value={total.count} counted onOpen={undefined} />,
                  ...(total.value !== undefined && { value: <SumCell value={total.value} counted={false} onOpen={undefined} /> }),
                  ...Object.fromEntries(
                    places.map(({ _id }) => [
                      placeKey(_id),
                      <SumCell key={_id} value={sumBy(rows ?? [], (row) => countIn(row, _id))} counted onOpen={undefined} />,
                    ]),
                  ),
                }
              : {}
          }
          live={{ of: JSON.stringify([evening.asked, category, q, sorting]) }}
          busy={read.isFetching && read.currentData === undefined}
          phone={(row) => (
            <PhoneRow
              name={row.name}
              amount={
                <span className="num strong">
                  {formatQuantity(row.count, locale)} {row.unit}
                </span>
              }
              owed={seesValue && <Value held={row} />}
            />
          )}
          empty={
            q ? (
              <NoResults text={q} onClear={() => change({ q: '' })} />
            ) : (
              <EmptyState icon="clock" title={intl.formatMessage(m.noneThen)} />
            )
          }
        />
      </Loaded>
    </ListPage>
  )
}
