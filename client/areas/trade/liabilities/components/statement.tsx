import type { PartnerField } from '@shared/foundation/documents/partners'
import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { statementAddress } from '../../../partners/parts/account/account-links'
import { accountMessages as m } from '../../../partners/parts/account/messages'
import { StatementParts, useStatement, type StatementPart } from '../../../partners/parts/account/statement-parts'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import type { Day } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { DockForm } from '../../../../ui/DockForm/DockForm'
import { IconButton } from '../../../../ui/IconButton/IconButton'

export type AccountRow = ReportOf<'orders', 'liabilities'>['data'][number]

interface StatementProps {
  partner: Pick<AccountRow, '_id' | 'name' | 'phone' | 'address'>
  group: PartnerField
  since: Day
  until: Day
  /** As was known at a moment; null: as it is now. */
  known: string | null
  /** What makes one figure of it up; absent: all. */
  part?: StatementPart | undefined
  onWhole: () => void
  onClose: () => void
}

/** The statement of one account over a range, beside the list; the paper that is signed opens by itself. */
export const Statement = ({ partner, group, since, until, known, part, onWhole, onClose }: StatementProps) => {
  const intl = useIntl()
  const account = useStatement({ partner, since, until, known })
  const print = (): void => void window.open(statementAddress(group, partner._id, { since, until }, known), '_blank', 'noopener')
  return (
    <DockForm
      title={partner.name}
      onClose={onClose}
      aside={
        <>
          <DownloadMenu small file={account.file} />
          <IconButton icon="print" label={intl.formatMessage(m.print)} disabled={!account.statement} onClick={print} />
        </>
      }
      foot={part && <Button onClick={onWhole}>{intl.formatMessage(m.statement)}</Button>}
    >
      <StatementParts account={account} partner={partner} since={since} until={until} group={group} part={part} />
    </DockForm>
  )
}
