import type { Fund } from '@shared/areas/money/services/funds'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ProposedOr } from '../../../../components/proposed/proposed-mark'
import { orderAddress } from '../../../../components/order-address'
import { useRecentChanges } from '../../../../api/realtime/hub-context'
import { useCan } from '../../../../api/session/use-me'
import { FundLabel } from '../../../../components/words/word-tags'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { dayOf, formatDayHeading, formatMoney } from '../../../../lib/format'
import { useMedia } from '../../../../lib/use-media'
import { Amount } from '../../../../ui/Amount/Amount'
import { DataTable, TwoLines, type Column, type LiveRows } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { When } from '../../../../ui/When/When'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { isGone } from '../fund-status'
import { fundsMessages as m } from '../messages'
import { FundAbout, FundName, Movement, Standing } from './fund-marks'

interface FundsTableProps {
  rows: readonly Fund[] | undefined
  live: LiveRows<Fund>
  busy: boolean
  open: string
  onOpen: (fund: Fund) => void
  hrefOf: (id: string) => string
  /** Only entries of one label are shown: their balance is the label's. */
  ofLabel: boolean
  /** Those that are marked; null while none can be. */
  marked: Set<string> | null
  onMark: (keys: Set<string>) => void
  empty: ReactNode
}

const keyOf = ({ _id }: Fund): string => _id

/** The number on the document, or the order it pays. */
const Reference = ({ fund }: { fund: Fund }) => {
  const mayOpen = useCan(['/sales', '/purchases'])
  if (fund.refId) return <span className="num">{fund.refId}</span>
  if (!fund.order) return null
  return mayOpen ? (
    <Link className="num" tabIndex={-1} to={orderAddress(fund.order)}>
      {fund.order.order_number}
    </Link>
  ) : (
    <span className="num">{fund.order.order_number}</span>
  )
}

/** The entries by day, newest first, each with the balance after it. */
export const FundsTable = ({ rows, live, busy, open, onOpen, hrefOf, ofLabel, marked, onMark, empty }: FundsTableProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const groupName = useFundGroupName()
  const recent = useRecentChanges('funds')
  const wide = useMedia('(width >= 1360px)')
  const roomy = useMedia('(width >= 900px)')
  const narrow = !useMedia('(width >= 1280px)') && open !== ''
  const balanceOf = (fund: Fund): number | undefined => (ofLabel ? fund.balanceLabel : fund.balance)
  const label = ({ label: name }: Fund) => name && <FundLabel>{name}</FundLabel>

  const columns: Column<Fund>[] = [
    {
      key: 'when',
      head: intl.formatMessage(m.columnWhen),
      width: 92,
      cell: (fund) => (
        <TwoLines
          first={<When value={fund.created} as="time" />}
          second={fund.number ? <span className="num">{fund.number}</span> : <Reference fund={fund} />}
        />
      ),
    },
    {
      key: 'name',
      head: intl.formatMessage(m.columnName),
      cell: (fund) => (
        <TwoLines
          first={<FundName fund={fund} />}
          second={
            <>
              {narrow && fund.label && <FundLabel>{fund.label}</FundLabel>} {fund.number && <Reference fund={fund} />}{' '}
              <ProposedOr service="funds" id={fund._id} otherwise={<FundAbout fund={fund} />} />
            </>
          }
        />
      ),
    },
    ...(wide || (roomy && !open)
      ? [
          {
            key: 'group',
            head: intl.formatMessage(m.columnGroup),
            width: 132,
            cell: (fund: Fund) => <span className="cut">{groupName(fund.group)}</span>,
          },
        ]
      : []),
    ...(narrow
      ? []
      : [
          {
            key: 'label',
            head: intl.formatMessage(m.columnLabel),
            width: 122,
            cell: (fund: Fund) => (
              <TwoLines
                first={label(fund)}
                second={!ofLabel && fund.label && fund.balanceLabel !== undefined && <Amount value={fund.balanceLabel} currency={false} />}
              />
            ),
          },
        ]),
    {
      key: 'amount',
      head: intl.formatMessage(m.columnAmount),
      width: 126,
      align: 'end',
      cell: (fund) => (
        <TwoLines
          first={<Movement fund={fund} />}
          {...((fund.isOpening || fund.status !== 'completed') && { second: <Standing fund={fund} /> })}
        />
      ),
    },
    {
      key: 'balance',
      head: intl.formatMessage(m.columnBalance),
      width: 124,
      align: 'end',
      rule: true,
      cell: (fund) =>
        balanceOf(fund) === undefined ? <span className="faint">–</span> : <Amount value={balanceOf(fund)} currency={false} />,
    },
  ]
  const today = useToday()
  return (
    <DataTable
      label={intl.formatMessage(m.screen)}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      groupOf={(fund) => {
        const day = dayOf(fund.created, zone)
        return { key: day, label: formatDayHeading(day, today, locale) }
      }}
      open={open || undefined}
      onOpen={onOpen}
      hrefOf={hrefOf}
      muted={isGone}
      {...(marked ? { marked, onMark } : null)}
      live={live}
      busy={busy}
      empty={empty}
      phone={(fund) => (
        <PhoneRow
          name={<FundName fund={fund} />}
          amount={<Movement fund={fund} />}
          about={
            <>
              {label(fund)}
              {fund.number && <span className="num">{fund.number}</span>}
              <Reference fund={fund} />
              {!fund.label && !fund.refId && !fund.order && <span>{fund.recipientName || groupName(fund.group)}</span>}
            </>
          }
          owed={
            balanceOf(fund) === undefined ? (
              <Standing fund={fund} />
            ) : (
              <span className="num">
                {intl.formatMessage(m.balanceShort, { amount: formatMoney(balanceOf(fund) ?? 0, locale, { currency: false }) })}
              </span>
            )
          }
          who={recent.get(fund._id) ? <FundAbout fund={fund} /> : undefined}
        />
      )}
    />
  )
}
