import { can } from '@shared/foundation/rights/rights'
import { useIntl } from 'react-intl'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { isApiError } from '../../../../api/api-error'
import { useMe } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { Forbidden } from '../../../../components/error-page/forbidden'
import { LoadFailed } from '../../../../components/list-states'
import { PaperSelect } from '../../../../components/paper/paper-select'
import { usePaper } from '../../../../components/paper/use-paper'
import { useShortcut } from '../../../../lib/use-shortcut'
import type { Day } from '../../../../lib/format'
import type { PartnerField } from '@shared/foundation/documents/partners'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useToday, ZoneContext } from '../../../../ui/zone/zone-context'
import { accountsLink } from '../../../partners/parts/account/account-links'
import { accountMessages } from '../../../partners/parts/account/messages'
import { StatementPaper } from '../components/statement-paper'
import { readView, rightOf } from '../liabilities-address'
import { statementMessages as m } from '../messages'

/** The statement of account that is signed; without a range of the present year, until today. */
export const StatementScreen = () => {
  const { id = '', group, since, until } = useParams()
  const [query] = useSearchParams()
  const me = useMe()
  const today = useToday()
  const view = readView('/print/statement', { group, since, until }, query, today)
  if (!view || view.of !== 'accounts') return <Navigate replace to="/404" />
  const right = rightOf(view.group)
  if (!can(me.rights, [right])) return <Forbidden rights={[right]} />
  return <Statement id={id} group={view.group} since={view.since} until={view.until} known={query.get('known')} />
}

interface StatementProps {
  id: string
  group: PartnerField
  since: Day
  until: Day
  known: string | null
}

const Statement = ({ id, group, since, until, known }: StatementProps) => {
  const intl = useIntl()
  const workspace = useWorkspace()
  const [paper, choose] = usePaper('print.statement', 'a4')
  const partner = api.assets.useGet(id)
  const read = api.orders.useReport('liabilitiesDetails', { partnerId: id, since, until, ...(known !== null && { knownAt: known }) })
  useShortcut('p', () => window.print())
  const failed = [partner, read].find(({ error, data }) => error && !data)
  if (failed?.error) {
    if (isApiError(failed.error) && (failed.error.code === 404 || failed.error.code === 400)) return <Navigate replace to="/404" />
    return <LoadFailed error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
  }
  if (!partner.data || !read.data || !workspace)
    return (
      <PrintPage title={intl.formatMessage(m.title)}>
        <SkeletonRows rows={12} />
      </PrintPage>
    )
  return (
    <ZoneContext value={workspace.zone}>
      <PrintPage
        title={intl.formatMessage(m.file, { name: partner.data.name })}
        paper={paper}
        tools={
          <>
            <ButtonLink kind="quiet" icon="arrow-left" to={`${accountsLink(group, { since, until })}?open=${id}`}>
              {intl.formatMessage(m.back)}
            </ButtonLink>
            <PaperSelect paper={paper} onChoose={choose} />
            <Button kind="primary" icon="print" onClick={() => window.print()}>
              {intl.formatMessage(accountMessages.print)}
            </Button>
          </>
        }
      >
        <StatementPaper
          statement={read.data}
          partner={partner.data}
          group={group}
          issuer={workspace}
          since={since}
          until={until}
          known={known}
        />
      </PrintPage>
    </ZoneContext>
  )
}
