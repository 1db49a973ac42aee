import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { Totals } from '../../../../ui/Totals/Totals'
import { useToday } from '../../../../ui/zone/zone-context'
import { entryMessages as m } from '../messages'

/** The balance now, and what an entry of this amount (signed; null while it is unknown) makes of it. */
export const EntryBalance = ({ amount }: { amount: number | null }) => {
  const intl = useIntl()
  const today = useToday()
  const { data } = api.funds.useReport('funds', { since: today, until: today })
  if (!data) return null
  return (
    <DockPart className="funds-balance">
      <Totals
        lines={[
          { key: 'now', label: intl.formatMessage(m.balanceNow), value: data.closing },
          { key: 'after', label: intl.formatMessage(m.balanceAfter), value: data.closing + (amount ?? 0), kind: 'final' },
        ]}
      />
    </DockPart>
  )
}

/** The balance after an entry that counts, over all and within its label. */
export const CountedBalance = ({
  balance,
  balanceLabel,
  label,
}: {
  balance: number
  balanceLabel?: number | undefined
  label?: string | undefined
}) => {
  const intl = useIntl()
  return (
    <DockPart className="funds-balance">
      <Totals
        lines={[
          ...(label && balanceLabel !== undefined
            ? [{ key: 'label', label: intl.formatMessage(m.balanceLabel, { label }), value: balanceLabel }]
            : []),
          { key: 'after', label: intl.formatMessage(m.balanceAfter), value: balance, kind: 'final' as const },
        ]}
      />
    </DockPart>
  )
}
