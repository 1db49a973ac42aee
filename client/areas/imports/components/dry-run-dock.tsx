import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { formatNumber } from '../../../lib/format'
import type { TableFile } from '../../../lib/table-file/cells'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { mayChange } from '../may-change'
import { AskedStrip } from '../../../components/second-person/asked-strip'
import { secondPersonMessages as sm } from '../../../components/second-person/messages'
import { importMessages as m } from '../messages'
import { expectedTime } from '../expected-time'
import { DryRunLines } from './dry-run-lines'
import { ImportTag } from './import-tag'
import { TakeBackDialog } from './take-back-dialog'

interface DryRunDockProps {
  record: ImportRecord
  /** Rows that have a fault. */
  faultyRows: number
  /** The rows that don't come in, with what is wrong in each; null when all do. */
  leftOut: (() => TableFile) | null
  /** Columns of which nobody has said what they are, or that are missing. */
  openColumns: number
  /** Changes are on their way. */
  saving: boolean
  onUpdate: (update: boolean) => void
  /** Where the dock covers the sheet: leads to its cells and columns; null beside it. */
  onSheet: (() => void) | null
  onClose: () => void
}

/** What a sheet would make, and the button that makes it; afterwards what it made, and how it is taken back. */
export const DryRunDock = ({ record, faultyRows, leftOut, openColumns, saving, onUpdate, onSheet, onClose }: DryRunDockProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const me = useMe()
  const [patch] = api.imports.usePatch()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<'commit' | 'undo' | null>(null)
  const count = (value: number): string => formatNumber(value, locale)
  const { status, makes, updates, done = 0 } = record
  const isOpen = status === 'rehearsed'
  const records = makes + updates
  const commit = async (skipFaulty: boolean): Promise<void> => {
    setBusy(true)
    try {
      const after = await patch({ id: record._id, data: { status: 'committed', ...(skipFaulty ? { skipFaulty } : {}) } }).unwrap()
      toastDone(after.asked ? intl.formatMessage(sm.waits) : intl.formatMessage(m.done, { count: after.makes + after.updates }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      // What is in the books is other than it was at the dry run: shown as it would be now.
      if (isApiError(thrown) && thrown.code === 409 && mayChange(me, record)) onUpdate(record.update === true)
    } finally {
      setBusy(false)
    }
  }
  const bringIn = (): void => (faultyRows > 0 ? setAsking('commit') : void commit(false))
  const mayBringIn = isOpen && records > 0 && openColumns === 0 && !saving && !busy
  useShortcut('ctrl+Enter', bringIn, mayBringIn && asking === null)
  return (
    <>
      <DockForm
        title={intl.formatMessage(isOpen ? m.dryRun : m[status])}
        focusTitle={false}
        onClose={onClose}
        note={isOpen && !busy ? [intl.formatMessage(m.canTakeBack), expectedTime([record], intl)].filter(Boolean).join(' · ') : undefined}
        foot={
          isOpen ? (
            <>
              {onSheet && <Button onClick={onSheet}>{intl.formatMessage(m.fixColumns)}</Button>}
              <Button
                kind="primary"
                kbd="Ctrl ↵"
                disabled={records === 0 || openColumns > 0 || saving}
                busy={busy}
                busyText={intl.formatMessage(m.bringing, { done: count(Math.min(done, records)), count: count(records) })}
                onClick={bringIn}
              >
                {openColumns > 0
                  ? intl.formatMessage(m.columnsLeft, { count: openColumns })
                  : intl.formatMessage(m.bringIn, { count: records })}
              </Button>
            </>
          ) : (
            status === 'committed' &&
            !record.asked &&
            mayChange(me, record) && (
              <Button icon="undo" onClick={() => setAsking('undo')}>
                {intl.formatMessage(m.takeBack)}
              </Button>
            )
          )
        }
      >
        {record.asked && (
          <AskedStrip
            waiting={{ service: 'imports', _id: record._id, rev: record.rev, act: record.asked.act, by: record.asked.by }}
            asked={record.asked}
          />
        )}
        <DockPart {...(isOpen && { title: `${intl.formatMessage(m.ifNow)}: ${intl.formatMessage(m.notWritten)}` })}>
          <DryRunLines record={record} faultyRows={faultyRows} leftOut={leftOut} />
          {busy && <ProgressBar value={done} most={records} label={intl.formatMessage(m.dryRun)} />}
        </DockPart>
        <ImportTag files={[record]} disabled={busy || !mayChange(me, record)} />
        {isOpen ? (
          <DockPart>
            <Checkbox
              checked={record.update === true}
              onChange={onUpdate}
              hint={intl.formatMessage(m.updateHint)}
              disabled={busy || !mayChange(me, record)}
            >
              {intl.formatMessage(m.update)}
            </Checkbox>
          </DockPart>
        ) : (
          <DockPart>
            <dl className="imports__lines">
              {record.committed && (
                <div>
                  <dt>{intl.formatMessage(m.committedAt)}</dt>
                  <dd>
                    <When value={record.committed} />
                  </dd>
                </div>
              )}
              {record.undone && (
                <div>
                  <dt>{intl.formatMessage(m.undoneAt)}</dt>
                  <dd>
                    <When value={record.undone} />
                  </dd>
                </div>
              )}
            </dl>
          </DockPart>
        )}
      </DockForm>
      {asking === 'undo' && <TakeBackDialog record={record} onClose={() => setAsking(null)} />}
      {asking === 'commit' && (
        <ConfirmDialog
          title={intl.formatMessage(m.withoutFaulty)}
          verb={intl.formatMessage(m.bringIn, { count: records })}
          onConfirm={() => commit(true)}
          onClose={() => setAsking(null)}
        >
          {intl.formatMessage(m.withoutFaultyHint, { rows: faultyRows })}
        </ConfirmDialog>
      )}
    </>
  )
}
