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
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { counterMessages as m } from '../messages'
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

/** Selling without a connection: the switch that makes the counter ready, what waits to be sent, and its file. */
export const OutboxPart = ({ shift }: { readonly shift: Shift }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const { isReady, isBusy, failure, asOf, makeReady, giveUp } = useReady(shift)
  const sales = useWaitingList()
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
      {sales.length > 0 && (
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
            <Button kind="link" size="s" onClick={() => void saveOutbox()}>
              {intl.formatMessage(m.saveFile)}
            </Button>
          </h3>
          <ul>
            {sales.slice(-SHOWN).map(({ key, provisional, at, way, total, refused }) => (
              <li key={key}>
                <b className="num">{provisional}</b>
                <span className="muted num">
                  {formatTime(at, zone)} · {way}
                </span>
                <Amount value={total} currency={false} weight="name" />
                {refused && <small className="ink-debit">{refused}</small>}
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
