import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { LoadFailed } from '../../../components/list-states'
import { formatNumber } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { Totals } from '../../../ui/Totals/Totals'
import { useLocale } from '../../../ui/zone/zone-context'
import { expectedTime } from '../expected-time'
import { ImportTag } from '../components/import-tag'
import { ComparedMoney } from '../components/compared-money'
import { TakeBackDialog } from '../components/take-back-dialog'
import { WrittenTable } from '../components/written-table'
import { nameOfImport } from '../kinds'
import { mayChange } from '../may-change'
import { importMessages as m } from '../messages'
import { openColumnsOf, openingFigures, rowsOf, useBatch } from '../use-batch'
import '../components/imports.css'

/** One rehearsal over all files that come in together: what is written, how it stands beside the files, and the button that writes it. */
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

interface WriteDockProps {
  files: readonly ImportRecord[]
  /** All of the files are here. */
  isWhole: boolean
  first: string
  onClose: () => void
  /** Above all else. */
  children: ReactNode
}

/** What the books gain, and the button that writes all files; afterwards the one that takes them back. */
const WriteDock = ({ files, isWhole, first, onClose, children }: WriteDockProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const me = useMe()
  const [patch] = api.imports.usePatch()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const isPhone = useIsPhone()
  const [lead] = files
  const { written, left } = rowsOf(files)
  const open = openColumnsOf(files)
  const figures = openingFigures(files)
  const isRehearsed = lead?.status === 'rehearsed'
  const mayWrite = isWhole && isRehearsed && open === 0 && written > 0 && !busy
  const makes = files.reduce((sum, file) => sum + file.makes + file.updates, 0)
  const write = async (): Promise<void> => {
    setBusy(true)
    try {
      await patch({ id: first, data: { status: 'committed', ...(left > 0 ? { skipFaulty: true } : {}) } }).unwrap()
      toastDone(intl.formatMessage(m.done, { count: makes }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      if (isApiError(thrown) && thrown.code === 409) await setUpdate(lead?.update === true)
    } finally {
      setBusy(false)
    }
  }
  const setUpdate = async (update: boolean): Promise<void> => {
    try {
      for (const { _id } of files) await patch({ id: _id, data: { update } }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  useShortcut('ctrl+Enter', () => void write(), mayWrite)
  if (!lead) return null
  const capital = figures.reduce((sum, { value }) => sum + value, 0)
  return (
    <>
      <DockForm
        title={intl.formatMessage(m.whenWritten)}
        focusTitle={false}
        onClose={onClose}
        note={isRehearsed && written > 0 && !busy ? expectedTime(files, intl) : undefined}
        foot={
          isRehearsed ? (
            <>
              <ButtonLink to={`/imports/${first}`}>{intl.formatMessage(m.fixColumns)}</ButtonLink>
              <Button
                kind="primary"
                kbd="Ctrl ↵"
                disabled={!mayWrite}
                busy={busy}
                busyText={intl.formatMessage(m.bringing, {
                  done: formatNumber(Math.min(lead.done ?? 0, makes), locale),
                  count: formatNumber(makes, locale),
                })}
                onClick={() => void write()}
              >
                {open > 0 ? intl.formatMessage(m.columnsLeft, { count: open }) : intl.formatMessage(m.writeRows, { count: written })}
              </Button>
            </>
          ) : (
            lead.status === 'committed' &&
            mayChange(me, lead) && (
              <Button icon="undo" onClick={() => setAsking(true)}>
                {intl.formatMessage(m.takeBack)}
              </Button>
            )
          )
        }
      >
        {children}
        {figures.length > 0 && (
          <DockPart title={intl.formatMessage(m.openingOf)}>
            <Totals
              lines={[
                ...figures.map(({ key, value }) => ({ key, label: intl.formatMessage(m[key]), value })),
                { key: 'capital', label: intl.formatMessage(m.capitalGrows), value: capital, kind: 'final' as const },
              ]}
            />
          </DockPart>
        )}
        {isRehearsed && (
          <DockPart>
            <Checkbox
              checked={files.every(({ update }) => update === true)}
              onChange={(update) => void setUpdate(update)}
              hint={intl.formatMessage(m.updateHint)}
              disabled={busy || !mayChange(me, lead)}
            >
              {intl.formatMessage(m.updateAll)}
            </Checkbox>
          </DockPart>
        )}
        <ImportTag files={files} disabled={busy || !mayChange(me, lead)} />
        <DockPart title={intl.formatMessage(m.files)}>
          <dl className="imports__lines">
            {files.map((file) => (
              <div key={file._id}>
                <dt className={file.status === 'undone' ? 'imports__undone cut' : 'cut'}>{nameOfImport(file, intl)}</dt>
                <dd className="second">{intl.formatMessage(file.status === 'rehearsed' ? m.notYet : m[file.status])}</dd>
              </div>
            ))}
          </dl>
          {busy && <ProgressBar value={lead.done ?? 0} most={Math.max(1, makes)} label={intl.formatMessage(m.dryRun)} />}
        </DockPart>
        {lead.status !== 'undone' && (
          <DockPart>
            {/* On a phone the foot has no room for it. */}
            {isPhone && isRehearsed && written > 0 && <p className="strong">{expectedTime(files, intl)}</p>}
            {intl.formatMessage(m.untilUsed)}
          </DockPart>
        )}
      </DockForm>
      {asking && <TakeBackDialog record={{ ...lead, makes, updates: 0 }} onClose={() => setAsking(false)} />}
    </>
  )
}
