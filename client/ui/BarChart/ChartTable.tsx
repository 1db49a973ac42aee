import { useIntl } from 'react-intl'
import { uiMessages } from '../messages'

interface ChartTableProps {
  label: string
  groups: readonly { readonly key: string; readonly label: string; readonly values: readonly number[]; readonly line?: number }[]
  series: readonly { readonly key: string; readonly label: string }[]
  /** What the line over the bars is called; undefined: there is none. */
  line: string | undefined
  /** A figure in full. */
  full: (value: number) => string
}

/** The figures of a chart as a table, for readers. */
export const ChartTable = ({ label, groups, series, line, full }: ChartTableProps) => {
  const intl = useIntl()
  return (
    <table className="unseen">
      <caption>
        {label}. {intl.formatMessage(uiMessages.chartTable)}
      </caption>
      <thead>
        <tr>
          <td />
          {series.map((one) => (
            <th key={one.key} scope="col">
              {one.label}
            </th>
          ))}
          {line !== undefined && <th scope="col">{line}</th>}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.key}>
            <th scope="row">{group.label}</th>
            {series.map((one, at) => (
              <td key={one.key}>{full(group.values[at] ?? 0)}</td>
            ))}
            {line !== undefined && <td>{group.line === undefined ? '' : full(group.line)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
