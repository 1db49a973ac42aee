import { fundStatusMenu, keptAmount, type FundStatus } from '@shared/foundation/documents/funds'
import { funds, type Fund } from '@shared/areas/money/services/funds'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatMoney } from '../../../../lib/format'
import { changeShape, limitsOf } from '../../../../resource/field-limits'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { Field } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { StatusMenu } from '../../../../ui/StatusMenu/StatusMenu'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { secondPersonMessages as sm } from '../../../../components/second-person/messages'
import { askedAct, standingOf, useStatusWord } from '../fund-status'
import { toRuleInput } from '../rule-input'
import { entryMessages as m } from '../messages'
import { useActor } from '../use-actor'
import { useErrorText } from '../../../../components/use-error-text'

const reasonMaxLength = limitsOf(changeShape(funds), 'refundReason').maxLength
const verbs = { completed: m.complete, cancelled: m.cancel, refunded: m.refund } as const
type Act = keyof typeof verbs
const isAct = (status: FundStatus): status is Act => Object.hasOwn(verbs, status)

/** The status of an entry, and what may be done about it, with the reason where it may not. */
export const EntryStatus = ({ fund, onComplete }: { fund: Fund; onComplete: () => void }) => {
  const intl = useIntl()
  const word = useStatusWord()
  const errorText = useErrorText()
  const actor = useActor()
  const [asking, setAsking] = useState<Exclude<Act, 'completed'> | null>(null)
  const choices = fundStatusMenu(toRuleInput(fund), actor).flatMap(({ status, disabled }) =>
    // What waits for a second person is answered in its strip.
    isAct(status) && status !== askedAct(fund)
      ? [
          {
            status,
            label: intl.formatMessage(verbs[status]),
            ...(disabled && { reason: errorText(disabled) }),
            onChoose: () => (status === 'completed' ? onComplete() : setAsking(status)),
          },
        ]
      : [],
  )
  return (
    <>
      <StatusMenu status={standingOf(fund)} label={intl.formatMessage(m.statusChange)} choices={choices}>
        {word(standingOf(fund))}
      </StatusMenu>
      {asking && <UndoDialog fund={fund} act={asking} onClose={() => setAsking(null)} />}
    </>
  )
}

const useSigned = (): ((amount: number) => string) => {
  const locale = useLocale()
  return (amount) => formatMoney(amount, locale, { plus: true })
}

interface CompleteDialogProps {
  fund: Fund
  /** Signed, as it is in the form. */
  amount: number | null
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before an entry counts, for then it is locked. */
export const CompleteDialog = ({ fund, amount, onConfirm, onClose }: CompleteDialogProps) => {
  const intl = useIntl()
  const signed = useSigned()
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.completeTitle)}
      verb={intl.formatMessage(m.complete)}
      changes={[
        amount !== null && intl.formatMessage(m.completeMoves, { amount: signed(amount) }),
        fund.order && intl.formatMessage(m.completePays, { number: fund.order.order_number }),
        intl.formatMessage(m.completeLocks),
      ].filter(isShown)}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

const isShown = (line: string | false | undefined): line is string => Boolean(line)

/** Asks before an entry is cancelled or refunded. */
const UndoDialog = ({ fund, act, onClose }: { fund: Fund; act: 'cancelled' | 'refunded'; onClose: () => void }) => {
  const intl = useIntl()
  const signed = useSigned()
  const [patch] = api.funds.usePatch()
  const [reason, setReason] = useState('')
  const refunds = act === 'refunded'
  const confirm = async (): Promise<void> => {
    try {
      const why = reason.trim()
      const { asked } = await patch({
        id: fund._id,
        data: { status: act, ...(refunds && why && { refundReason: why }), rev: fund.rev },
      }).unwrap()
      toastDone(intl.formatMessage(asked?.act === 'refunded' ? sm.refundWaits : refunds ? m.refunded : m.cancelled))
    } catch (thrown) {
      toastError(failureOf(thrown).message ?? intl.formatMessage(m.final))
      throw thrown
    }
  }
  const changes: ReactNode[] = refunds
    ? [
        intl.formatMessage(m.refundMoves, { amount: signed(-keptAmount(fund)) }),
        fund.order && intl.formatMessage(m.refundPays, { number: fund.order.order_number }),
        intl.formatMessage(m.cancelFinal),
      ].filter(isShown)
    : [intl.formatMessage(m.cancelStays), intl.formatMessage(m.cancelFinal)]
  return (
    <ConfirmDialog
      title={intl.formatMessage(refunds ? m.refundTitle : m.cancelTitle)}
      verb={intl.formatMessage(refunds ? m.refund : m.cancel)}
      safe={intl.formatMessage(m.back)}
      danger
      changes={changes}
      onConfirm={confirm}
      onClose={onClose}
    >
      {refunds && (
        <Field label={intl.formatMessage(m.refundWhy)}>
          {(ids) => <TextInput {...ids} value={reason} maxLength={reasonMaxLength} onChange={(event) => setReason(event.target.value)} />}
        </Field>
      )}
    </ConfirmDialog>
  )
}
