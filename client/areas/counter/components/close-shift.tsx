import { cashDifference, countedOf, lacksReason } from '@shared/areas/money/rules/cash-count'
import type { Shift } from '@shared/areas/counter/services/shifts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Field } from '../../../ui/Field/Field'
import { Panel, Stack } from '../../../ui/Panel/Panel'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { toastDone } from '../../../ui/Toasts/Toasts'
import { CashNotes, isReadable, piecesOf, type NotesTyped } from '../../money/parts/cash-notes/cash-notes'
import { counterMessages as m, shiftMessages } from '../messages'

/** Ends a shift: the drawer counted by notes against what there should be. */
export const CloseShift = ({ shift, onClosed }: { shift: Shift; onClosed: () => void }) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.shifts.usePatch()
  const [typed, setTyped] = useState<NotesTyped>({ notes: {}, other: null })
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const pieces = piecesOf(typed.notes)
  const counted = isReadable(typed) ? countedOf(pieces, typed.other ?? 0) : 0
  const difference = cashDifference(counted, shift.expected)
  const ready = isReadable(typed) && !lacksReason(difference, note)
  const close = (): void => {
    if (!ready || isLoading) return
    const data = {
      status: 'closed',
      counted: pieces,
      other: typed.other ?? 0,
      expected: shift.expected,
      ...(note.trim() ? { note: note.trim() } : {}),
    }
    patch({ id: shift._id, data: data as never })
      .unwrap()
      .then(({ number }) => {
        toastDone(intl.formatMessage(m.closed, { number }))
        onClosed()
      }, setFailure)
  }
  useShortcut('ctrl+Enter', close)
  return (
    <div className="counter-close">
      <CashNotes
        title={intl.formatMessage(m.count)}
        {...typed}
        counted={counted}
        count={pieces.reduce((sum, each) => sum + each.count, 0)}
        onChange={(part) => setTyped({ ...typed, ...part })}
      />
      <Stack>
        <Panel title={intl.formatMessage(m.expected)}>
          <dl className="counter-facts">
            <dt>{intl.formatMessage(m.atBeginning)}</dt>
            <dd>
              <Amount value={shift.opening} currency={false} />
            </dd>
            <dt>{intl.formatMessage(m.fromSales)}</dt>
            <dd>
              <Amount value={shift.expected - shift.opening} currency={false} />
            </dd>
            <dt>
              <b>{intl.formatMessage(m.expected)}</b>
            </dt>
            <dd>
              <Amount value={shift.expected} currency={false} weight="strong" />
            </dd>
          </dl>
        </Panel>
        <Panel
          title={intl.formatMessage(difference === 0 ? m.agrees : difference < 0 ? m.short : m.over)}
          aside={<Amount value={difference} signed weight="strong" size="large" />}
        >
          <Stack>
            {difference !== 0 && (
              <>
                <p className="muted">{intl.formatMessage(m.willBook)}</p>
                <Field label={intl.formatMessage(m.why)} required>
                  {(ids) => (
                    <TextInput {...ids} data-after-notes value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
                  )}
                </Field>
              </>
            )}
            {isApiError(failure) && (
              <p className="ink-debit" role="alert">
                {failure.message}
              </p>
            )}
            <p className="muted">{intl.formatMessage(m.cantReopen)}</p>
            <Button kind="primary" size="l" block kbd="Ctrl ↵" disabled={!ready} busy={isLoading} onClick={close}>
              {intl.formatMessage(m.closeShift)}
            </Button>
          </Stack>
        </Panel>
      </Stack>
      <Panel title={intl.formatMessage(m.takings)}>
        <dl className="counter-facts">
          {shift.takings.map(({ label, amount }) => (
            <Fact key={label} name={label} value={amount} />
          ))}
          {(['sales', 'returns'] as const).map((side) => (
            <Fact
              key={side}
              name={`${intl.formatMessage(shiftMessages[side])} (${shift[side].count})`}
              value={side === 'sales' ? shift.sales.amount : -shift.returns.amount}
            />
          ))}
        </dl>
      </Panel>
    </div>
  )
}

const Fact = ({ name, value }: { name: string; value: number }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <Amount value={value} currency={false} />
    </dd>
  </>
)
