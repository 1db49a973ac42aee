import { keptAmount } from '@shared/foundation/documents/funds'
import { dong } from '@shared/foundation/money/money'
import { whyNotSecondPerson } from '@shared/foundation/rights/second-person'
import { actorOf } from '../../kernel/actor'
import type { StoredOf } from '../../kernel/collections'
import type { ReportFunctions } from '../../kernel/service-rules'

type Waiting = Awaited<ReturnType<ReportFunctions<'workspaces'>['waiting']>>['data'][number]
type Fund = StoredOf<'funds'>

const MOST = 200

/** What waits for a second person of the board: entries, refunds, sheets and settings, the newest first. */
export const waiting: ReportFunctions<'workspaces'>['waiting'] = async ({ app, caller }) => {
  const database = app.get('database')
  const asked = { 'asked.at': { $exists: true } }
  const newest = { sort: { 'asked.at': -1 }, limit: MOST } as const
  const [entries, sheets, company] = await Promise.all([
    database.records('funds', caller.workspaceId).find({ ...asked, status: { $in: ['new-entry', 'pending', 'completed'] } }, newest),
    database.records('imports', caller.workspaceId).find(asked, newest),
    database.platformRecords('workspaces').byId(caller.workspaceId),
  ])
  const isOwn = (...makers: (string | undefined)[]): boolean => whyNotSecondPerson(actorOf(caller), makers) === 'secondPerson.own'
  const rows: Waiting[] = [
    ...entries.filter(isForBoard).flatMap((entry) => ofEntry(entry, isOwn)),
    ...sheets.flatMap(({ _id, rev, asked: by, name, kind, total }) =>
      by
        ? [
            {
              service: 'imports' as const,
              _id,
              rev,
              ...told(by),
              ...(name ? { name } : {}),
              group: kind,
              ...(total ? { amount: dong(total) } : {}),
              isOwn: isOwn(by.byId),
            },
          ]
        : [],
    ),
    ...(company?.asked
      ? [
          {
            service: 'workspaces' as const,
            _id: company._id,
            rev: company.rev,
            ...told(company.asked),
            ...(company.wanted ? { wanted: company.wanted } : {}),
            isOwn: isOwn(company.asked.byId),
          },
        ]
      : []),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
  return { total: rows.length, data: rows.slice(0, MOST) }
}

/** A note of money that its maker hasn't called done waits for nobody yet; what a member is paid does. */
const isForBoard = ({ status, userId }: Fund): boolean => status !== 'new-entry' || userId !== undefined

type Told = Pick<Waiting, 'act' | 'by' | 'at' | 'reason' | 'beside'>

const told = ({ act, by, at, reason, beside }: Told): Told => ({
  act,
  by,
  at,
  ...(reason ? { reason } : {}),
  ...(beside === undefined ? {} : { beside }),
})

const ofEntry = (entry: Fund, isOwn: (...makers: (string | undefined)[]) => boolean): Waiting[] => {
  const { _id, rev, asked, name, group, recipientName, recipientInfo, created, creatorId } = entry
  if (!asked) return []
  const refunds = asked.act === 'refunded'
  return [
    {
      service: 'funds',
      _id,
      rev,
      ...told(asked),
      ...(name ? { name } : {}),
      group,
      amount: refunds ? dong(-keptAmount(entry)) : entry.amount,
      ...(recipientName ? { recipientName } : {}),
      ...(recipientInfo ? { recipientInfo } : {}),
      created,
      isOwn: isOwn(asked.byId, refunds ? undefined : creatorId),
    },
  ]
}
