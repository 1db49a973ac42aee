import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { api } from '../../../../api/api'
import { useUndo } from '../../../../components/undo/use-undo'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../../ui/form/form-error'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { reportMessages as m } from '../messages'
import type { Basis } from '../sales-report'

/** How the company counts its revenue; bod changes it, for everybody. */
export const BasisSwitch = ({ basis }: { basis: Basis }) => {
  const intl = useIntl()
  const mayChange = useCan('bod')
  const workspace = useWorkspace()
  const [patch] = api.workspaces.usePatch()
  const undo = useUndo()
  const [asking, setAsking] = useState<Basis | null>(null)
  if (!mayChange || !workspace) return <span className="report-basis second">{intl.formatMessage(m[basis])}</span>

  const change = async (howCalculateRevenue: Basis): Promise<void> => {
    try {
      const set = (to: Basis, rev?: number) =>
        patch({ id: workspace._id, data: { opts: { howCalculateRevenue: to }, ...(rev === undefined ? null : { rev }) } }).unwrap()
      const { rev } = await set(howCalculateRevenue)
      undo(intl.formatMessage(m.basisDone, { how: intl.formatMessage(m[howCalculateRevenue]) }), () => set(basis, rev))
    } catch (thrown) {
      toastError(failureOf(thrown).message ?? intl.formatMessage(m.basisFailed))
      throw thrown
    }
  }
  return (
    <>
      <Segmented<Basis>
        label={intl.formatMessage(m.basis)}
        chosen={basis}
        onChoose={setAsking}
        segments={[
          { key: 'shipped', label: intl.formatMessage(m.shipped) },
          { key: 'ordered', label: intl.formatMessage(m.ordered) },
        ]}
      />
      {asking && asking !== basis && (
        <ConfirmDialog
          title={intl.formatMessage(m.basisAsk, { how: intl.formatMessage(asking === 'shipped' ? m.basisAskShipped : m.basisAskOrdered) })}
          verb={intl.formatMessage(m.basisVerb)}
          changes={[intl.formatMessage(m.basisAll), intl.formatMessage(m.basisPast)]}
          onConfirm={() => change(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
