import { useIntl } from 'react-intl'
import { taxMessages as m } from '../messages'
import { OTHER_TAX_HEADS, OTHER_TAX_LINES } from '../tax-books'

const SIGNS = ['A', 'B', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

/** The book of other taxes: nothing in the books is one, its lines are filled in by hand. */
export const OtherTaxesTable = () => {
  const intl = useIntl()
  return (
    <table className="tax-book tax-book--wide tax-book--empty">
      <thead>
        <tr>
          {OTHER_TAX_HEADS.map((head) => (
            <th key={head}>{intl.formatMessage(m[head])}</th>
          ))}
        </tr>
        <tr className="tax-book__signs">
          {SIGNS.map((sign) => (
            <th key={sign}>{sign}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: OTHER_TAX_LINES }, (_, line) => (
          <tr key={line}>
            {SIGNS.map((sign) => (
              <td key={sign} />
            ))}
          </tr>
        ))}
        <tr className="tax-book__sum">
          <td />
          <td colSpan={SIGNS.length - 1}>{intl.formatMessage(m.total)}</td>
        </tr>
      </tbody>
    </table>
  )
}
