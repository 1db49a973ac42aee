import { useIntl } from 'react-intl'
import { formatDayRange } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { BarChart } from '../../../../ui/BarChart/BarChart'
import { Panel } from '../../../../ui/Panel/Panel'
import { ReportTable } from '../../../../ui/ReportTable/ReportTable'
import { Totals } from '../../../../ui/Totals/Totals'
import { type Consolidated } from '../consolidated'
import { consolidatedMessages as m } from '../messages'

/** The companies beside each other and beside what they come to together. */
export const Companies = ({ report }: { report: Consolidated }) => {
  const intl = useIntl()
  const columns = [
    ...report.workspaces.map((column) => ({ ...column, label: column.name })),
    { ...report.total, _id: 'total', label: intl.formatMessage(m.total) },
  ]
  return (
    <Panel title={intl.formatMessage(m.companies)}>
      <BarChart
        label={intl.formatMessage(m.companiesLabel, { range: formatDayRange(report.since, report.until) })}
        series={[
          { key: 'revenue', label: intl.formatMessage(m.revenue) },
          { key: 'gross', label: intl.formatMessage(m.gross), ink: 'chart-muted' },
          { key: 'net', label: intl.formatMessage(m.net), ink: 'credit' },
        ]}
        groups={columns.map(({ _id, label, revenue, cost, netProfit }) => ({
          key: _id,
          label,
          values: [revenue, revenue - cost, netProfit],
        }))}
        height={200}
        named
      />
    </Panel>
  )
}

type Pair = Consolidated['pairs'][number]

const keyOfPair = ({ seller, buyer }: Pair): string => `${seller} ${buyer}`

/** What the companies sold each other, by the books of both. */
export const Pairs = ({ report }: { report: Consolidated }) => {
  const intl = useIntl()
  const nameOf = (id: string): string => report.workspaces.find(({ _id }) => _id === id)?.name ?? ''
  const isPhone = useIsPhone()
  const pairOf = ({ seller, buyer, orders, sold, bought }: Pair) => (
    <>
      {intl.formatMessage(m.pair, { seller: nameOf(seller), buyer: nameOf(buyer), count: orders })}
      {sold !== bought && <span className="consolidated__off">{intl.formatMessage(m.mismatch)}</span>}
    </>
  )
  const unsold = report.pairs.reduce((sum, { revenue, cost, soldOnProfit }) => sum + revenue - cost - soldOnProfit, 0)
  return (
    <Panel title={intl.formatMessage(m.pairs)}>
      {report.pairs.length === 0 ? (
        <p className="second">{intl.formatMessage(m.noPairs)}</p>
      ) : isPhone ? (
        <>
          {report.pairs.map((pair) => (
            <section key={keyOfPair(pair)} className="consolidated__pair">
              <h3 className="name">{pairOf(pair)}</h3>
              <Totals
                lines={[
                  { key: 'sold', label: intl.formatMessage(m.sold), value: pair.sold },
                  { key: 'bought', label: intl.formatMessage(m.bought), value: pair.bought },
                  { key: 'off', label: intl.formatMessage(m.off), value: pair.sold - pair.bought, kind: 'sum' },
                ]}
              />
            </section>
          ))}
          {unsold !== 0 && (
            <Totals
              lines={[{ key: 'unsold', label: intl.formatMessage(m.unsold), note: intl.formatMessage(m.unsoldHint), value: -unsold }]}
            />
          )}
        </>
      ) : (
        <div className="consolidated" role="region" aria-label={intl.formatMessage(m.pairs)} tabIndex={0}>
          <ReportTable
            label={intl.formatMessage(m.pairs)}
            columns={[
              { key: 'sold', head: intl.formatMessage(m.sold), kind: 'money' },
              { key: 'bought', head: intl.formatMessage(m.bought), kind: 'money' },
              { key: 'off', head: intl.formatMessage(m.off), kind: 'money' },
            ]}
            rows={[
              ...report.pairs.map((pair) => ({
                key: keyOfPair(pair),
                label: pairOf(pair),
                values: { sold: pair.sold, bought: pair.bought, off: pair.sold - pair.bought },
              })),
              ...(unsold === 0
                ? []
                : [
                    {
                      key: 'unsold',
                      label: (
                        <>
                          {intl.formatMessage(m.unsold)}
                          <span className="second consolidated__about">{intl.formatMessage(m.unsoldHint)}</span>
                        </>
                      ),
                      values: { bought: -unsold },
                    },
                  ]),
            ]}
          />
        </div>
      )}
    </Panel>
  )
}

export const How = ({ report }: { report: Consolidated }) => {
  const intl = useIntl()
  return (
    <Panel title={intl.formatMessage(m.how)}>
      <ul className="consolidated__how">
        <li>{intl.formatMessage(m.howBoards)}</li>
        <li>{intl.formatMessage(m.howGroups)}</li>
        <li>{intl.formatMessage(m.howSisters)}</li>
        {report.workspaces.map(({ _id, name, howCalculateRevenue }) => (
          <li key={_id}>{intl.formatMessage(m.howRevenue, { name, basis: howCalculateRevenue })}</li>
        ))}
      </ul>
    </Panel>
  )
}
