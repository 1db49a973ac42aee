import { importColumns, mayHaveOwnFields, OWN_FIELD, type ImportKind } from '@shared/areas/imports/rules/columns'
import { useIntl } from 'react-intl'
import { classNames } from '../../../lib/class-names'
import { Icon } from '../../../ui/icons/Icon'
import { Menu, type MenuEntry } from '../../../ui/Menu/Menu'
import { useLocale } from '../../../ui/zone/zone-context'
import { guessColumn } from '../guess-column'
import { importMessages as m } from '../messages'
import type { SheetRow } from '../use-dry-run'

interface HeadChoiceProps {
  kind: ImportKind
  head: string
  place: number
  /** The columns that other heads stand for. */
  taken: ReadonlySet<string>
  rows: readonly SheetRow[]
  /** @param column '' where it isn't brought in */
  onChoose: (column: string) => void
}

const EXAMPLES = 3
const ALL = 500

/** A head of which nothing is known: what stands below it, a guess that Enter takes, and all that it may be. */
export const HeadChoice = ({ kind, head, place, taken, rows, onChoose }: HeadChoiceProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const cells = rows.slice(0, ALL).flatMap(({ cells: all }) => all[place] ?? [])
  const free = importColumns[kind].filter(({ key, apart }) => !apart && !taken.has(key))
  const guess = guessColumn(free, cells)
  const entryOf = (key: string, label: string, detail?: string): MenuEntry => ({
    key: key || 'none',
    label,
    ...(detail ? { detail } : {}),
    ...(key === '' ? { ruled: guess !== null } : {}),
    onChoose: () => onChoose(key),
  })
  const leaveOut = entryOf('', intl.formatMessage(m.leaveColumn), intl.formatMessage(m.leaveColumnHint))
  const others = free.filter(({ key }) => key !== guess?.key).map((column) => entryOf(column.key, column.head[locale]))
  const own = mayHaveOwnFields(kind)
    ? [entryOf(OWN_FIELD, intl.formatMessage(m.ownColumn, { head }), intl.formatMessage(m.ownColumnHint))]
    : []
  const first = guess ? entryOf(guess.key, guess.head[locale], intl.formatMessage(m.guessed)) : leaveOut
  const seen = [...new Set(cells.map(String))].slice(0, EXAMPLES).join(', ')
  return (
    <Menu
      title
      label={intl.formatMessage(m.headAsk, { head, count: cells.length, seen })}
      entries={[first, ...others, ...own, ...(guess ? [leaveOut] : [])]}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={classNames('imports__unknown')}
          data-unknown-head
          aria-label={intl.formatMessage(m.head, { head })}
        >
          {intl.formatMessage(m.unknownHead)}
          <Icon name="chevron-down" size={14} />
        </button>
      )}
    />
  )
}
