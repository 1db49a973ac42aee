import { day as asDay, firstDayOf, isDay, monthOfDay } from '@shared/foundation/days/days'
import { fbPosts } from '@shared/areas/facebook/services/fbPosts'
import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../../api/api'
import { declaredColumns, useTableCells } from '../../../../components/declared-table/declared-table'
import { Loaded, StaleBanner } from '../../../../components/list-states'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { formatDayMonth, formatDayRange, formatQuantity } from '../../../../lib/format'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { BarChart } from '../../../../ui/BarChart/BarChart'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { DataTable } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { DateRange } from '../../../../ui/DateRange/DateRange'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { Select } from '../../../../ui/Select/Select'
import { When } from '../../../../ui/When/When'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { fbMessages as m } from '../messages'
import { useFbPages } from '../use-studio'
import './fb-posts.css'

type Row = ReportOf<'fbPosts', 'results'>['data'][number]
const [table] = fbPosts.reports.results.tables
const counts = ['views', 'likes', 'comments', 'shares'] as const

/** What was published in a range of days and how it fared; of one page also how often it was seen by day. */
export const ResultsScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const cellsOf = useTableCells()
  const today = useToday()
  const { pages = [] } = useFbPages()
  const [view, change] = useUrlQuery({ since: firstDayOf(monthOfDay(today)) as string, until: today as string, page: '' })
  const since = asDay(isDay(view.since) ? view.since : firstDayOf(monthOfDay(today)))
  const until = asDay(isDay(view.until) ? view.until : today)
  const read = api.fbPosts.useReport('results', { since, until, ...(view.page ? { pageId: view.page as never } : null) })
  const shown = view.page || (pages.length === 1 ? (pages[0]?._id ?? '') : '')
  const rows = read.data?.data
  const title = intl.formatMessage(m.results)
  return (
    <ListPage
      title={title}
      tools={
        <>
          <DateRange value={{ from: since, to: until }} today={today} onChange={({ from, to }) => change({ since: from, until: to })} />
          {pages.length > 1 && (
            <Select
              aria-label={intl.formatMessage(m.pageId)}
              placeholder={intl.formatMessage(m.allPages)}
              options={pages.map(({ _id, name }) => ({ value: _id, label: name }))}
              value={view.page}
              onChange={(page) => change({ page })}
            />
          )}
          <span className="ui-grow" />
          <ToolButton icon="print" label={intl.formatMessage(m.print)} disabled={!rows} onClick={() => window.print()} />
          <DownloadMenu
            file={
              rows
                ? () => ({
                    name: `${title} ${since} ${until}`,
                    rows: cellsOf({ above: [[title], [formatDayRange(since, until)]], table, rows }),
                  })
                : null
            }
          />
        </>
      }
      summary={shown && <PageDays pageId={shown} name={pages.find(({ _id }) => _id === shown)?.name ?? ''} since={since} until={until} />}
      strip={<StaleBanner list={read} />}
      foot={rows && rows.length > 0 && <span className="num">{intl.formatMessage(m.total, { count: rows.length })}</span>}
    >
      <Loaded read={read}>
        <DataTable<Row>
          label={title}
          lines={1}
          columns={declaredColumns<Row>(table, { intl, locale })}
          rows={rows}
          rowKey={({ _id }) => _id}
          onOpen={({ _id }) => void navigate(`/apps/fbpagesPublishingStudio/posts?open=${_id}`)}
          live={{ of: JSON.stringify([since, until, view.page]) }}
          busy={read.isFetching && read.currentData === undefined}
          totals={
            read.data &&
            Object.fromEntries(
              counts.map((key) => [
                key,
                <b key={key} className="num">
                  {formatQuantity(read.data?.total[key] ?? 0, locale)}
                </b>,
              ]),
            )
          }
          phone={({ name, page, day, views, likes }) => (
            <PhoneRow
              name={name}
              amount={<span className="num">{formatQuantity(views, locale)}</span>}
              about={
                <span className="cut">
                  <When value={day} as="date" /> · {page}
                </span>
              }
              owed={
                <span className="num">
                  {intl.formatMessage(m.likes)} {formatQuantity(likes, locale)}
                </span>
              }
            />
          )}
          empty={
            <EmptyState icon="chart" title={intl.formatMessage(m.resultsNone)}>
              {intl.formatMessage(m.resultsNoneHint)}
            </EmptyState>
          }
        />
      </Loaded>
    </ListPage>
  )
}

interface PageDaysProps {
  pageId: string
  name: string
  since: ReturnType<typeof asDay>
  until: ReturnType<typeof asDay>
}

/** How often a page was seen, day by day. */
const PageDays = ({ pageId, name, since, until }: PageDaysProps) => {
  const intl = useIntl()
  const { data } = api.fbPages.useReport('figures', { pageId: pageId as never })
  if (!data) return null
  const days = data.data.filter(({ day }) => day >= since && day <= until)
  if (days.length === 0) return <p className="second fb-chart">{intl.formatMessage(m.chartNone)}</p>
  return (
    <div className="fb-chart">
      <BarChart
        label={intl.formatMessage(m.chart, { page: name })}
        height={180}
        series={[{ key: 'views', label: intl.formatMessage(m.views) }]}
        groups={days.map(({ day, views }) => ({ key: day, label: formatDayMonth(day), values: [views] }))}
      />
    </div>
  )
}
