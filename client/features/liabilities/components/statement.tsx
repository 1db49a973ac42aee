import type { PartnerField } from '@shared/domain/orders/statement'
import type { ReportOf } from '@shared/services/service-types'
import { useIntl } from 'react-intl'
import { accountMessages as m } from '../../../components/account/messages'
import { StatementParts, useStatement } from '../../../components/account/statement-parts'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import type { Day } from '../../../lib/format'
import { DockForm } from '../../../ui/DockForm/DockForm'
import { IconButton } from '../../../ui/IconButton/IconButton'

export type AccountRow = ReportOf<'orders', 'liabilities'>['data'][number]

interface StatementProps {
  partner: Pick<AccountRow, '_id' | 'name' | 'phone' | 'address'>
  group: PartnerField
  since: Day
  until: Day
  onClose: () => void
}

/** The statement of one account over a range, beside the list. Prints by itself. */
export const Statement = ({ partner, group, since, until, onClose }: StatementProps) => {
  const intl = useIntl()
  const account = useStatement({ partner, since, until })
  return (
    <DockForm
      title={partner.name}
      onClose={onClose}
      aside={
        <>
          <DownloadMenu small file={account.file} />
          <IconButton icon="print" label={intl.formatMessage(m.print)} disabled={!account.statement} onClick={() => window.print()} />
        </>
      }
    >
      <StatementParts account={account} partner={partner} since={since} until={until} group={group} />
    </DockForm>
  )
}
