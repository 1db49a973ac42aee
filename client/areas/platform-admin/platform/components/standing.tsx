import type { ReportOf } from '@shared/registry/service-types'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { formatNumber } from '../../../../lib/format'
import { Panel } from '../../../../ui/Panel/Panel'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { platformMessages as m } from '../messages'

type Installation = ReportOf<'workspaces', 'installation'>

type Line = readonly [MessageDescriptor, ReactNode]

/** What the operator should look after, each with what to do. */
export const Warnings = ({ data }: { data: Installation }) => {
  const intl = useIntl()
  const { warnings, figuresDiffered, entriesDiffered, outboxStuck } = data
  const values = { figures: figuresDiffered, entries: entriesDiffered, stuck: outboxStuck }
  return (
    <Panel title={intl.formatMessage(m.toLookAfter)}>
      {warnings.length === 0 ? (
        intl.formatMessage(m.allWell)
      ) : (
        <ul className="platform-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{intl.formatMessage(m[`warning.${warning}`], values)}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** When what guards the books was done last, and what waits to leave: each line by its name. */
export const useStanding = (data: Installation | undefined): readonly Line[] => {
  const intl = useIntl()
  const locale = useLocale()
  if (!data) return []
  const when = (moment: string | undefined): ReactNode =>
    moment === undefined ? intl.formatMessage(m.never) : <When value={moment} as="date-time" />
  const backups: readonly Line[] =
    data.database === 'embedded'
      ? [
          [m.backup, when(data.backup)],
          [
            m.restoreProved,
            data.restoreProved ? (
              <>
                {when(data.restoreProved.at)}{' '}
                <span className="muted">{intl.formatMessage(m.restoreOf, { when: when(data.restoreProved.of) })}</span>
              </>
            ) : (
              when(undefined)
            ),
          ],
        ]
      : [[m.backup, intl.formatMessage(m.backupElsewhere)]]
  return [
    ...backups,
    [m.figuresRecounted, when(data.figuresRecounted)],
    [m.journalsProven, when(data.journalsProven)],
    [
      m.goingOut,
      intl.formatMessage(m.goingOutCount, {
        waiting: formatNumber(data.outboxWaiting, locale),
        stuck: formatNumber(data.outboxStuck, locale),
      }),
    ],
    [m.mailsWaiting, formatNumber(data.mailsWaiting, locale)],
  ]
}
