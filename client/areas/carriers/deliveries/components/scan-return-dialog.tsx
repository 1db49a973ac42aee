import { mayAct } from '@shared/areas/carriers/rules/actions'
import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { parcelMessages } from '../../../../components/parcels/messages'
import { statusWord } from '../../../../components/parcels/parcel-words'
import { ScanField } from '../../../../components/scan/scan-field'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { failureOf } from '../../../../ui/form/form-error'
import { deliveryMessages as m } from '../messages'
import { ArriveDialog } from './arrive-dialog'

/** A parcel that came back is found by the code on its label; then its goods are counted in. The next one can be scanned after it. */
export const ScanReturnDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const [find] = api.deliveries.useLazyFind()
  const [problem, setProblem] = useState<string | null>(null)
  const [found, setFound] = useState<Delivery | null>(null)
  const scan = async (code: string): Promise<void> => {
    setProblem(null)
    try {
      const { data } = await find({ code, $limit: 5, $sort: { _id: -1 } }).unwrap()
      const delivery = data.find((each) => mayAct(each, 'arrive'))
      const [other] = data
      if (delivery) return setFound(delivery)
      setProblem(
        other ? intl.formatMessage(m.scanNotBack, { code, what: statusWord(other, intl) }) : intl.formatMessage(m.scanUnknown, { code }),
      )
    } catch (thrown) {
      setProblem(failureOf(thrown).message ?? intl.formatMessage(m.scanUnknown, { code }))
    }
  }
  if (found) return <ArriveDialog delivery={found} onClose={() => setFound(null)} />
  return (
    <Dialog
      title={intl.formatMessage(m.scanReturn)}
      width={460}
      onClose={onClose}
      foot={
        <Button kbd="Esc" onClick={onClose}>
          {intl.formatMessage(m.later)}
        </Button>
      }
    >
      <ScanField
        label={intl.formatMessage(m.scanCode)}
        onCode={(code) => void scan(code)}
        result={problem === null ? null : { good: false, text: problem }}
        autoFocus
      />
      <p className="second">{intl.formatMessage(m.scanHint, { back: intl.formatMessage(parcelMessages['status.returning']) })}</p>
    </Dialog>
  )
}
