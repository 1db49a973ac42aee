import { cashDifference, countedOf, lacksReason } from '@shared/areas/money/rules/cash-count'
import { isBlindTo } from '@shared/areas/counter/rules/blind-shifts'
import type { Shift } from '@shared/areas/counter/services/shifts'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { useMe } from '../../../api/session/use-me'
import { formatMoney } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { Field } from '../../../ui/Field/Field'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Panel, Stack } from '../../../ui/Panel/Panel'
import { Select } from '../../../ui/Select/Select'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { toastDone } from '../../../ui/Toasts/Toasts'
import { useLocale } from '../../../ui/zone/zone-context'
import { CashNotes, isReadable, piecesOf, type NotesTyped } from '../../money/parts/cash-notes/cash-notes'
import { counterMessages as m } from '../messages'
import { printShift } from '../print-shift'
import { ShiftCounts, ShiftLines, useDrawerLines, useTakingsLines } from '../shifts/shift-facts'
import { useCashLabels } from '../use-cash-labels'

/** Ends a shift: the drawer counted by notes against what there should be. */
export const CloseShift = ({ shift, onClosed }: { shift: Shift; onClosed: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const isBlind = isBlindTo(useMe().rights, shift)
  const [patch, { isLoading }] = api.shifts.usePatch()
  const [typed, setTyped] = useState<NotesTyped>({ notes: {}, other: null })
  const [note, setNote] = useState('')
  const [kept, setKept] = useState<number | null>(null)
  const [keepTo, setKeepTo] = useState('')
  const drawer = useDrawerLines(shift)
  const takings = useTakingsLines(shift)
  const safes = useCashLabels(shift.label)
  const [prints, setPrints] = useState(true)
  const [failure, setFailure] = useState<unknown>(null)
  const pieces = piecesOf(typed.notes)
  const counted = isReadable(typed) ? countedOf(pieces, typed.other ?? 0) : 0
  const difference = cashDifference(counted, shift.expected)
  const leaves = safes.length === 0 ? counted : (kept ?? counted)
  const ready = !isBlind && isReadable(typed) && !lacksReason(difference, note) && leaves >= 0 && leaves <= counted
  const place = useRef<HTMLDivElement>(null)
  // Counting begins with the largest notes.
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const close = (): void => {
    if (!ready || isLoading) return
    const data = {
      status: 'closed',
      counted: pieces,
      other: typed.other ?? 0,
      expected: shift.expected,
      ...(note.trim() ? { note: note.trim() } : {}),
      kept: leaves,
      ...(leaves < counted ? { keepTo: keepTo || (safes[0]?.value ?? '') } : {}),
    }
    patch({ id: shift._id, data: data as never })
      .unwrap()
      .then(({ _id, number }) => {
        toastDone(intl.formatMessage(m.closed, { number }))
        if (prints) printShift(_id)
        onClosed()
      }, setFailure)
  }
  /** Counted without knowing what there should be: now it is told, and noted. */
  const tell = (): void => {
    if (!isReadable(typed) || isLoading) return
    const data = { countDone: true, counted: pieces, other: typed.other ?? 0 }
    patch({ id: shift._id, data: data as never })
      .unwrap()
      .then(() => setFailure(null), setFailure)
  }
  const refusal = isApiError(failure) && (
    <p className="ink-debit" role="alert">
      {failure.message}
    </p>
  )
  useShortcut('ctrl+Enter', isBlind ? tell : close)
  return (
    <div ref={place} className="counter-close">
      <CashNotes
        title={intl.formatMessage(m.count)}
        {...typed}
        counted={counted}
        count={pieces.reduce((sum, each) => sum + each.count, 0)}
        onChange={(part) => setTyped({ ...typed, ...part })}
      />
      {isBlind ? (
        <Panel title={intl.formatMessage(m.expected)}>
          <Stack>
            <p className="muted">{intl.formatMessage(m.blindHint)}</p>
            {refusal}
            <Button kind="primary" size="l" block kbd="Ctrl ↵" disabled={!isReadable(typed)} busy={isLoading} onClick={tell}>
              {intl.formatMessage(m.countDone)}
            </Button>
          </Stack>
        </Panel>
      ) : (
        <Stack>
          <Panel title={intl.formatMessage(m.expected)}>
            <ShiftLines lines={drawer} />
          </Panel>
          <ShiftCounts shift={shift} />
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
              {safes.length > 0 && (
                <div className="counter-keep">
                  <Field label={intl.formatMessage(m.kept)} hint={leaves < counted ? undefined : intl.formatMessage(m.keptAll)}>
                    {(ids) => (
                      <MoneyInput
                        {...ids}
                        value={kept}
                        placeholder={formatMoney(counted, locale, { currency: false })}
                        onChange={setKept}
                      />
                    )}
                  </Field>
                  {leaves < counted && (
                    <Field label={intl.formatMessage(m.keepTo, { amount: formatMoney(counted - leaves, locale) })}>
                      {(ids) => <Select {...ids} value={keepTo || (safes[0]?.value ?? '')} onChange={setKeepTo} options={safes} />}
                    </Field>
                  )}
                  {leaves > counted && <p className="ink-debit">{intl.formatMessage(m.keptTooMuch)}</p>}
                </div>
              )}
              {refusal}
              <Checkbox checked={prints} onChange={setPrints}>
                {intl.formatMessage(m.printsShift)}
              </Checkbox>
              <p className="muted">{intl.formatMessage(m.cantReopen)}</p>
              <Button kind="primary" size="l" block kbd="Ctrl ↵" disabled={!ready} busy={isLoading} onClick={close}>
                {intl.formatMessage(m.closeShift)}
              </Button>
            </Stack>
          </Panel>
        </Stack>
      )}
      {!isBlind && (
        <Panel title={intl.formatMessage(m.takings)}>
          <ShiftLines lines={takings} />
        </Panel>
      )}
    </div>
  )
}
