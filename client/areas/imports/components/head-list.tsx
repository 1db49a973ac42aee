import { importColumns, mayHaveOwnFields, OWN_FIELD, type ImportKind } from '@shared/areas/imports/rules/columns'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useIntl, type IntlShape } from 'react-intl'
import type { Locale } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { Select } from '../../../ui/Select/Select'
import { useLocale } from '../../../ui/zone/zone-context'
import { importMessages as m } from '../messages'
import type { SheetRow } from '../use-dry-run'

interface HeadListProps {
  record: ImportRecord
  rows: readonly SheetRow[]
  disabled: boolean
  onChoose: (head: string, column: string) => void
}

/** What a column may be, as a list to choose from. */
export const columnOptions = (kind: ImportKind, intl: IntlShape, locale: Locale) => [
  ...importColumns[kind].map(({ key, head }) => ({ value: key, label: head[locale] })),
  ...(mayHaveOwnFields(kind) ? [{ value: OWN_FIELD, label: intl.formatMessage(m.ownColumnShort) }] : []),
]

const EXAMPLES = 3
const SEEN_ROWS = 50

/** The heads of a sheet one below the other, with what stands in them: how columns are named on a phone. */
export const HeadList = ({ record: { kind, columns }, rows, disabled, onChoose }: HeadListProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const options = columnOptions(kind, intl, locale)
  // What nobody knows comes first.
  const ordered = columns.map((each, place) => ({ ...each, place })).sort((a, b) => Number(b.unknown ?? false) - Number(a.unknown ?? false))
  const seenIn = (place: number): string =>
    [
      ...new Set(
        rows
          .slice(0, SEEN_ROWS)
          .flatMap(({ cells }) => cells[place] ?? [])
          .map(String),
      ),
    ]
      .slice(0, EXAMPLES)
      .join(', ')
  return (
    <ul className="imports__heads">
      {ordered.map(({ head, column, unknown, place }) => (
        <li key={head} className={unknown ? 'imports__heads-unknown' : undefined}>
          <span>
            <b>{head}</b>
            <span className="second cut">{seenIn(place)}</span>
          </span>
          <Select
            aria-label={intl.formatMessage(m.head, { head })}
            disabled={disabled}
            value={column ?? ''}
            placeholder={intl.formatMessage(unknown ? m.unknownHead : m.notUsed)}
            options={options}
            onChange={(value) => onChoose(head, value)}
          />
          {unknown && !disabled && (
            <span className="imports__heads-acts">
              {mayHaveOwnFields(kind) && (
                <Button onClick={() => onChoose(head, OWN_FIELD)}>{intl.formatMessage(m.ownColumn, { head })}</Button>
              )}
              <Button kind="link" onClick={() => onChoose(head, '')}>
                {intl.formatMessage(m.leaveColumn)}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
