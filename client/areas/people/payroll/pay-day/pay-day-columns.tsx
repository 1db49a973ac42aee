import { banks } from '@shared/foundation/money/vietqr'
import type { IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import type { SheetColumn } from '../../../../components/sheet-grid/sheet-types'
import { formatDate, formatDayMonth, formatMoney, type Locale } from '../../../../lib/format'
import { formatHours } from '../../../../lib/hours'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { PersonName } from '../../../../ui/PersonName/PersonName'
import { payDayMessages as m } from '../messages'
import type { PayLine } from './pay-sheet'
import type { Payees } from './payees'

/** An account's figures in groups of four, as banks print them. */
export const grouped = (account: string): string => account.replace(/(\d{4})(?=\d{4})/g, '$1 ')

/** Where somebody is paid, in two lines: the bank, and the number in groups of four. */
export const ReceiverText = ({ line, intl }: { readonly line: PayLine; readonly intl: IntlShape }) =>
  line.receiver ? (
    <TwoLines
      first={line.receiver.bank ? banks[line.receiver.bank] : intl.formatMessage(m.otherBank)}
      second={<span className="num">{grouped(line.receiver.account)}</span>}
    />
  ) : (
    <TwoLines first={<span className="ink-warn">{intl.formatMessage(m.noAccount)}</span>} second={intl.formatMessage(m.inCash)} />
  )

/** What is to be known of somebody's month beside the name: shifts that wait, else the hours; of an agent orders and rank. */
export const hoursOf = ({ row: { pending, worked, sold } }: PayLine, intl: IntlShape, locale: Locale) => {
  if (pending > 0) return <span className="ink-warn">{intl.formatMessage(m.pending, { hours: formatHours(pending, locale) })}</span>
  if (sold) return [intl.formatMessage(m.orders, { count: sold.orders }), sold.rank].filter(Boolean).join(' · ')
  return worked?.mode === 'hours'
    ? intl.formatMessage(m.hours, { hours: formatHours(worked.hours, locale) })
    : intl.formatMessage(m.days, { days: worked?.units ?? 0 })
}

interface ColumnsOptions {
  readonly intl: IntlShape
  readonly locale: Locale
  /** There is room for what the month came to and what was given of it. */
  readonly isWide: boolean
  readonly who: Payees
  /** Where it is explained what an agent earned. */
  readonly explained: (id: string) => string
  readonly onTick: (id: string, isTicked: boolean) => void
}

/** The columns of the pay day: account, day and amount are written, everything else is what the payroll says. */
export const payDayColumns = ({ intl, locale, isWide, who, explained, onTick }: ColumnsOptions): SheetColumn<PayLine>[] => {
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const isAgents = who === 'agents'
  const word = (
    key: 'agent' | 'isCommission' | 'carried' | 'payable' | 'member' | 'pay' | 'given' | 'due' | 'receiver' | 'from' | 'day' | 'amount',
  ) => ({
    head: intl.formatMessage(m[key]),
    label: intl.formatMessage(m[key]),
  })
  return [
    {
      key: 'tick',
      head: '',
      label: intl.formatMessage(m.ticked),
      width: '36px',
      align: 'start',
      readOnly: true,
      text: ({ ticked }) => (ticked ? '✓' : ''),
      cell: ({ row, ticked }) => (
        <Checkbox
          checked={ticked}
          tabIndex={-1}
          aria-label={intl.formatMessage(m.payWhom, { name: row.name })}
          onChange={(isTicked) => onTick(row._id, isTicked)}
        />
      ),
    },
    {
      key: 'member',
      ...word(isAgents ? 'agent' : 'member'),
      width: 'minmax(152px, 1fr)',
      align: 'start',
      readOnly: true,
      text: ({ row }) => row.name,
      cell: (line) => (
        <span className="pay-name">
          <Avatar name={line.row.name} image={line.row.avatar} size={28} {...(isAgents && { shape: 'square' as const })} />
          <TwoLines first={<PersonName name={line.row.name} />} second={hoursOf(line, intl, locale)} />
        </span>
      ),
    },
    ...(isWide
      ? ([
          {
            key: 'pay',
            ...word(isAgents ? 'isCommission' : 'pay'),
            width: '98px',
            readOnly: true,
            text: ({ row }) => money(row.total),
            ...(isAgents && { cell: ({ row }: PayLine) => <Link to={explained(row._id)}>{money(row.total)}</Link> }),
          },
          {
            key: 'given',
            ...word(isAgents ? 'carried' : 'given'),
            width: '98px',
            readOnly: true,
            text: ({ given }) => (given === 0 ? '–' : money(-given)),
          },
        ] satisfies SheetColumn<PayLine>[])
      : []),
    {
      key: 'due',
      ...word(isAgents ? 'payable' : 'due'),
      width: '98px',
      readOnly: true,
      text: ({ due }) => money(due),
      cell: ({ due }) => <Amount value={due} currency={false} weight="strong" />,
    },
    {
      key: 'receiver',
      ...word('receiver'),
      width: '132px',
      align: 'start',
      readOnly: true,
      text: ({ receiver }) => (receiver ? `${receiver.bank ? banks[receiver.bank] : ''} ${receiver.account}`.trim() : ''),
      cell: (line) => <ReceiverText line={line} intl={intl} />,
    },
    {
      key: 'label',
      ...word('from'),
      width: '100px',
      align: 'start',
      text: ({ ticked, label, unread }) => unread.label ?? (ticked ? label : ''),
    },
    {
      key: 'day',
      ...word('day'),
      width: '66px',
      align: 'start',
      text: ({ day, unread, ticked }) => unread.day ?? (ticked ? formatDayMonth(day) : ''),
      fill: ({ day, unread }) => unread.day ?? formatDate(day),
    },
    {
      key: 'amount',
      ...word('amount'),
      width: '108px',
      readOnly: isAgents,
      text: ({ amount, unread, ticked }) => unread.amount ?? (ticked && amount > 0 ? money(amount) : ''),
      cell: ({ amount, unread, ticked }) =>
        unread.amount !== undefined ? (
          <span className="cut">{unread.amount}</span>
        ) : ticked && amount > 0 ? (
          <span className="num">{money(amount)}</span>
        ) : (
          <span className="second">{intl.formatMessage(m.kept)}</span>
        ),
    },
  ]
}
