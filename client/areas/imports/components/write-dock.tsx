import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { formatNumber } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { Totals } from '../../../ui/Totals/Totals'
import { useLocale } from '../../../ui/zone/zone-context'
import { expectedTime } from '../expected-time'
import { nameOfImport } from '../kinds'
import { mayChange } from '../may-change'
import { importMessages as m } from '../messages'
import { openColumnsOf, openingFigures, rowsOf } from '../use-batch'
import { ImportTag } from './import-tag'
import { TakeBackDialog } from './take-back-dialog'

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
export const WriteDock = ({ files, isWhole, first, onClose, children }: WriteDockProps) => {
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
  const isDryRun = lead?.status === 'rehearsed'
  const mayWrite = isWhole && isDryRun && open === 0 && written > 0 && !busy
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
        note={isDryRun && written > 0 && !busy ? expectedTime(files, intl) : undefined}
        foot={
          isDryRun ? (
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
        {isDryRun && (
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
            {isPhone && isDryRun && written > 0 && <p className="strong">{expectedTime(files, intl)}</p>}
            {intl.formatMessage(m.untilUsed)}
          </DockPart>
        )}
      </DockForm>
      {asking && <TakeBackDialog record={{ ...lead, makes, updates: 0 }} onClose={() => setAsking(false)} />}
    </>
  )
}
