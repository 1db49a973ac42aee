import { OPEN_OUTCOMES, TOLD_EVENTS } from '@shared/areas/shops/rules/events'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { ShopEvent } from '@shared/areas/shops/services/shopEvents'
import type { Shop } from '@shared/areas/shops/services/shops'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { ListPaging, usePageSize } from '../../../components/list-paging'
import { hasFailed, LoadFailed } from '../../../components/list-states'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { shopMessages as m } from '../messages'
import { Did, eventText } from './event-row'

const keyOf = ({ _id }: ShopEvent): string => _id
const isOpen = ({ outcome }: ShopEvent): boolean => OPEN_OUTCOMES.includes(outcome)

export const useJournal = (kind: string, assetId: string, page: number) => {
  const [size, setSize] = usePageSize(0)
  const list = api.shopEvents.useFind({
    ...(kind === 'open' || kind === '' ? null : { kind }),
    ...(assetId ? { assetId } : null),
    ...(kind === 'open' ? { outcome: { $in: [...OPEN_OUTCOMES] } } : { $or: [...TOLD_EVENTS.$or] }),
    $limit: size,
    $skip: (page - 1) * size,
  })
  return { list, size, setSize }
}

interface JournalProps {
  readonly journal: Pick<ReturnType<typeof useJournal>, 'list'>
  readonly shops: readonly Shop[]
}

/** Everything that platforms told, newest first, and what the books did with it. */
export const Journal = ({ journal: { list }, shops }: JournalProps) => {
  const intl = useIntl()
  const [patch] = api.shops.usePatch()
  const replay = async (event: ShopEvent): Promise<void> => {
    try {
      const shop = shops.find(({ assetId }) => assetId === event.assetId)
      if (!shop) return
      await patch({ id: shop._id, data: { replay: event._id } }).unwrap()
      toastDone(intl.formatMessage(m.replayed))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const columns: Column<ShopEvent>[] = [
    {
      key: 'at',
      head: intl.formatMessage(m.at),
      width: 96,
      cell: ({ at }) => <TwoLines first={<When value={at} as="time" />} second={<When value={at} as="day-month" />} />,
    },
    {
      key: 'platform',
      head: intl.formatMessage(m.platform),
      width: 110,
      hideNarrow: true,
      cell: ({ platformName }) => (
        <span className="shops__did">
          <Avatar name={PLATFORM_NAMES[platformName]} shape="square" size={22} goods />
          <span>{PLATFORM_NAMES[platformName]}</span>
        </span>
      ),
    },
    {
      key: 'event',
      head: intl.formatMessage(m.event),
      width: 'minmax(120px, 0.8fr)',
      cell: (event, narrow) => <TwoLines first={eventText(event, intl)} second={narrow ? event.code : undefined} />,
    },
    {
      key: 'code',
      head: intl.formatMessage(m.code),
      width: 150,
      hideNarrow: true,
      cell: ({ code }) => <span className="muted">{code}</span>,
    },
    { key: 'did', head: intl.formatMessage(m.did), width: 'minmax(160px, 1.6fr)', cell: (event) => <Did event={event} /> },
    {
      key: 'again',
      head: <span className="unseen">{intl.formatMessage(m.replay)}</span>,
      width: 48,
      cell: (event) =>
        isOpen(event) && event.kind !== 'shop' ? (
          <IconButton
            icon="refresh"
            label={`${intl.formatMessage(m.replay)} ${event.code}`}
            onClick={(click) => {
              click.stopPropagation()
              void replay(event)
            }}
          />
        ) : null,
    },
  ]
  if (hasFailed(list)) return <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
  return (
    <DataTable<ShopEvent>
      label={intl.formatMessage(m.journal)}
      columns={columns}
      rows={list.data?.data}
      rowKey={keyOf}
      lines={2}
      phone={(event) => (
        <PhoneRow
          name={`${PLATFORM_NAMES[event.platformName]} · ${eventText(event, intl)}`}
          amount={<When value={event.at} />}
          about={<Did event={event} />}
          owed={event.code}
        />
      )}
      empty={
        <EmptyState icon="inbox" title={intl.formatMessage(m.journalNone)}>
          {intl.formatMessage(m.journalNoneHint)}
        </EmptyState>
      }
    />
  )
}

interface JournalFootProps {
  readonly journal: ReturnType<typeof useJournal>
  readonly page: number
  readonly onPage: (page: number) => void
}

export const JournalFoot = ({ journal: { list, size, setSize }, page, onPage }: JournalFootProps) =>
  list.data ? (
    <ListPaging page={page} size={size} onSize={setSize} total={list.data.total} shown={list.data.data.length} onPage={onPage} />
  ) : null
