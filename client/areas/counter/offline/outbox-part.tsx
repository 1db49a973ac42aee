import type { Shift } from '@shared/areas/counter/services/shifts'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSelector } from 'react-redux'
import { send } from '../../../api/send'
import { selectToken, type WithSession } from '../../../api/session/session-slice'
import { currentLanguage } from '../../../i18n/language'
import { formatMoney, formatTime } from '../../../lib/format'
import { salesOfFile } from '../../../lib/outbox/outbox'
import { clockWrongBy } from '../../../lib/outbox/server-now'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { StatusDisc } from '../../../ui/StatusDisc/StatusDisc'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { counterMessages as m } from '../messages'
import type { WaitingSale } from '../../../lib/outbox/device'
import { useSent, type Outcome } from '../../../lib/outbox/outcomes'
import { saveOutbox } from '../../../lib/outbox/save-outbox'
import { useWaitingList } from './use-outbox-sale'
import { useReady } from './use-ready'

const SHOWN = 6

/** Puts each sale of a file into the books, once, whoever brought it in before. */
const useBringFile = (): { readonly said: string | null; readonly bring: (file: File) => Promise<void> } => {
  const intl = useIntl()
  const accessToken = useSelector((state: WithSession) => selectToken(state))
  const [said, setSaid] = useState<string | null>(null)
  const bring = async (file: File): Promise<void> => {
    const sales = salesOfFile(await file.text())
    if (!sales) return setSaid(intl.formatMessage(m.notAFile))
    for (const [done, { key, body }] of sales.entries()) {
      const { error } = await send(
        { service: 'orders', method: 'create', data: body, idempotencyKey: key },
        { accessToken, language: currentLanguage() },
      )
      if (error) return setSaid(intl.formatMessage(m.notBrought, { done, count: sales.length, why: error.message }))
    }
    setSaid(intl.formatMessage(m.broughtIn, { count: sales.length }))
  }
  return { said, bring }
}

type RowState = Outcome['state'] | 'waiting' | 'refused'
/** A ring waits, a part is on its way, a tick is in the books, a bang needs somebody. */
const DISC: Readonly<Record<RowState, string>> = {
  waiting: 'new-order',
  sending: 'processing',
  entered: 'finished',
  settle: 'unsure',
  refused: 'failed',
}
const INK: Readonly<Record<RowState, string>> = {
  waiting: 'muted',
  sending: 'muted',
  entered: 'ink-credit',
  settle: 'ink-warn',
  refused: 'ink-debit',
}

/** The last sales of the outbox, row by row with what becomes of each; those that were taken just now stand before those that wait. */
const useOutboxRows = (sales: readonly WaitingSale[]) => {
  const intl = useIntl()
  const sent = useSent()
  const waits = new Set(sales.map(({ key }) => key))
  const stateOf = (sale: WaitingSale): { readonly state: RowState; readonly why?: string | undefined } => {
    const outcome = sent.find(({ key }) => key === sale.key)?.outcome
    if (outcome?.state === 'sending') return outcome
    return sale.refused === undefined ? { state: 'waiting' } : { state: 'refused', why: sale.refused }
  }
  const taken = sent.filter(({ key, outcome }) => outcome.state !== 'sending' && !waits.has(key))
  const rows = [
    ...taken.map(({ outcome, ...sale }) => ({ ...sale, ...outcome })),
    ...sales.slice(-SHOWN).map((sale) => ({ ...sale, ...stateOf(sale) })),
  ]
  return rows.slice(-SHOWN).map((row) => ({
    ...row,
    words: intl.formatMessage(m.rowState, {
      state: row.state,
      number: 'number' in row ? row.number : '',
      why: 'why' in row ? row.why : '',
    }),
  }))
}

/** Selling without a connection: the switch that makes the counter ready, what waits to be sent, and its file. */
export const OutboxPart = ({ shift }: { readonly shift: Shift }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const { isReady, isBusy, failure, asOf, makeReady, giveUp } = useReady(shift)
  const sales = useWaitingList()
  const rows = useOutboxRows(sales)
  const { said, bring } = useBringFile()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(0)
  useEffect(() => {
    if (isReady) void clockWrongBy().then(setWrong)
  }, [isReady])
  return (
    <section className="counter-outbox">
      <Checkbox checked={isReady} disabled={isBusy || sales.length > 0} onChange={(on) => void (on ? makeReady() : giveUp())}>
        {intl.formatMessage(m.ready)}
        <small className="muted">
          {isReady && asOf !== null
            ? intl.formatMessage(m.readyAsOf, { time: formatTime(asOf, zone, { seconds: true }) })
            : intl.formatMessage(m.readyHint)}
        </small>
      </Checkbox>
      {failure && (
        <p className="ink-debit" role="alert">
          {intl.formatMessage(m.notReady, { why: failure })}
        </p>
      )}
      {wrong !== 0 && (
        <p className="ink-warn" role="alert">
          {intl.formatMessage(m.wrongClock, { minutes: Math.abs(wrong) })}
        </p>
      )}
      {rows.length > 0 && (
        <>
          <h3 className="counter-outbox__head">
            <b>{intl.formatMessage(m.outbox)}</b>
            <span className="muted num">
              {intl.formatMessage(m.outboxSum, {
                count: sales.length,
                total: formatMoney(
                  sales.reduce((sum, { total }) => sum + total, 0),
                  locale,
                ),
              })}
            </span>
            {sales.length > 0 && (
              <Button kind="link" size="s" onClick={() => void saveOutbox()}>
                {intl.formatMessage(m.saveFile)}
              </Button>
            )}
          </h3>
          <ul>
            {rows.map(({ key, provisional, at, way, total, state, words }) => (
              <li key={key}>
                <span>
                  <StatusDisc status={DISC[state]} /> <b className="num">{provisional}</b>
                </span>
                <span className="muted num">
                  {formatTime(at, zone)} · {way}
                </span>
                <Amount value={total} currency={false} weight="name" />
                <small className={INK[state]}>{words}</small>
              </li>
            ))}
          </ul>
          <p className="muted">{intl.formatMessage(m.outboxHint)}</p>
        </>
      )}
      {isReady && sales.length === 0 && (
        <p>
          <Button kind="link" size="s" onClick={() => input.current?.click()}>
            {intl.formatMessage(m.bringFile)}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept="application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void bring(file)
              target.value = ''
            }}
          />
        </p>
      )}
      {said !== null && <p role="status">{said}</p>}
    </section>
  )
}
