import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { PaperSelect } from '../../../../components/paper/paper-select'
import { usePaper } from '../../../../components/paper/use-paper'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { ZoneContext } from '../../../../ui/zone/zone-context'
import { PrintSettingsButton } from '../components/print-settings'
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
        tools={
          <>
            <ButtonLink kind="quiet" icon="arrow-left" to={`/warehouses/transfers?open=${transfer._id}`}>
              {intl.formatMessage(m.backToTransfer)}
            </ButtonLink>
            <PaperSelect paper={paper} onChoose={choose} />
            <PrintSettingsButton />
            <Button kind="primary" icon="print" onClick={() => window.print()}>
              {intl.formatMessage(m.print)}
            </Button>
          </>
        }
      >
        <TransferPaper transfer={transfer} issuer={issuer} />
      </PrintPage>
    </ZoneContext>
  )
}
