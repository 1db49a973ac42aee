import { sumDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { classNames } from '../../../../lib/class-names'
import { formatDate } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Equation, type EquationTerm } from '../../../../ui/Figures/Figures'
import { SkeletonBar } from '../../../../ui/Skeleton/Skeleton'
import { useToday } from '../../../../ui/zone/zone-context'
import { writeFundsView, type FundsView } from '../funds-address'
import { summaryQuery } from '../funds-query'
import { fundsMessages as m } from '../messages'
import { partsOfSide } from '../summary'
import { LabelBalances } from './label-balances'

/** What an account's entries are narrowed to besides: nothing. */
const usualOf = { group: '', status: 'all', search: '', page: 1, open: '', order: '' } as const

/** Opening + in − out = closing, with the groups beneath; of one group only what came in less what went out. */
export const FundsSummary = ({ view, known }: { view: FundsView; known: string | null }) => {
  const intl = useIntl()
  const today = useToday()
  const groupName = useFundGroupName()
  const { data, currentData, isFetching, error, refetch } = api.funds.useReport('funds', summaryQuery(view, known))
  if (error && !data)
    return (
      <p className="funds-summary-note" role="alert">
        {intl.formatMessage(m.sumFailed)}{' '}
        <Button kind="link" onClick={() => refetch()}>
          {intl.formatMessage(m.reload)}
        </Button>
      </p>
    )
  if (!data)
    return (
      <div className={classNames('funds-summary-note', !view.group && 'funds-summary-note--parts')}>
        <SkeletonBar width="70%" />
      </div>
    )
  const side = (key: 'credit' | 'debit'): EquationTerm => {
    const isCredit = key === 'credit'
    const parts = partsOfSide(data[key], isCredit).map(({ group, value, count }) => ({
      key: group || 'rest',
      label: group ? groupName(group) : intl.formatMessage(m.otherGroups, { count }),
      value,
    }))
    return {
      key,
      label: intl.formatMessage(isCredit ? m.moneyIn : m.moneyOut),
      value: (isCredit ? data[key].total : -data[key].total) + 0,
      ink: key,
      ...(!view.group && { parts }),
    }
  }
  const sides = [side('credit'), side('debit')]
  const terms: EquationTerm[] = view.group
    ? [...sides, { key: 'net', label: intl.formatMessage(m.net), value: sumDong([data.credit.total, data.debit.total]) }]
    : [
        {
          key: 'opening',
          label: intl.formatMessage(m.opening),
          value: data.opening,
          note: intl.formatMessage(m.openingNote, { day: formatDate(view.since) }),
        },
        ...sides,
        {
          key: 'closing',
          label: intl.formatMessage(m.closing),
          value: data.closing,
          note:
            known === null && view.until >= today && view.since <= today
              ? intl.formatMessage(m.closingNow)
              : intl.formatMessage(m.closingNote, { day: formatDate(view.until) }),
        },
      ]
  return (
    <div className={classNames('funds-summary', currentData === undefined && 'funds-summary--old')} aria-busy={isFetching}>
      <Equation terms={terms} signs={view.group ? ['−', '='] : ['+', '−', '=']} />
      <LabelBalances
        labels={data.labels}
        hrefOf={(label) => writeFundsView({ ...view, ...usualOf, label, unlabelled: label === '' }, today)}
      />
    </div>
  )
}
