import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { usePaper } from '../../../../components/paper/use-paper'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { ZoneContext } from '../../../../ui/zone/zone-context'
import { PaperTools } from '../components/paper-tools'
import { PrintFailed, PrintWaiting } from '../components/print-states'
import { TransferPaper } from '../components/transfer-paper'
import { printMessages as m } from '../messages'

/** The note that goes with goods from one warehouse to another. */
export const TransferScreen = () => {
  const intl = useIntl()
  const { id = '' } = useParams()
  const issuer = useWorkspace()
  const [paper, choose] = usePaper('print.transfer', 'a5')
  const { data: transfer, error, refetch } = api.stockTransfers.useGet(id)
  if (error && !transfer) return <PrintFailed error={error} onRetry={() => void refetch()} />
  if (!transfer || !issuer) return <PrintWaiting />
  return (
    <ZoneContext value={issuer.zone}>
      <PrintPage
        paper={paper}
        title={intl.formatMessage(m.transferFile, { number: transfer.transfer_number })}
        tools={<PaperTools to={`/warehouses/transfers?open=${transfer._id}`} back={m.backToTransfer} paper={paper} onChoose={choose} />}
      >
        <TransferPaper transfer={transfer} issuer={issuer} />
      </PrintPage>
    </ZoneContext>
  )
}
