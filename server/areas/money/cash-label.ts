import { usualLabel } from '@shared/foundation/documents/funds'
import type { Application } from '../../kernel/application'
import type { Caller } from '../../kernel/call'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { assertKnownLabels } from '../workspace/labels'
import { accountOfLabel } from './entry-accounts'

/** The account of cash that is counted by notes. @param sent absent: the one that entries have by themselves. @param field what it is called where it was sent. @throws AppError 400 for one there isn't, or of a bank */
export const cashLabelOf = async (
  { app, caller }: { readonly app: Application; readonly caller: Caller },
  work: SocaiUnitOfWork,
  sent: string | undefined,
  field = 'label',
): Promise<string> => {
  const workspace = await work.readPlatform('workspaces').byId(caller.workspaceId, { only: ['opts'] })
  const label = sent ?? usualLabel(workspace?.opts.fundLabels ?? [])
  if (!label) throw AppError.atField(field, 'dayCloses.no-cash')
  await assertKnownLabels(app.get('database'), caller, { option: 'fundLabels', field, after: [label] })
  const account = await accountOfLabel({ bankAccounts: work.read('bankAccounts') }, label)
  if (account !== '111') throw AppError.atField(field, 'dayCloses.not-cash', { label })
  return label
}
