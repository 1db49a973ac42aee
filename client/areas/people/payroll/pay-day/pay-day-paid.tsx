import type { Month } from '@shared/foundation/days/days'
import { receiverOf } from '@shared/foundation/money/bank-names'
import { sumDong } from '@shared/foundation/money/money'
import { banks } from '@shared/foundation/money/vietqr'
import type { Fund } from '@shared/areas/money/services/funds'
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { formatDate, formatMoney } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { readLocal, writeLocal } from '../../../../lib/store-local'
import { saveFile, saveWorkbook } from '../../../../lib/table-file/save-table'
import { useMedia } from '../../../../lib/use-media'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { DataTable, TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Field } from '../../../../ui/Field/Field'
import { Icon } from '../../../../ui/icons/Icon'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { PersonName } from '../../../../ui/PersonName/PersonName'
import { Select } from '../../../../ui/Select/Select'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { payDayMessages as m } from '../messages'
import { mbSheets, transferLines, USUAL_TEXT, type LeftOut } from './bank-file'
import { filledTemplate, NoTemplate } from './bank-template'
import { bytesOf, TemplateTooLarge, useKeptTemplate, type KeptTemplate } from './kept-template'
import { grouped } from './pay-day-columns'
import { usePaid } from './use-paid'

const keyOf = ({ _id }: Fund): string => _id
const TEXT_KEY = 'socai.pay.text'
/** From this width on, in points, all columns have room. */
const WHOLE_FROM = 900

interface PaidViewProps {
  readonly month: Month
  /** Month and way of looking, which it shares with the sheet. */
  readonly tools: ReactNode
}

/** What people were paid for a month, an entry each, and the file of transfers by which the bank pays them. */
export const PaidView = ({ month, tools }: PaidViewProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const isDesk = !useMedia('screen and (width < 1024px)')
  const { entries, list } = usePaid(month)
  const receiver = ({ recipientInfo = '' }: Fund) => {
    const of = receiverOf(recipientInfo)
    return of ? (
      <TwoLines
        first={of.bank ? banks[of.bank] : intl.formatMessage(m.otherBank)}
        second={<span className="num">{grouped(of.account)}</span>}
      />
    ) : (
      <span className="second">{intl.formatMessage(m.inCash)}</span>
    )
  }
  const standing = ({ status }: Fund) =>
    status === 'completed' ? (
      <StatusTag status="completed">{intl.formatMessage(m.entered)}</StatusTag>
    ) : (
      <StatusTag status={status}>{intl.formatMessage(m.entryWaits)}</StatusTag>
    )
  const columns: Column<Fund>[] = [
    {
      key: 'member',
      head: intl.formatMessage(m.member),
      width: 'minmax(150px, 1fr)',
      cell: ({ recipientName = '', month: of }) => (
        <TwoLines first={<PersonName name={recipientName} />} second={intl.formatMessage(of === undefined ? m.isAdvance : m.isSalary)} />
      ),
    },
    { key: 'receiver', head: intl.formatMessage(m.receiver), width: 150, cell: receiver },
    {
      key: 'number',
      head: intl.formatMessage(m.entry),
      width: 100,
      cell: ({ _id, number }) => <Link to={`/funds?open=${_id}`}>{number ?? intl.formatMessage(m.entry)}</Link>,
    },
    {
      key: 'day',
      head: intl.formatMessage(m.day),
      width: 100,
      from: WHOLE_FROM,
      cell: ({ created }) => <span className="num">{formatDate(created, zone)}</span>,
    },
    { key: 'label', head: intl.formatMessage(m.from), width: 110, from: WHOLE_FROM, cell: ({ label = '' }) => label },
    {
      key: 'amount',
      head: intl.formatMessage(m.amount),
      width: 118,
      align: 'end',
      cell: ({ amount }) => <Amount value={-amount} currency={false} weight="strong" />,
    },
    { key: 'state', head: intl.formatMessage(m.state), width: 130, cell: standing },
    {
      key: 'slip',
      head: intl.formatMessage(m.slip),
      width: 104,
      cell: ({ _id, payslip, month: of }) =>
        payslip || of === undefined ? <Link to={`/print/payslip/${_id}`}>{intl.formatMessage(m.open)}</Link> : '–',
    },
  ]
  const sum = sumDong((entries ?? []).map(({ amount }) => -amount))
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      paper={`${intl.formatMessage(m.screen)} · ${monthLabel(month, locale)}`}
      tools={tools}
      strip={<StaleBanner list={list} />}
      foot={
        entries &&
        entries.length > 0 && (
          <>
            <span className="num">{intl.formatMessage(m.entries, { count: entries.length })}</span>
            <b className="num">{formatMoney(sum, locale)}</b>
          </>
        )
      }
      dock={
        isDesk &&
        entries &&
        entries.length > 0 && (
          <section className="ui-dock" aria-label={intl.formatMessage(m.bankFile)}>
            <header className="ui-dock__head">
              <h2>{intl.formatMessage(m.bankFile)}</h2>
            </header>
            <div className="ui-dock__body">
              <BankFile entries={entries} month={month} />
            </div>
          </section>
        )
      }
    >
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : (
        <>
          <DataTable<Fund>
            label={intl.formatMessage(m.paidView)}
            columns={columns}
            rows={entries}
            rowKey={keyOf}
            phone={(entry) => (
              <PhoneRow
                name={<Link to={`/funds?open=${entry._id}`}>{entry.recipientName ?? ''}</Link>}
                amount={<Amount value={-entry.amount} currency={false} weight="strong" />}
                about={standing(entry)}
                owed={entry.label ?? ''}
              />
            )}
            empty={
              <EmptyState icon="wallet" title={intl.formatMessage(m.nonePaid, { month: monthLabel(month, locale) })}>
                {intl.formatMessage(m.nonePaidHint)}
              </EmptyState>
            }
          />
          {!isDesk && entries && entries.length > 0 && <BankFile entries={entries} month={month} />}
        </>
      )}
    </ListPage>
  )
}

