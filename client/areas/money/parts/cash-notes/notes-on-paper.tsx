import type { Pieces } from '@shared/areas/money/rules/cash-count'
import { useIntl } from 'react-intl'
import { formatMoney, formatQuantity } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { cashNotesMessages as nm } from './messages'

interface NotesOnPaperProps {
  readonly pieces: readonly Pieces[]
  readonly other: number
  /** What both come to, whole dong. */
  readonly counted: number
  /** What it is held against, and by how much it is more; with the words for both. */
  readonly against?: { readonly name: string; readonly expected: number; readonly verdict: string; readonly difference: number }
}

/** Cash on paper: so many notes of each kind, what they come to, and what there should have been. */
export const NotesOnPaper = ({ pieces, other, counted, against }: NotesOnPaperProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  return (
    <table>
      <thead>
        <tr>
          <th>{intl.formatMessage(nm.denomination)}</th>
          <th className="end">{intl.formatMessage(nm.pieces)}</th>
          <th className="end">{intl.formatMessage(nm.comesTo)}</th>
        </tr>
      </thead>
      <tbody>
        {pieces.map(({ value, count }) => (
          <tr key={value}>
            <td className="num">{money(value)}</td>
            <td className="end num">{formatQuantity(count, locale)}</td>
            <td className="end num">{money(value * count)}</td>
          </tr>
        ))}
        {other > 0 && (
          <tr>
            <td>{intl.formatMessage(nm.other)}</td>
            <td />
            <td className="end num">{money(other)}</td>
          </tr>
        )}
        <tr className="strong">
          <td colSpan={2}>{intl.formatMessage(nm.counted)}</td>
          <td className="end num">{money(counted)}</td>
        </tr>
        {against && (
          <>
            <tr>
              <td colSpan={2}>{against.name}</td>
              <td className="end num">{money(against.expected)}</td>
            </tr>
            <tr className="strong">
              <td colSpan={2}>{against.verdict}</td>
              <td className="end num">{formatMoney(against.difference, locale, { currency: false, plus: true })}</td>
            </tr>
          </>
        )}
      </tbody>
    </table>
  )
}
