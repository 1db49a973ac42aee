import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { keyOf } from '@shared/foundation/ledger/postings'
import type { Id } from '@shared/foundation/ids'
import { lock } from '../../../../kernel/locks'
import type { ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { renameWord } from '../../../workspace/rename-word'

/** So many of the newest entries are told one by one to whoever looks at them. */
const MOST_TOLD = 200

/**
 * Gives a label of funds another name: in the settings, on every entry, in the figures. No money moves, so closed days have the new name, too.
 * @throws AppError 400 for a label that isn't there, 409 'Label already exists'
 */
export const renameLabel: NonNullable<ServiceRules<'funds'>['patchMany']> = async (
  { app, service, params, caller },
  { label: before },
  data,
) => {
  const workspaceId = caller.workspaceId as Id<'workspaces'>
  const renamed = await service.run(params, [lock.record('workspaces', workspaceId)], async (work) => {
    const after = await renameWord(work, { app, caller }, { option: 'fundLabels', field: 'label', before, wanted: data.label })
    const entries = await work.read('funds').count({ label: before })
    if (after === before) return { label: after, entries }
    if (await work.read('funds').one({ label: after }, { only: ['label'] })) throw AppError.atField('label', 'labels.exists')
    // Of entries that come meanwhile nobody knows which figures they add to: then it is run again.
    work.rename('funds', 'label', before, after, entries)
    work.rename('funds', 'transferLabel', before, after)
    work.rename('bankAccounts', 'label', before, after)
    work.rename('dayCloses', 'label', before, after)
    await renameFigures(work, before, after)
    const newest = await work.read('funds').find({ label: before }, { only: ['label'], sort: { created: -1, _id: -1 }, limit: MOST_TOLD })
    work.emitReloaded(
      'funds',
      newest.map(({ _id }) => _id),
    )
    return { label: after, entries }
  })
  app.get('access').workspaceChanged(workspaceId)
  return renamed
}

/** The rows of the cash books under their new keys; what a label of that name left behind long ago is nothing, and goes. */
const renameFigures = async (work: SocaiUnitOfWork, before: string, after: string): Promise<void> => {
  const [rows, entries, own] = await Promise.all([
    work.read('rollups').find({ series: 'funds' }, { only: ['key'] }),
    work.read('funds').find({ label: before }, { only: ['group'] }),
    work.read('fundGroups').find({}, { only: ['name'] }),
  ])
  // Also those that add nothing yet: an entry may be completed meanwhile.
  const groups = new Set([
    ...rows.map(({ key }) => key.split('|')[0] ?? ''),
    ...entries.map(({ group }) => keyOf(group)),
    ...[...Object.values(FUND_GROUPS), ...own].map(({ name }) => keyOf(name)),
  ])
  for (const group of groups)
    for (const direction of ['credit', 'debit']) {
      const [from, to] = [before, after].map((label) => `${group}|${keyOf(label, direction)}`)
      const old = await work.read('rollups').count({ series: 'funds', key: to })
      if (old > 0) work.removeMany('rollups', { series: 'funds', key: to }, old)
      work.updateAll('rollups', { series: 'funds', key: from }, { $set: { key: to } })
    }
}
