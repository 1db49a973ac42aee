import { monthOfDay } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { isApiError } from '../../../../api/api-error'
import { useCan, useMe } from '../../../../api/session/use-me'
import { useErrorText } from '../../../../components/use-error-text'
import type { Month } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { useToday } from '../../../../ui/zone/zone-context'
import { monthLinksMessages as linkMessages } from '../../parts/month-links/messages'
import { MonthLinksDialog } from '../../parts/month-links/month-links-dialog'
import { payMessages, payrollMessages as m } from '../messages'
import { dueOf, paymentOf, type PayRow } from '../pay'
import { AdjustmentDialog } from './adjustment-dialog'
import { PayCalendar } from './pay-calendar'
import { PayDialog } from './pay-dialog'
import { PayHead } from './pay-head'
import { PayLines } from './pay-lines'
import { StaysDialog } from './stays-dialog'

interface PayDockProps {
  readonly row: PayRow
  readonly month: Month
  readonly onClose: () => void
  /** HR writes the end that a day lacks. */
  readonly onMend: (day: string) => void
}

/** A member's month: why it comes to what it does, adjusted and paid from here. */
export const PayDock = ({ row, month, onClose, onMend }: PayDockProps) => {
  const intl = useIntl()
  const isPhone = useIsPhone()
  const errorText = useErrorText()
  const isBoard = useCan('bod')
  const mayPay = useCan('/funds')
  const isOwn = useMe()._id === row._id && !isBoard
  const [dialog, setDialog] = useState<'pay' | 'advance' | 'adjust' | 'stays' | 'link' | null>(null)
  const [removing, setRemoving] = useState<{ id: Id<'activities'>; note: string } | null>(null)
  const [remove] = api.activities.useRemove()
  const paid = paymentOf(row)
  const due = dueOf(row)
  // An advance is one on the month it is paid in.
  const isPresent = monthOfDay(useToday()) === month
  const canPay = due > 0
  const close = (): void => setDialog(null)
  useShortcut('p', () => canPay && setDialog('pay'))
  const takeAway = async (): Promise<void> => {
    if (!removing) return
    try {
      await remove(removing.id).unwrap()
      toastDone(intl.formatMessage(m.removed))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  return (
    <>
      <DockForm
        title={row.name}
        onClose={onClose}
        aside={
          <>
            {paid && (
              <ButtonLink kind="quiet" icon="print" to={`/print/payslip/${paid._id}`}>
                {intl.formatMessage(m.payslip)}
              </ButtonLink>
            )}
            {mayPay && <IconButton icon="link" label={intl.formatMessage(linkMessages.payslips)} onClick={() => setDialog('link')} />}
          </>
        }
        note={
          !paid &&
          !canPay && <span className="second">{intl.formatMessage(row.total > 0 ? payMessages.allGiven : payMessages.nothingEarned)}</span>
        }
        foot={
          (!paid || canPay) && (
            <>
              {isPresent && !paid && (
                <Button disabled={!canPay} onClick={() => setDialog('advance')}>
                  {intl.formatMessage(m.advance)}
                </Button>
              )}
              <Button kind="primary" icon="wallet" kbd="P" disabled={!canPay} onClick={() => setDialog('pay')}>
                {intl.formatMessage(paid ? payMessages.doRest : m.pay)}
              </Button>
            </>
          )
        }
      >
        <DockPart sunken>
          <PayHead row={row} month={month} onStays={() => setDialog('stays')} />
        </DockPart>
        {isPhone && (
          <DockPart>
            <PayCalendar row={row} />
          </DockPart>
        )}
        <DockPart title={intl.formatMessage(m.why)}>
          <PayLines
            row={row}
            month={month}
            onMend={paid ? undefined : onMend}
            onRemove={paid || isOwn ? undefined : (id, note) => setRemoving({ id, note })}
          />
          {!paid &&
            (isOwn ? (
              <p className="second">{errorText('activities.own-adjustment')}</p>
            ) : (
              <Button kind="link" icon="plus" onClick={() => setDialog('adjust')}>
                {intl.formatMessage(m.addAdjustment)}
              </Button>
            ))}
        </DockPart>
      </DockForm>
      {(dialog === 'pay' || dialog === 'advance') && (
        <PayDialog row={row} month={month} kind={dialog === 'pay' ? 'salary' : 'advance'} onClose={close} />
      )}
      {dialog === 'stays' && <StaysDialog userId={row._id} name={row.name} month={month} isPaid={Boolean(paid)} onClose={close} />}
      {dialog === 'link' && <MonthLinksDialog kind="payslip" month={month} people={[row]} onClose={close} />}
      {dialog === 'adjust' && <AdjustmentDialog row={row} month={month} onClose={close} />}
      {removing && (
        <ConfirmDialog
          title={intl.formatMessage(m.removeTitle)}
          changes={[removing.note]}
          verb={intl.formatMessage(m.remove)}
          danger
          onConfirm={takeAway}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}
