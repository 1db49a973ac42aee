import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../ui/form/form-error'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { ownedMessages as m } from '../messages'
import { OwnedDialog } from './owned-dialog'

/** The entry by which an asset stood in the books when they began. */
const useOpeningEntry = (assetId: string): RecordOf<'funds'> | undefined =>
  api.funds
    .useFind({ assetId, group: FUND_GROUPS.assets.name, status: 'completed', $limit: 50, $total: false })
    .data?.data.find(({ isOpening }) => isOpening)

/** What the board may do with what an asset was before the books: say it, correct it, take it back. */
export const OwnedTools = ({ asset }: { readonly asset: RecordOf<'assets'> }) => {
  const intl = useIntl()
  const [asking, setAsking] = useState<'open' | 'back' | null>(null)
  const [patch] = api.assets.usePatch()
  const entry = useOpeningEntry(asset._id)
  const done = (): void => setAsking(null)
  const takeBack = async (): Promise<void> => {
    try {
      await patch({ id: asset._id, data: { opening: null } }).unwrap()
      toastDone(intl.formatMessage(m.takenBack, { name: asset.name }))
    } catch (error) {
      toastError(failureOf(error).message ?? intl.formatMessage(m.takeBackFailed))
      throw error
    }
  }
  return (
    <>
      <Button icon="edit" onClick={() => setAsking('open')}>
        {intl.formatMessage(entry ? m.correct : m.say)}
      </Button>
      {entry && (
        <Button icon="undo" onClick={() => setAsking('back')}>
          {intl.formatMessage(m.takeBack)}
        </Button>
      )}
      {asking === 'open' && <OwnedDialog asset={asset} entry={entry} onClose={done} />}
      {asking === 'back' && (
        <ConfirmDialog
          title={intl.formatMessage(m.takeBackTitle, { name: asset.name })}
          verb={intl.formatMessage(m.takeBack)}
          changes={[intl.formatMessage(m.takeBackHint)]}
          onConfirm={takeBack}
          onClose={done}
        />
      )}
    </>
  )
}
