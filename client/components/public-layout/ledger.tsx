import { useIntl } from 'react-intl'
import { formatNumber } from '../../lib/format'
import { useLocale } from '../../ui/zone/zone-context'
import { publicMessages } from './messages'

/** Day of the month, the company's own words, and what came in (or went out). */
const entries: readonly (readonly [day: string, note: string, amount: number])[] = [
  ['03', 'Bán sỉ trà sen, An Khang', 15_000_000],
  ['05', 'Nhập cà phê nhân, HTX Cư Kuin', -48_600_000],
  ['07', 'Khách sạn Sông Hương trả nốt', 12_480_000],
  ['09', 'Lương tháng 10', -68_000_000],
  ['11', 'Quà Tết, Biển Đảo đặt cọc', 31_200_000],
  ['14', 'Sửa máy rang số 2', -3_260_000],
  ['17', 'Đại lý Cần Thơ', 23_750_000],
  ['19', 'Hộp giấy kraft in logo', -5_400_000],
  ['21', 'Chuỗi cà phê Bến Thơ', 8_640_000],
]
const opening = 214_380_000

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const amounts = entries.map(([, , amount]) => amount)

/** A ruled page of figures that add up. Decoration: readers don't hear it. */
export const Ledger = () => {
  const intl = useIntl()
  const locale = useLocale()
  const write = (amount: number): string => (amount === 0 ? '' : formatNumber(Math.abs(amount), locale))
  return (
    <div className="public-layout__ledger">
      <table>
        <thead>
          <tr>
            <th>{intl.formatMessage(publicMessages.day)}</th>
            <th>{intl.formatMessage(publicMessages.note)}</th>
            <th>{intl.formatMessage(publicMessages.moneyIn)}</th>
            <th>{intl.formatMessage(publicMessages.moneyOut)}</th>
            <th>{intl.formatMessage(publicMessages.balance)}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>02/11</td>
            <td>Số dư mang sang</td>
            <td />
            <td />
            <td>{write(opening)}</td>
          </tr>
          {entries.map(([day, note, amount], index) => (
            <tr key={day} className={index === entries.length - 1 ? 'public-layout__ledger-new' : undefined}>
              <td>{day}/11</td>
              <td>{note}</td>
              <td>{write(Math.max(0, amount))}</td>
              <td>{write(Math.min(0, amount))}</td>
              <td>{write(opening + sum(amounts.slice(0, index + 1)))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td>{intl.formatMessage(publicMessages.total)}</td>
            <td>
              <b>{write(sum(amounts.filter((amount) => amount > 0)))}</b>
            </td>
            <td>
              <b>{write(sum(amounts.filter((amount) => amount < 0)))}</b>
            </td>
            <td>
              <b>{write(opening + sum(amounts))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
