import type { Month } from '@shared/foundation/days/days'
import { usualLabel } from '@shared/foundation/documents/funds'
import { receiverOf } from '@shared/foundation/money/bank-names'
import { sumDong } from '@shared/foundation/money/money'
import type { Fund } from '@shared/areas/money/services/funds'
import { useRef, useState, type ChangeEvent } from 'react'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { isApiError } from '../../../../api/api-error'
import { formatDate, formatMoney } from '../../../../lib/format'
import { readLocal, writeLocal } from '../../../../lib/store-local'
import { saveFile, saveWorkbook } from '../../../../lib/table-file/save-table'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { Field } from '../../../../ui/Field/Field'
import { Icon } from '../../../../ui/icons/Icon'
import { Select } from '../../../../ui/Select/Select'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { failureOf } from '../../../../ui/form/form-error'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { payDayMessages as m } from '../messages'
import { mbSheets, textKey, transferLines, usualText, type LeftOut } from './bank-file'
import { filledTemplate, NoTemplate } from './bank-template'
import { TemplateTooLarge, useKeptTemplate } from './kept-template'
import { MarkAll } from './mark-arrived'
import { isToSend } from './paid-path'
import type { Payees } from './payees'

/** The till, out of which money is handed over; undefined where a company has no other account. */
const tillOf = (labels: readonly string[]): string | undefined => (labels.length > 1 ? usualLabel(labels) : undefined)

