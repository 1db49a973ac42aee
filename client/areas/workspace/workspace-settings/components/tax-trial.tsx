import type { Day } from '@shared/foundation/days/days'
import type { CompanyTax } from '@shared/foundation/documents/taxpayer'
import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { useStandIn } from '../../../../components/e-invoice/use-stand-in'
import { Button } from '../../../../ui/Button/Button'
import { Panel } from '../../../../ui/Panel/Panel'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useToday } from '../../../../ui/zone/zone-context'
import { taxTrialMessages as m } from '../messages'

/** Nobody's: its check digit is right. */
const MADE_UP_TAX_CODE = '0316882407'

const madeUp = (name: string, address: string, since: Day): CompanyTax => ({
  kind: 'company',
  vat: 'deduction',
  taxCode: MADE_UP_TAX_CODE,
  legalName: name,
  legalAddress: address,
  since,
  vatReduced: true,
  period: 'quarter',
})

/** Makes the company a taxpayer with a made-up tax code and connects the stand-in of SInvoice, by one press; only where this installation has one. */
export const TaxTrial = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const today = useToday()
  const standIn = useStandIn()
  const [patch] = api.workspaces.usePatch()
  const [busy, setBusy] = useState(false)
  if (workspace.opts.tax || !standIn.isOffered) return null
  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
      const tax = madeUp(workspace.name, intl.formatMessage(m.address), today)
      await patch({ id: workspace._id, data: { opts: { tax } } }).unwrap()
      await standIn.connect(tax)
      toastDone(intl.formatMessage(m.done))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel title={intl.formatMessage(m.title)}>
      <p className="second">{intl.formatMessage(m.about)}</p>
      <div className="settings-gap" />
      <Button busy={busy} onClick={() => void begin()}>
        {intl.formatMessage(m.verb)}
      </Button>
    </Panel>
  )
}
