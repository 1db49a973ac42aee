import { lacksReason } from '@shared/areas/money/rules/cash-count'
import type { Day } from '@shared/foundation/days/days'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useKeysInView } from '../../../../lib/keys-in-view'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Field } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { Icon } from '../../../../ui/icons/Icon'
import { Panel } from '../../../../ui/Panel/Panel'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { eveningMessages as m } from '../messages'
import type { CashCount } from '../use-cash-count'
import { TakeBackDialog } from './take-back-dialog'
import { BookLines, type Account } from './cash-book-lines'
import { SavedMark, SignedFoot } from './signed-foot'

/** How the till stands against the book, why, and who signs for it. */
export const CashResult = ({ day, account, count }: { day: Day; account: Account; count: CashCount }) => {
  const intl = useIntl()
  const [isBusy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const [wantsReason, setWantsReason] = useState(false)
  const { close, counting, change, isReadable, isBegun } = count
  const isSigned = close?.status === 'signed'
  const difference = count.differenceTo(account.balance)
  const isOff = isBegun && difference !== 0
  const needsReason = lacksReason(difference, counting.reason)

  const sign = async (): Promise<void> => {
    if (needsReason) {
      setWantsReason(true)
      document.querySelector<HTMLElement>('[data-after-notes]')?.focus()
      return
    }
    setBusy(true)
    try {
      const { number } = await count.sign(account.balance)
      toastDone(intl.formatMessage(m.signedDone, { number }))
    } catch (thrown) {
      toastError(failureOf(thrown).message ?? intl.formatMessage(m.failed))
    } finally {
      setBusy(false)
    }
  }
  const maySign = !isSigned && isBegun && isReadable && !isBusy
  useKeysInView('evening-sign', !isSigned)
  useShortcut('ctrl+Enter', () => void sign(), maySign)
  return (
    <Panel title={intl.formatMessage(m.against)} aside={<SavedMark count={count} />} flush>
      <div className="evening-pad">
        <BookLines day={day} account={account} count={count} />
      </div>
      {isBegun && (
        <div
          className={`evening-verdict evening-verdict--${difference === 0 ? 'even' : difference < 0 ? 'short' : 'over'}`}
          aria-live="polite"
        >
          <div className="evening-verdict__head">
            <b>{intl.formatMessage(difference === 0 ? m.agrees : difference < 0 ? m.short : m.over)}</b>
            {isOff ? (
              <Amount value={difference} size="large" weight="strong" signed {...(difference > 0 && { ink: 'warn' as const })} />
            ) : (
              <Icon name="check" size={18} />
            )}
          </div>
          {isOff && (
            <p>
              {intl.formatMessage(isSigned ? m.bookedAs : m.willBook, {
                group: intl.formatMessage(difference < 0 ? m.shortage : m.surplus),
              })}
            </p>
          )}
          {isOff && isSigned && (
            <p>
              {close.reason}
              {close.fund && (
                <>
                  {' · '}
                  <Link to={`/funds?open=${close.fund._id}&period=all`} className="num">
                    {close.fund.number}
                  </Link>
                </>
              )}
            </p>
          )}
          {isOff && !isSigned && (
            <Field
              label={intl.formatMessage(m.reason)}
              required
              error={wantsReason && needsReason ? intl.formatMessage(m.reasonMissing) : undefined}
            >
              {(ids) => (
                <TextInput
                  {...ids}
                  data-after-notes
                  maxLength={500}
                  value={counting.reason}
                  onChange={({ target }) => change({ reason: target.value })}
                />
              )}
            </Field>
          )}
        </div>
      )}
      <div className="evening-foot">
        {isSigned ? (
          <SignedFoot count={count} account={account} onTakeBack={() => setAsking(true)} />
        ) : (
          <>
            <span className="second">{intl.formatMessage(isBegun ? m.signHint : m.beginHint)}</span>
            <Button kind="primary" icon="check" kbd="Ctrl ↵" busy={isBusy} disabled={!maySign} onClick={() => void sign()}>
              {intl.formatMessage(m.sign)}
            </Button>
          </>
        )}
      </div>
      {asking && close && (
        <TakeBackDialog
          number={close.number}
          hasEntry={close.fund !== undefined}
          onConfirm={count.takeBack}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
