import type { DayClose } from '@shared/areas/money/services/dayCloses'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { LoadFailed } from '../../../../components/list-states'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { PaperSelect } from '../../../../components/paper/paper-select'
import { usePaper } from '../../../../components/paper/use-paper'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { CountPaper } from '../components/count-paper'
import { eveningMessages as m } from '../messages'

/** A count of cash on paper, to be signed by hand and kept. */
export const EveningPaperScreen = () => {
  const { id = '' } = useParams()
  const { data, error, refetch, isFetching } = api.dayCloses.useGet(id)
  if (data) return <Paper close={data} />
  return error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={12} />
}

const Paper = ({ close }: { close: DayClose }) => {
  const intl = useIntl()
  const issuer = useWorkspace()
  const [paper, choose] = usePaper('print.evening', 'a5')
  if (!issuer) return <SkeletonRows rows={12} />
  return (
    <PrintPage
      title={`${intl.formatMessage(m.paper)} ${close.number}`}
      paper={paper}
      stamp={close.status === 'cancelled' && intl.formatMessage(pm.cancelled)}
      tools={
        <>
          <ButtonLink kind="quiet" icon="arrow-left" to={`/funds/evening?day=${close.day}&label=${encodeURIComponent(close.label)}`}>
            {intl.formatMessage(m.back)}
          </ButtonLink>
          <PaperSelect paper={paper} onChoose={choose} />
          <Button kind="primary" icon="print" onClick={() => window.print()}>
            {intl.formatMessage(m.print)}
          </Button>
        </>
      }
    >
      <CountPaper close={close} issuer={issuer} isRoll={paper === 'roll'} />
    </PrintPage>
  )
}
