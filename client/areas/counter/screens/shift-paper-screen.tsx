import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { useWorkspace } from '../../../api/session/use-workspace'
import { LoadFailed } from '../../../components/list-states'
import { PaperSelect } from '../../../components/paper/paper-select'
import { usePaper } from '../../../components/paper/use-paper'
import { usePrintsNow } from '../../../components/paper/use-prints-now'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { PrintPage } from '../../../ui/PrintPage/PrintPage'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { counterMessages as m } from '../messages'
import { ShiftPaper } from '../shifts/shift-paper'

/** A shift on paper, on a till roll unless another paper was chosen: signed by who hands the drawer over and who takes it. */
export const ShiftPaperScreen = () => {
  const intl = useIntl()
  const { id = '' } = useParams()
  const { data: shift, error, refetch, isFetching } = api.shifts.useGet(id)
  const issuer = useWorkspace()
  const [paper, choose] = usePaper('print.shift', 'roll')
  usePrintsNow(shift !== undefined && issuer !== undefined)
  if (error && !shift) return <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
  if (!shift || !issuer) return <SkeletonRows rows={12} />
  return (
    <PrintPage
      title={`${intl.formatMessage(m.paper)} ${shift.number}`}
      paper={paper}
      tools={
        <>
          <ButtonLink kind="quiet" icon="arrow-left" to={`/sales/shifts?open=${shift._id}`}>
            {intl.formatMessage(m.shifts)}
          </ButtonLink>
          <PaperSelect paper={paper} onChoose={choose} />
          <Button kind="primary" icon="print" onClick={() => window.print()}>
            {intl.formatMessage(m.print)}
          </Button>
        </>
      }
    >
      <ShiftPaper shift={shift} issuer={issuer} isRoll={paper === 'roll'} />
    </PrintPage>
  )
}