/** The file by which a bank pays everybody from one account, and the codes by which one pays each by phone. */
export const BankFile = ({ entries, month, who }: { readonly entries: readonly Fund[]; readonly month: Month; readonly who: Payees }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const ownLabels = useWorkspace()?.opts.fundLabels ?? []
  // What was handed over, or is there already, is not sent again; what came back is.
  const toSend = entries.filter((entry) => entry.label !== tillOf(ownLabels) && isToSend(entry))
  const withAccount = toSend.filter(({ recipientInfo = '' }) => receiverOf(recipientInfo) !== null)
  const labels = [...new Set(withAccount.map(({ label = '' }) => label))]
  const [chosen, choose] = useState<string | null>(null)
  const label = chosen !== null && labels.includes(chosen) ? chosen : (labels[0] ?? '')
  const [pattern, setPattern] = useState(() => readLocal<string>(textKey(who), usualText(who)))
  const { lines, leftOut } = transferLines(
    toSend.filter((entry) => (entry.label ?? '') === label),
    { pattern, month },
  )
  const sum = sumDong(lines.map(({ amount }) => amount))
  const slow = lines.filter((line) => line.slow)
  const why: Readonly<Record<LeftOut, string>> = {
    'no-account': intl.formatMessage(m.noAccount),
    'no-bank': intl.formatMessage(m.noBank),
    'no-number': intl.formatMessage(m.entryWaits),
  }
  const { account, template, bytes, take, forget } = useKeptTemplate(label)
  const refusal = (thrown: unknown): string =>
    thrown instanceof NoTemplate
      ? intl.formatMessage(m.noTemplate)
      : thrown instanceof TemplateTooLarge
        ? intl.formatMessage(m.templateLarge)
        : isApiError(thrown)
          ? (failureOf(thrown).message ?? intl.formatMessage(m.templateUnread))
          : intl.formatMessage(m.templateUnread)
  const { field, ask, busy } = useTemplateFile((file) => take(file).catch((thrown: unknown) => void toastError(refusal(thrown))))
  const name = intl.formatMessage(who === 'agents' ? m.fileNameAgents : m.fileName, { month: month.slice(5), year: month.slice(0, 4) })
  const fill = async (of: string, kept: Uint8Array<ArrayBuffer>): Promise<void> => {
    writeLocal(textKey(who), pattern)
    try {
      saveFile(`${name}-${of}`, new Blob([await filledTemplate(kept, lines)]))
    } catch {
      toastError(intl.formatMessage(m.fileFailed))
    }
  }
  const save = async (): Promise<void> => {
    writeLocal(textKey(who), pattern)
    try {
      await saveWorkbook(`${name}-mb`, mbSheets(lines))
    } catch {
      toastError(intl.formatMessage(m.fileFailed))
    }
  }
  if (withAccount.length === 0)
    return (
      <DockPart>
        <p className="second">{intl.formatMessage(m.nothingToSend)}</p>
      </DockPart>
    )
  return (
    <>
      <DockPart>
        {labels.length > 1 && (
          <Field label={intl.formatMessage(m.from)}>
            {(ids) => (
              <Select
                {...ids}
                value={label}
                options={labels.map((value) => ({ value, label: value || intl.formatMessage(m.noLabel) }))}
                onChange={choose}
              />
            )}
          </Field>
        )}
        <Field label={intl.formatMessage(m.text)} hint={intl.formatMessage(m.textHint, { open: '{', close: '}' })}>
          {(ids) => <TextInput {...ids} value={pattern} maxLength={120} onChange={(event) => setPattern(event.target.value)} />}
        </Field>
        {lines[0] && <p className="second num">{lines[0].text}</p>}
        <p>{intl.formatMessage(m.lines, { count: lines.length, amount: formatMoney(sum, locale) })}</p>
        <p className="pay-file">
          {template && (
            <Button
              kind="primary"
              icon="download"
              disabled={lines.length === 0 || bytes === null}
              onClick={() => bytes && void fill(template.name, bytes)}
            >
              {intl.formatMessage(m.fillOwn)}
            </Button>
          )}
          <Button kind={template ? 'plain' : 'primary'} icon="download" disabled={lines.length === 0} onClick={() => void save()}>
            {intl.formatMessage(m.saveMb)}
          </Button>
          {lines.length > 0 && (
            <ButtonLink
              icon="qr"
              to={`/print/pay-codes?month=${month}&label=${encodeURIComponent(label)}${who === 'agents' ? '&who=agents' : ''}`}
            >
              {intl.formatMessage(m.codes)}
            </ButtonLink>
          )}
          <MarkAll entries={entries.filter((entry) => (entry.label ?? '') === label)} />
        </p>
      </DockPart>
      <DockPart title={intl.formatMessage(m.ownTemplate)}>
        <p className="second">
          {template
            ? intl.formatMessage(m.ownKept, { name: template.name, label, by: template.by, day: formatDate(template.at, zone) })
            : intl.formatMessage(account ? m.ownHint : m.ownNoAccount, { label: label || intl.formatMessage(m.noLabel) })}
        </p>
        {account && (
          <p className="pay-file">
            <input {...field} aria-label={intl.formatMessage(m.ownTemplate)} />
            <Button size="s" busy={busy} onClick={ask}>
              {intl.formatMessage(template ? m.ownOther : m.ownChoose)}
            </Button>
            {template && (
              <Button size="s" kind="quiet" onClick={() => void forget().catch((thrown: unknown) => void toastError(refusal(thrown)))}>
                {intl.formatMessage(m.ownForget)}
              </Button>
            )}
          </p>
        )}
      </DockPart>
      {(leftOut.length > 0 || slow.length > 0) && (
        <DockPart>
          <div className="pay-warn" role="note">
            <Icon name="warning" size={16} />
            <div>
              {leftOut.map(({ entry, why: reason }) => (
                <p key={entry._id}>{intl.formatMessage(m.notInFile, { name: entry.recipientName ?? '', why: why[reason] })}</p>
              ))}
              {slow.map(({ id, name }) => (
                <p key={id}>{intl.formatMessage(m.slow, { name })}</p>
              ))}
            </div>
          </div>
        </DockPart>
      )}
    </>
  )
}

/** Asks for a file of the device. */
const useTemplateFile = (take: (file: File) => Promise<void>) => {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    setBusy(true)
    void take(file).finally(() => setBusy(false))
  }
  return { busy, ask: () => input.current?.click(), field: { ref: input, type: 'file', accept: '.xlsx', hidden: true, onChange } as const }
}
