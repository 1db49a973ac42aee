import { describedAccount } from '@shared/foundation/ledger/accounts'
import type { Seal } from '@shared/areas/books/services/seals'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { CopyIcon } from '../../../../components/copy-button'
import { formatDateTime, formatMonth } from '../../../../lib/format'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { Icon } from '../../../../ui/icons/Icon'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { checkTexts } from '../check-texts'
import { linkMessages, monthsMessages, sealMessages as m } from '../messages'
import { codeLines, isYearEnd, monthInWords, monthOfSeal, sealAddress, sumOfGroups, toldBalance, TOLD_BALANCES } from '../months'
import type { FreshLink } from './fresh-link'
import { LinkDialog } from './link-dialog'
import { ReopenDialog } from './reopen-dialog'
import { SealLinks } from './seal-links'
import { SealQuestions } from './seal-questions'
import { YearEndPart } from './year-end-part'
import { After, Proven } from './seal-proof'
import { Lines, Line } from './seal-lines'
import '../../../../ui/Totals/Totals.css'

interface SealDockProps {
  seal: Seal
  /** Seals of the same month, before or after it. */
  others: readonly Seal[]
  onChoose: (id: string) => void
  onClose: () => void
}

const QR_POINTS = 112

/** A seal: its code, whether the books are still what was sealed, what it holds, and what came after it. */
export const SealDock = ({ seal, others, onChoose, onClose }: SealDockProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const isBoard = useCan('bod')
  const [opening, setOpening] = useState(false)
  const [linking, setLinking] = useState(false)
  const [fresh, setFresh] = useState<FreshLink | null>(null)
  useShortcut('l', () => setLinking(true), isBoard)
  const { _id, code, figures, notes, open, opened } = seal
  const month = monthOfSeal(seal)
  const word = formatMonth(month, locale)
  const proof = api.seals.useReport('proof', { code })
  return (
    <>
      <DockForm
        title={word}
        status={
          <span className={opened ? 'months-state months-state--opened' : 'months-state'}>
            <Icon name="lock" size={13} /> {intl.formatMessage(opened ? monthsMessages.stateOpened : monthsMessages.stateSealed)}
          </span>
        }
        onClose={onClose}
        foot={
          <>
            {isBoard && !opened && (
              <Button kind="danger-quiet" onClick={() => setOpening(true)}>
                {intl.formatMessage(m.reopen)}
              </Button>
            )}
            {isBoard && opened && others.every((other) => other.number < seal.number) && (
              <ButtonLink icon="lock" to={`/report/months/${month}`}>
                {intl.formatMessage(m.sealAgain)}
              </ButtonLink>
            )}
            <ButtonLink icon="print" to={`/print/seal/${_id}`}>
              {intl.formatMessage(m.print)}
            </ButtonLink>
            {isBoard && (
              <Button kind="primary" icon="link" kbd="L" onClick={() => setLinking(true)}>
                {intl.formatMessage(linkMessages.make)}
              </Button>
            )}
          </>
        }
      >
        <DockPart sunken className="seal-code">
          <div>
            <p className="second">{intl.formatMessage(m.codeAbout, { month: monthInWords(month, locale) })}</p>
            <p className="seal-code__signs num">
              {codeLines(code).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <CopyIcon text={code} />
            </p>
            <Proven proof={proof} />
          </div>
          <span className="seal-code__qr">
            <QrCode text={sealAddress(window.location.origin, code)} size={QR_POINTS} />
          </span>
        </DockPart>
        <DockPart title={intl.formatMessage(m.figures)}>
          <div className="seal-figures">
            <Lines label={intl.formatMessage(m.result)}>
              <Line label={intl.formatMessage(m.revenue)} value={figures.revenue} />
              <Line label={intl.formatMessage(m.cost)} value={-figures.cost + 0} />
              <Line label={intl.formatMessage(m.gross)} value={figures.revenue - figures.cost} kind="sum" />
              <Line label={intl.formatMessage(m.groups)} value={sumOfGroups(figures)} />
              {figures.depreciation !== 0 && <Line label={intl.formatMessage(m.depreciation)} value={-figures.depreciation} />}
              <Line label={intl.formatMessage(m.netProfit)} value={figures.netProfitAfterDepreciation} kind="final" />
            </Lines>

            <Lines label={intl.formatMessage(m.balances)}>
              {TOLD_BALANCES.map((account) => (
                <Line key={account} label={describedAccount(account)[locale]} value={toldBalance(figures, account)} />
              ))}
            </Lines>
          </div>
        </DockPart>
        {!opened && isYearEnd(month) && <YearEndPart year={Number(month.slice(0, 4))} />}
        {notes.length > 0 && (
          <DockPart title={intl.formatMessage(m.notes)}>
            <dl className="seal-notes">
              {notes.map(({ kind, note }) => (
                <div key={kind}>
                  <dt>
                    {intl.formatMessage(checkTexts[kind].title)}{' '}
                    <span className="second">
                      {intl.formatMessage(checkTexts[kind].open, { count: open.find((each) => each.kind === kind)?.count ?? 0 })}
                    </span>
                  </dt>
                  <dd>{note}</dd>
                </div>
              ))}
            </dl>
          </DockPart>
        )}
        <After seal={seal} proof={proof.currentData} />
        {isBoard && <SealLinks sealId={_id} fresh={fresh} />}
        {isBoard && <SealQuestions sealId={_id} />}
        {others.length > 0 && (
          <DockPart title={intl.formatMessage(m.others)}>
            <ul className="seal-others">
              {others.map((other) => (
                <li key={other._id}>
                  <Button kind="link" onClick={() => onChoose(other._id)}>
                    <span className="num">{codeLines(other.code)[0]}…</span>
                  </Button>
                  <span className="second num">{formatDateTime(other.at, zone)}</span>
                </li>
              ))}
            </ul>
          </DockPart>
        )}
      </DockForm>
      {linking && <LinkDialog sealId={_id} month={month} onMade={setFresh} onClose={() => setLinking(false)} />}
      {opening && <ReopenDialog month={month} onClose={() => setOpening(false)} />}
    </>
  )
}
