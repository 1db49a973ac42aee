import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { dong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { fundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { useLabelOptions, useUsualLabel } from '../../../../components/fund-labels'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { Field } from '../../../../ui/Field/Field'
import { Equation } from '../../../../ui/Figures/Figures'
import { failureOf } from '../../../../ui/form/form-error'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Select } from '../../../../ui/Select/Select'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { statementMessages as m } from '../messages'
import { SettleDialog } from './settle-dialog'
import { StandInPays } from './stand-in-statement'
import { isToBook, StatementRows, type StatementRow } from './statement-rows'
import { StatementTransfer } from './statement-transfer'
import { UndoDialog } from './undo-dialog'
import './statements.css'

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
  const [settling, setSettling] = useState<StatementRow | null>(null)
  const [undoing, setUndoing] = useState(false)
  const mayUndo = useCan('bod') && (statement.transferId !== undefined || statement.rows.some(({ bookedAt }) => bookedAt !== undefined))
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
          <StatementRows rows={rows} onSettle={setSettling} />
        </DockPart>
      </DockForm>
      {undoing && <UndoDialog statement={statement} onClose={() => setUndoing(false)} />}
      {settling && <SettleDialog statement={statement} row={settling} onClose={() => setSettling(null)} />}
    </>
  )
}
