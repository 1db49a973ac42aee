import { figureName } from '@shared/areas/trade/rules/reports/changed-since'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { formatDateTime, formatMoney } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { useIsPhone } from '../../../../lib/use-media'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Kbd } from '../../../../ui/Kbd/Kbd'
import { Icon } from '../../../../ui/icons/Icon'
import { shortMoment, wholeMoment } from '../../../../ui/KnownAt/moments'
import { Panel, Stack } from '../../../../ui/Panel/Panel'
import { ReportTable, type ReportRow } from '../../../../ui/ReportTable/ReportTable'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { actsOf, grossOf, leadsToNow, linesOf, type Changed } from '../changed-since'
import { ChangedTable, type ChangedView } from './changed-table'
import { ChangedSum } from './changed-sum'
import { changedMessages as m, reportMessages as r } from '../messages'
import { useChangedWords } from '../use-changed-words'
import { useRecordAddress } from '../use-record-address'
import { CHANGED_VIEWS } from './changed-table'

export const isView = (key: string): key is ChangedView => CHANGED_VIEWS.some((view) => view === key)

export const Compared = ({ report }: { report: Changed }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const words = useChangedWords()
  const recordAddress = useRecordAddress()
  const [{ by }, change] = useUrlQuery({ by: 'figure' })
  const view = isView(by) ? by : 'figure'
  const [opened, setOpened] = useState<string | null>(null)
  const phone = useIsPhone()
  const lines = linesOf(report)
  const moved = report.figures.filter(({ known, now }) => known !== now)
  const people = new Set(report.data.map((entry) => words.who(entry)))
  if (lines.length === 0 && report.netProfit.known === report.netProfit.now)
    return (
      <Stack>
        <Panel>
          <p className="report-proof ink-credit">
            <Icon name="check" size={14} />
            {intl.formatMessage(m.none)}
          </p>
        </Panel>
        <ThenAndNow report={report} />
      </Stack>
    )
  return (
    <div className="changed">
      <ThenAndNow
        report={report}
        onOpen={(figure) => {
          change({ by: 'figure' })
          setOpened(figure)
        }}
        foot={intl.formatMessage(m.counts, {
          figures: moved.length,
          lines: report.data.length + report.hidden.count,
          acts: actsOf(report.data).length,
          people: people.size,
        })}
      />
      <Panel
        flush
        title={intl.formatMessage(m.lines)}
        aside={
          <Segmented<ChangedView>
            label={intl.formatMessage(m.lines)}
            chosen={view}
            onChoose={(key) => change({ by: key })}
            segments={[
              { key: 'figure', label: intl.formatMessage(m.byFigure) },
              { key: 'act', label: intl.formatMessage(m.byAct) },
              { key: 'person', label: intl.formatMessage(m.byPerson) },
            ]}
          />
        }
      >
        {!report.isComplete && <p className="changed__sum ink-warn">{intl.formatMessage(m.first, { count: report.data.length })}</p>}
        <ChangedTable
          report={report}
          lines={lines}
          by={view}
          opened={opened}
          onOpen={({ entry }) => {
            const to = entry && recordAddress({ service: entry.service, id: entry.recordId })
            if (to) void navigate(to)
          }}
        />
        <ChangedSum report={report} />
        <p className="changed__foot">
          {leadsToNow(report) ? (
            <span className="report-proof ink-credit">
              <Icon name="check" size={14} />
              {intl.formatMessage(m.groupsAddUp)}
            </span>
          ) : (
            <span className="report-proof faint">{intl.formatMessage(m.off)}</span>
          )}
          {!phone && (
            <span className="second changed__keys">
              {intl.formatMessage(m.keys, {
                up: <Kbd key="up">↑</Kbd>,
                down: <Kbd key="down">↓</Kbd>,
                enter: <Kbd key="enter">Enter</Kbd>,
              })}
            </span>
          )}
        </p>
      </Panel>
    </div>
  )
}

/** Every figure then, now, and by how much it differs. */
const ThenAndNow = ({ report, onOpen, foot }: { report: Changed; onOpen?: (figure: string) => void; foot?: string }) => {
  const intl = useIntl()
  const zone = useZone()
  const locale = useLocale()
  const now = Math.max(useNow(), ...report.data.map(({ at }) => Date.parse(at)))
  const words = useChangedWords()
  const phone = useIsPhone()
  const row = (of: { known: number; now: number }, { label, ...about }: Omit<ReportRow, 'values'>): ReportRow => ({
    ...about,
    // A phone has no room for three columns: what it was stands under the name.
    label: phone ? <Head word={label} at={formatMoney(of.known, locale, { currency: false })} /> : label,
    values: { known: of.known, now: of.now, difference: of.now - of.known },
  })
  const figures = report.figures.map((figure): ReportRow =>
    row(figure, {
      key: figureName(figure),
      label: words.figure(figure),
      ...(figure.figure === 'revenue' ? { strong: true } : { depth: 1 }),
      ...(onOpen && { onOpen: () => onOpen(figureName(figure)), opens: ['difference'] }),
    }),
  )
  const thenColumn = {
    key: 'known',
    kind: 'money' as const,
    head: <Head word={intl.formatMessage(m.thenHead)} at={shortMoment(report.at, zone)} />,
  }
  const trade = report.figures.filter(({ figure }) => figure !== 'group').length
  return (
    <Panel>
      <dl className="changed__about">
        <dt className="second">{intl.formatMessage(m.knownThen)}</dt>
        <dd className="num">{wholeMoment(report.at, zone, locale)}</dd>
        <dt className="second">{intl.formatMessage(m.atPresent)}</dt>
        <dd className="num">{wholeMoment(new Date(now).toISOString(), zone, locale)}</dd>
      </dl>
      <ReportTable
        label={intl.formatMessage(m.screen)}
        labelHead=""
        columns={[
          ...(phone ? [] : [thenColumn]),
          {
            key: 'now',
            kind: 'money',
            head: <Head word={intl.formatMessage(m.now)} at={formatDateTime(now, zone).replace(/\/\d{4}/, '')} />,
          },
          { key: 'difference', kind: 'difference', head: intl.formatMessage(m.difference), same: intl.formatMessage(m.same) },
        ]}
        rows={[
          ...figures.slice(0, trade),
          row(grossOf(report), { key: 'gross', label: intl.formatMessage(r.gross), strong: true }),
          ...figures.slice(trade),
          row(report.netProfit, { key: 'net', label: intl.formatMessage(r.net), final: 'now' }),
        ]}
      />
      {foot !== undefined && <p className="second">{foot}</p>}
    </Panel>
  )
}

const Head = ({ word, at }: { word: ReactNode; at: string }) => (
  <>
    {word}
    <br />
    <span className="second num">{at}</span>
  </>
)