/** The file by which a bank pays everybody from one account, and the codes by which one pays each by phone. */
const BankFile = ({ entries, month }: { readonly entries: readonly Fund[]; readonly month: Month }) => {
  const intl = useIntl()
  const locale = useLocale()
  const withAccount = entries.filter(({ recipientInfo = '' }) => receiverOf(recipientInfo) !== null)
  const labels = [...new Set(withAccount.map(({ label = '' }) => label))]
  const [chosen, choose] = useState<string | null>(null)
  const label = chosen !== null && labels.includes(chosen) ? chosen : (labels[0] ?? '')
  const [pattern, setPattern] = useState(() => readLocal<string>(TEXT_KEY, USUAL_TEXT))
  const { lines, leftOut } = transferLines(
    entries.filter((entry) => (entry.label ?? '') === label),
    { pattern, month },
  )
  const sum = sumDong(lines.map(({ amount }) => amount))
  const slow = lines.filter((line) => line.slow)
  const why: Readonly<Record<LeftOut, string>> = {
    'no-account': intl.formatMessage(m.noAccount),
    'no-bank': intl.formatMessage(m.noBank),
    'no-number': intl.formatMessage(m.entryWaits),
  }
  const { template, take, forget } = useKeptTemplate(label)
  const { field, ask, busy } = useTemplateFile(async (file) => {
    try {
      await take(file)
    } catch (thrown) {
      toastError(
        intl.formatMessage(
          thrown instanceof NoTemplate ? m.noTemplate : thrown instanceof TemplateTooLarge ? m.templateLarge : m.templateUnread,
        ),
      )
    }
  })
  const name = intl.formatMessage(m.fileName, { month: month.slice(5), year: month.slice(0, 4) })
  const fill = async (kept: KeptTemplate): Promise<void> => {
    writeLocal(TEXT_KEY, pattern)
    try {
      saveFile(`${name}-${kept.name}`, new Blob([await filledTemplate(bytesOf(kept), lines)]))
    } catch {
      toastError(intl.formatMessage(m.fileFailed))
    }
  }
  const save = async (): Promise<void> => {
    writeLocal(TEXT_KEY, pattern)
    try {
      await saveWorkbook(`${name}-mb`, mbSheets(lines))
    } catch {
      toastError(intl.formatMessage(m.fileFailed))
    }
  }
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
            <Button kind="primary" icon="download" disabled={lines.length === 0} onClick={() => void fill(template)}>
              {intl.formatMessage(m.fillOwn)}
            </Button>
          )}
          <Button kind={template ? 'plain' : 'primary'} icon="download" disabled={lines.length === 0} onClick={() => void save()}>
            {intl.formatMessage(m.saveMb)}
          </Button>
          {lines.length > 0 && (
            <ButtonLink icon="qr" to={`/print/pay-codes?month=${month}&label=${encodeURIComponent(label)}`}>
              {intl.formatMessage(m.codes)}
            </ButtonLink>
          )}
        </p>
      </DockPart>
      <DockPart title={intl.formatMessage(m.ownTemplate)}>
        <p className="second">
          {template ? intl.formatMessage(m.ownKept, { name: template.name, label }) : intl.formatMessage(m.ownHint, { label })}
        </p>
        <p className="pay-file">
          <input {...field} aria-label={intl.formatMessage(m.ownTemplate)} />
          <Button size="s" busy={busy} onClick={ask}>
            {intl.formatMessage(template ? m.ownOther : m.ownChoose)}
          </Button>
          {template && (
            <Button size="s" kind="quiet" onClick={forget}>
              {intl.formatMessage(m.ownForget)}
            </Button>
          )}
        </p>
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
