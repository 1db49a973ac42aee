import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { LoadFailed } from '../../../components/list-states'
import { formatNumber } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { ButtonLink } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../ui/zone/zone-context'
import { ComparedMoney } from '../components/compared-money'
import { WriteDock } from '../components/write-dock'
import { WrittenTable } from '../components/written-table'
import { importMessages as m } from '../messages'
import { rowsOf, useBatch } from '../use-batch'
import '../components/imports.css'

/** One dry run over all files that come in together: what is written, how it stands beside the files, and the button that writes it. */
export const DryRunScreen = () => {
  const { importId = '' } = useParams()
  const read = api.imports.useGet(importId)
  if (read.data) return <DryRunOfFiles key={importId} record={read.data} />
  return (
    <ListPage title="">
      {read.error ? (
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      ) : (
        <SkeletonRows rows={8} lines={2} />
      )}
    </ListPage>
  )
}

const DryRunOfFiles = ({ record }: { record: ImportRecord }) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const { first, files, isWhole } = useBatch(record)
  const { all, written, left, sums } = rowsOf(files)
  const title = intl.formatMessage(m.rehearsalOf, { count: files.length })
  const isPhone = useIsPhone()
  const count = (value: number): string => formatNumber(value, locale)
  const sum = all === files[0]?.rows ? count(all) : `${files.map(({ rows }) => count(rows)).join(' + ')} = ${count(all)}`
  const addsUp = intl.formatMessage(m.rowsAddUp, { all: sum, written: count(written), left: count(left), sums })
  const tables = (
    <div className="imports__written">
      <WrittenTable files={files} />
      <ComparedMoney files={files} />
    </div>
  )
  return (
    <ListPage
      title={title}
      tools={
        <>
          <span className="cut">
            <b>{title}</b>{' '}
            <span className="second">{intl.formatMessage(record.status === 'rehearsed' ? m.notWritten : m[record.status])}</span>
          </span>
          <span className="imports__grow" />
          <ButtonLink icon="chevron-left" to={`/imports/${first}`}>
            {intl.formatMessage(m.backToFiles)}
          </ButtonLink>
        </>
      }
      foot={<span role="status">{addsUp}</span>}
      dock={
        <WriteDock key={record.status} files={files} isWhole={isWhole} first={first} onClose={() => void navigate(`/imports/${first}`)}>
          {/* On a phone the dock is the page. */}
          {isPhone && (
            <DockPart title={addsUp} className="imports__flush">
              {tables}
            </DockPart>
          )}
        </WriteDock>
      }
    >
      {tables}
    </ListPage>
  )
}
