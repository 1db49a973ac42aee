import { describedAccount } from '@shared/foundation/ledger/accounts'
import type { Seal } from '@shared/areas/books/services/seals'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { LoadFailed } from '../../../../components/list-states'
import { PaperHead } from '../../../../components/paper/paper'
import { formatDateTime, formatMoney, formatNumber } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { checkTexts } from '../check-texts'
import { sealMessages as m } from '../messages'
import { codeLines, monthInWords, monthOfSeal, sealAddress, sumOfGroups } from '../months'
import './months.css'

const QR_POINTS = 132

/** A seal on paper: its code, and the figures that it stands for. */
export const SealPaperScreen = () => {
  const { id = '' } = useParams()
  const { data, error, refetch, isFetching } = api.seals.useGet(id)
  if (data) return <SealPaper seal={data} />
  return error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={12} />
}

const SealPaper = ({ seal }: { seal: Seal }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const workspace = useWorkspace()
  const { code, figures, notes, open, at, creator, seq, digest } = seal
  const title = intl.formatMessage(m.paper, { month: monthInWords(monthOfSeal(seal), locale) })
  const heads = [m.opening, m.debit, m.credit, m.closing].map((head) => intl.formatMessage(head))
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  return (
    <PrintPage
      title={title}
      tools={
        <Button kind="primary" icon="print" onClick={() => window.print()}>
          {intl.formatMessage(m.printing)}
        </Button>
      }
    >
      {workspace && <PaperHead issuer={workspace} />}
      <h1 className="seal-paper__title">{title}</h1>
      <div className="seal-paper__code">
        <div>
          <b className="num">
            {codeLines(code).map((line) => (
              <span key={line} className="paper-line">
                {line}
              </span>
            ))}
          </b>
          <p>{intl.formatMessage(m.sealedBy, { at: formatDateTime(at, zone), name: creator?.name ?? '–' })}</p>
          <p>
            {intl.formatMessage(m.seq)}: 1–{formatNumber(seq, locale)}
          </p>
          <p className="seal-paper__digest num">
            {intl.formatMessage(m.digest)}: {digest}
          </p>
        </div>
        <QrCode text={sealAddress(window.location.origin, code)} size={QR_POINTS} />
      </div>
      <table className="seal-paper__result">
        <tbody>
          {[
            { label: m.revenue, value: figures.revenue },
            { label: m.cost, value: -figures.cost + 0 },
            { label: m.gross, value: figures.revenue - figures.cost, isSum: true },
            { label: m.groups, value: sumOfGroups(figures) },
            ...(figures.depreciation === 0 ? [] : [{ label: m.depreciation, value: -figures.depreciation }]),
            { label: m.netProfit, value: figures.netProfitAfterDepreciation, isSum: true },
          ].map(({ label, value, isSum = false }) => (
            <tr key={label.id}>
              <td>{intl.formatMessage(label)}</td>
              <td className="end num">{isSum ? <b>{money(value)}</b> : money(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="seal-paper__accounts">
        <thead>
          <tr>
            <th>{intl.formatMessage(m.account)}</th>
            {heads.map((head) => (
              <th key={head} className="end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.accounts.map(({ account, opening, debit, credit, closing }) => (
            <tr key={account}>
              <td>
                {account} {describedAccount(account)[locale]}
              </td>
              {[opening, debit, credit, closing].map((value, index) => (
                <td key={index} className="end num" data-head={heads[index]}>
                  {money(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && (
        <>
          <h2>{intl.formatMessage(m.notes)}</h2>
          <ul>
            {notes.map(({ kind, note }) => (
              <li key={kind}>
                {intl.formatMessage(checkTexts[kind].title)} (
                {intl.formatMessage(checkTexts[kind].open, { count: open.find((each) => each.kind === kind)?.count ?? 0 })}): {note}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="seal-paper__foot">{intl.formatMessage(m.paperFoot)}</p>
    </PrintPage>
  )
}
