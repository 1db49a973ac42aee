import { figureName } from '@shared/areas/trade/rules/reports/changed-since'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../../../lib/format'
import { useFreshKeys } from '../../../../lib/use-fresh-keys'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { DataTable, TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { shortMoment } from '../../../../ui/KnownAt/moments'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { netOf, type Changed, type ChangedLine } from '../changed-since'
import { changedMessages as m } from '../messages'
import { useChangedWords } from '../use-changed-words'
import { useRecordAddress } from '../use-record-address'

/** By what the entries are put together. */
export const CHANGED_VIEWS = ['figure', 'act', 'person'] as const
export type ChangedView = (typeof CHANGED_VIEWS)[number]

/** So wide a table, in points, has room for a figure before and after. */
const ROOM_FOR_BOTH = 800

interface ChangedTableProps {
  report: Changed
  lines: readonly ChangedLine[]
  by: ChangedView
  /** The figure whose lines were asked for: they come first into sight. */
  opened: string | null
  onOpen: (line: ChangedLine) => void
}

/** The entries that made the differences, by figure, by what was done, or by who did it; each group with its sum. */
export const ChangedTable = ({ report, lines, by, opened, onOpen }: ChangedTableProps) => {
  const intl = useIntl()
  const zone = useZone()
  const locale = useLocale()
  const words = useChangedWords()
  const address = useRecordAddress()
  const asideOf = (line: ChangedLine): string => words.aside(line.aside ?? 'rest', report.hidden.count)
  const nameOf = (line: ChangedLine): string => {
    if (by === 'figure') return words.figure(line)
    if (!line.entry) return asideOf(line)
    return by === 'act' ? words.ofAct(line.entry) : words.who(line.entry)
  }
  const keyOf = (line: ChangedLine): string => (by === 'figure' ? figureName(line) : nameOf(line))
  const groups = new Map<string, ChangedLine[]>()
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line])
  const order = by === 'figure' ? report.figures.map(figureName) : [...groups.keys()]
  const rows = order.flatMap((key) => groups.get(key) ?? [])
  const fresh = useFreshKeys(
    [report.since, report.until, report.at].join(' '),
    lines.map(({ key }) => key),
  )
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const heading = (line: ChangedLine) => {
    const own = groups.get(keyOf(line)) ?? []
    const figure = report.figures.find((each) => figureName(each) === figureName(line))
    return (
      <span className="changed__group">
        <b>{nameOf(line)}</b>
        {by === 'figure' && figure && (
          <span className="second num">
            {money(figure.known)} → {money(figure.now)}
          </span>
        )}
        <Amount value={netOf(own)} signed ink="warn" currency={false} weight="strong" />
      </span>
    )
  }
  const columns: Column<ChangedLine>[] = [
    {
      key: 'at',
      head: intl.formatMessage(m.recorded),
      width: 96,
      cell: ({ entry }) => entry && <span className="second num">{shortMoment(entry.at, zone)}</span>,
    },
    {
      key: 'what',
      head: intl.formatMessage(m.what),
      cell: (line) =>
        line.entry ? (
          <TwoLines
            first={by === 'act' ? words.figure(line) : words.ofAct(line.entry)}
            second={[...(by === 'person' ? [words.figure(line)] : []), words.about(line.entry)].join(' · ')}
          />
        ) : (
          <span className="second">{by === 'figure' ? asideOf(line) : words.figure(line)}</span>
        ),
    },
    ...(by === 'person'
      ? []
      : [
          {
            key: 'who',
            head: intl.formatMessage(m.who),
            width: 'minmax(120px, 0.8fr)',
            cell: ({ entry }: ChangedLine) =>
              entry && (
                <span className="ui-row-words">
                  <Avatar name={words.who(entry)} size={20} />
                  <span className="cut">{words.who(entry)}</span>
                </span>
              ),
          },
        ]),
    {
      key: 'record',
      head: intl.formatMessage(m.record),
      width: 92,
      cell: ({ entry }) => {
        if (!entry?.number) return null
        const to = address({ service: entry.service, id: entry.recordId })
        return to ? (
          <Link className="num" tabIndex={-1} to={to}>
            {entry.number}
          </Link>
        ) : (
          <span className="num">{entry.number}</span>
        )
      },
    },
    {
      key: 'before',
      head: intl.formatMessage(m.before),
      width: 118,
      align: 'end',
      from: ROOM_FOR_BOTH,
      cell: ({ before }) => <Amount value={before} currency={false} struck />,
    },
    {
      key: 'after',
      head: intl.formatMessage(m.after),
      width: 118,
      align: 'end',
      from: ROOM_FOR_BOTH,
      cell: ({ after }) => <Amount value={after} currency={false} />,
    },
    {
      key: 'difference',
      head: intl.formatMessage(m.difference),
      width: 112,
      align: 'end',
      cell: ({ before, after }) => <Amount value={after - before} signed ink="text2" currency={false} weight="name" />,
    },
  ]
  return (
    <DataTable<ChangedLine>
      label={intl.formatMessage(m.lines)}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      groupOf={(line) => ({ key: keyOf(line), label: heading(line) })}
      onOpen={onOpen}
      fresh={fresh}
      made={rows.find((line) => figureName(line) === opened)?.key}
      phone={(line) => (
        <PhoneRow
          name={line.entry ? words.ofAct(line.entry) : asideOf(line)}
          amount={<Amount value={line.after - line.before} signed ink="text2" currency={false} weight="name" />}
          about={
            line.entry && (
              <span className="cut num">
                {[shortMoment(line.entry.at, zone), line.entry.number, words.who(line.entry)].filter(Boolean).join(' · ')}
              </span>
            )
          }
        />
      )}
    />
  )
}
