import { COD_WAYS, type CodWay } from '@shared/areas/carriers/rules/cod-statement'
import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { dong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { fundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { useLabelOptions, useUsualLabel } from '../../../../components/fund-labels'
import { formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { Field } from '../../../../ui/Field/Field'
import { Equation } from '../../../../ui/Figures/Figures'
import { failureOf } from '../../../../ui/form/form-error'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Select } from '../../../../ui/Select/Select'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { WayChoice } from '../../../../ui/WayChoice/WayChoice'
import { useLocale } from '../../../../ui/zone/zone-context'
import { statementMessages as m } from '../messages'
import { StandInPays } from './stand-in-statement'
import { StatementTransfer } from './statement-transfer'
import './statements.css'

type Row = CodStatement['rows'][number]

const differs = ({ result, bookedAt }: Row): boolean => bookedAt === undefined && (result === 'cod' || result === 'fee')
/** What the server enters next. */
const isToBook = (row: Row): boolean =>
  row.bookedAt === undefined && (row.result === 'matched' || (differs(row) && row.way !== undefined && row.way !== 'carrier'))

const DISCS: Readonly<Record<Row['result'], string>> = {
  matched: 'delivered',
  cod: 'error',
  fee: 'unsure',
  early: 'waiting',
  paid: 'returned',
  unknown: 'unsure',
  twice: 'cancelled',
}

/** What a carrier says, code by code, beside what we wait for; what agrees is entered by one press. */
export const OpenStatement = ({ statement, onClose }: { statement: CodStatement; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const labels = useLabelOptions()
  const usual = useUsualLabel()
  const groups = api.fundGroups.useFind({ $limit: -1 }).data?.data ?? []
  const [patch, { isLoading }] = api.codStatements.usePatch()
  const [label, setLabel] = useState(statement.label ?? '')
  const [feeGroup, setFeeGroup] = useState<string>(statement.feeGroup ?? FUND_GROUPS.otherExpenses.name)
  const [settling, setSettling] = useState<Row | null>(null)
  const [undoing, setUndoing] = useState(false)
  const mayUndo = useCan('bod') && statement.rows.some(({ bookedAt }) => bookedAt !== undefined)
  const { _id, rev, number, carrier, rows, told } = statement
  const toBook = rows.filter(isToBook)
  const net = toBook.reduce((sum, { cod, fee }) => sum + cod - fee, 0)
  const book = async (): Promise<void> => {
    try {
      await patch({ id: _id, data: { status: 'booked', label: label || usual, feeGroup, rev } }).unwrap()
      toastDone(intl.formatMessage(m.booked, { number }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  const expenses = groups.filter(({ isCredit, name }) => !isCredit && name !== FUND_GROUPS.purchases.name)
  return (
    <>
      <DockForm
        title={`${number} · ${statement.isStandIn ? intl.formatMessage(m.standInCarrier) : carrier.toUpperCase()}`}
        status={
          <StatusTag status={statement.status === 'booked' ? 'finished' : 'pending'} pill>
            {intl.formatMessage(m[`status.${statement.status}`])}
          </StatusTag>
        }
        aside={mayUndo && <IconButton icon="undo" label={intl.formatMessage(m.undo)} onClick={() => setUndoing(true)} />}
        onClose={onClose}
        foot={
          <Button kind="primary" icon="check" busy={isLoading} disabled={toBook.length === 0} onClick={() => void book()}>
            {toBook.length === 0
              ? intl.formatMessage(m.bookNone)
              : intl.formatMessage(m.book, { count: toBook.length, amount: formatMoney(net, locale) })}
          </Button>
        }
      >
        <DockPart>
          <Equation
            signs={['−', '=']}
            terms={[
              { key: 'cod', label: intl.formatMessage(m.cod), value: told.cod },
              { key: 'fee', label: intl.formatMessage(m.fee), value: told.fee },
              { key: 'net', label: intl.formatMessage(m.net), value: dong(told.cod - told.fee) },
            ]}
          />
        </DockPart>
        <StatementTransfer statement={statement} />
        {statement.isStandIn && (
          <DockPart>
            <StandInPays statement={statement} />
          </DockPart>
        )}
        {toBook.length > 0 && (
          <DockPart>
            <div className="statement-where">
              <Field label={intl.formatMessage(m.label)}>
                {(ids) => <Select {...ids} options={labels} value={label || usual} onChange={setLabel} />}
              </Field>
              <Field label={intl.formatMessage(m.feeGroup)}>
                {(ids) => (
                  <Select
                    {...ids}
                    options={expenses.map(({ name }) => ({ value: name, label: fundGroupName(intl, name) }))}
                    value={feeGroup}
                    onChange={setFeeGroup}
                  />
                )}
              </Field>
            </div>
          </DockPart>
        )}
        <DockPart>
          <ul className="statement-rows">
            {[...rows.filter(differs), ...rows.filter((row) => !differs(row))].map((row, at) => (
              <li key={`${row.code} ${at}`}>
                <span>
                  <span className="num strong">{row.code}</span>
                  <small className="cut">
                    {row.orderId ? <Link to={`/sales/orders/byOrder/${row.orderId}`}>{row.order_number}</Link> : '–'} {row.receiver}
                  </small>
                </span>
                <span className="end">
                  <Amount value={row.cod} weight="strong" />
                  {row.expected !== undefined && row.expected !== row.cod && (
                    <small className="num ink-debit">
                      {intl.formatMessage(m.expected)} {formatMoney(row.expected, locale)}
                    </small>
                  )}
                </span>
                <span className="end">
                  <Amount value={row.fee} />
                  {row.charged !== undefined && row.charged !== row.fee && row.result === 'fee' && (
                    <small className="num ink-warn">{formatMoney(row.fee - row.charged, locale, { plus: true })}</small>
                  )}
                </span>
                <span>
                  {row.bookedAt ? (
                    <StatusTag status="finished">{intl.formatMessage(m['result.booked'])}</StatusTag>
                  ) : (
                    <StatusTag status={DISCS[row.result]}>{intl.formatMessage(m[`result.${row.result}`])}</StatusTag>
                  )}
                  {row.reason && <small className="cut">{row.reason}</small>}
                  {differs(row) && (
                    <Button kind="link" size="s" onClick={() => setSettling(row)}>
                      {intl.formatMessage(row.way ? m[`way.${row.way}`] : m.settle)}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </DockPart>
      </DockForm>
      {undoing && <UndoDialog statement={statement} onClose={() => setUndoing(false)} />}
      {settling && <SettleDialog statement={statement} row={settling} onClose={() => setSettling(null)} />}
    </>
  )
}

interface SettleDialogProps {
  statement: CodStatement
  row: Row
  onClose: () => void
}

/** A row that differs: by which way it is entered, and why. */
const SettleDialog = ({ statement: { _id, rev }, row, onClose }: SettleDialogProps) => {
  const intl = useIntl()
  const [way, setWay] = useState<CodWay>(row.way ?? 'customer')
  const [reason, setReason] = useState(row.reason ?? '')
  const [patch, { isLoading }] = api.codStatements.usePatch()
  const settle = async (): Promise<void> => {
    if (reason.trim() === '') return
    try {
      await patch({ id: _id, data: { settle: { code: row.code, way, reason: reason.trim() }, rev } }).unwrap()
      onClose()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Dialog
      title={intl.formatMessage(m.settleTitle, { code: row.code, number: row.order_number ?? '' })}
      width={460}
      onClose={onClose}
      onSend={() => void settle()}
      foot={
        <>
          <Button kbd="Esc" onClick={onClose}>
            {intl.formatMessage(m.later)}
          </Button>
          <Button kind="primary" kbd="Ctrl ↵" busy={isLoading} disabled={reason.trim() === ''} onClick={() => void settle()}>
            {intl.formatMessage(m.settle)}
          </Button>
        </>
      }
    >
      <WayChoice
        label={intl.formatMessage(m.why)}
        ways={COD_WAYS.map((key) => ({
          key,
          title: intl.formatMessage(m[`way.${key}`]),
          about: intl.formatMessage(m[`way.${key}.about`]),
        }))}
        chosen={way}
        onChoose={setWay}
      />
      <Field label={intl.formatMessage(m.reason)} required>
        {(ids) => <TextInput {...ids} value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />}
      </Field>
    </Dialog>
  )
}

/** Takes back what was entered last, with a reason: its payments and fees are refunded, and the carrier owes it again. */
const UndoDialog = ({ statement: { _id, rev, number }, onClose }: { statement: CodStatement; onClose: () => void }) => {
  const intl = useIntl()
  const [reason, setReason] = useState('')
  const [patch, { isLoading }] = api.codStatements.usePatch()
  const undo = async (): Promise<void> => {
    if (reason.trim() === '') return
    try {
      await patch({ id: _id, data: { undo: { reason: reason.trim() }, rev } }).unwrap()
      toastDone(intl.formatMessage(m.undone, { number }))
      onClose()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Dialog
      title={intl.formatMessage(m.undo)}
      width={460}
      onClose={onClose}
      onSend={() => void undo()}
      foot={
        <>
          <Button kbd="Esc" onClick={onClose}>
            {intl.formatMessage(m.later)}
          </Button>
          <Button kind="primary" kbd="Ctrl ↵" busy={isLoading} disabled={reason.trim() === ''} onClick={() => void undo()}>
            {intl.formatMessage(m.undo)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(m.undoAbout)}</p>
      <Field label={intl.formatMessage(m.reason)} required>
        {(ids) => <TextInput {...ids} value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />}
      </Field>
    </Dialog>
  )
}
