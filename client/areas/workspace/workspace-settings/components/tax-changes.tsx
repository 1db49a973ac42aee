import { addDays, type Day } from '@shared/foundation/days/days'
import { TO_SHIP_STATUSES } from '@shared/foundation/documents/order-statuses'
import { vatRateOf, VAT_RATES, type VatRate } from '@shared/foundation/documents/vat-rates'
import { rateOn } from '@shared/areas/tax/rules/vat-on'
import type { WorkspaceOptions } from '@shared/areas/workspace/services/workspaces'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { formatDate } from '../../../../lib/format'
import { Icon } from '../../../../ui/icons/Icon'
import { Panel } from '../../../../ui/Panel/Panel'
import { rateText } from '../../../tax/parts/vat/rates'
import { useTaxLaw } from '../../../tax/parts/vat/use-tax-law'
import { FIRST_DAY } from '../first-day'
import { taxSettingMessages as m } from '../messages'
import type { TaxValues } from './tax-values'

interface TaxChangesProps {
  /** What the company says of itself so far. */
  tax: WorkspaceOptions['tax']
}

/** What saving changes, by figures where there are some: beside the form while it isn't saved. */
export const TaxChanges = ({ tax }: TaxChangesProps) => {
  const intl = useIntl()
  const { values, dirty } = useFormikContext<TaxValues>()
  const { kind, vat, since } = values
  if (!dirty || kind === 'nothing' || since === null) return null
  const isTaxed = kind === 'company' && vat === 'deduction'
  const wasTaxed = tax?.kind === 'company' && tax.vat === 'deduction'
  const row = (title: string, about: string) => (
    <div>
      <dt className="strong">{title}</dt>
      <dd className="settings-tax-rates__source">{about}</dd>
    </div>
  )
  return (
    <Panel title={intl.formatMessage(m.ifSaved, { day: formatDate(since) })}>
      <dl className="settings-tax-rates">
        {isTaxed ? (
          <>
            <ProductRates since={since} usual={vatRateOf(values.vatRate) ?? 10} isReduced={values.vatReduced} />
            {row(intl.formatMessage(m.changesOrdersTitle), intl.formatMessage(m.changesOrders))}
            {row(intl.formatMessage(m.changesRevenueTitle), intl.formatMessage(m.changesRevenue))}
            {row(intl.formatMessage(m.changesDebtsTitle), intl.formatMessage(m.changesDebts))}
          </>
        ) : (
          row(intl.formatMessage(m.changesBooksTitle), intl.formatMessage(m.changesNone))
        )}
        {!tax && row(intl.formatMessage(m.changesReportsTitle), intl.formatMessage(m.changesReports))}
      </dl>
      {isTaxed && !wasTaxed && <OpenWithoutVat until={addDays(since, -1)} />}
    </Panel>
  )
}

/** How many products get VAT, and at which rates, on the day it counts from. */
const ProductRates = ({ since, usual, isReduced }: { since: Day; usual: VatRate; isReduced: boolean }) => {
  const intl = useIntl()
  const law = useTaxLaw()
  const products = api.products.useFind({ status: 'active', $select: ['categoryId', 'vatRate', 'vatReduced'], $limit: -1 }).data?.data
  const categories = api.categories.useFind({ $limit: -1 }).data?.data
  if (!products || !categories) return null
  const ofCategory = new Map(categories.map(({ _id, vatRate }) => [_id as string, vatRate]))
  const rates = products.map(({ categoryId, vatRate, vatReduced }) =>
    rateOn(vatRate ?? ofCategory.get(categoryId) ?? usual, vatReduced ?? isReduced, since, law),
  )
  const counts = VAT_RATES.flatMap((rate) => {
    const count = rates.filter((each) => each === rate).length
    return count === 0 ? [] : [{ rate, count }]
  }).sort((one, other) => other.count - one.count)
  if (counts.length === 0) return null
  return (
    <div>
      <dt className="strong">{intl.formatMessage(m.changesProducts, { count: rates.length })}</dt>
      <dd className="settings-tax-rates__source">
        {intl.formatMessage(m.changesRates, {
          rates: counts.map(({ rate, count }) => intl.formatMessage(m.changesRate, { count, rate: rateText(intl, rate) })).join(', '),
        })}
      </dd>
    </div>
  )
}

/** Orders whose goods are still to leave, written before VAT counts: they stay without it. */
const OpenWithoutVat = ({ until }: { until: Day }) => {
  const intl = useIntl()
  const count = api.orders.useFind({ group: 'sales', status: { $in: TO_SHIP_STATUSES }, until, $limit: 0 }).data?.total ?? 0
  if (count === 0) return null
  return (
    <div className="settings-open-before ink-warn" role="status">
      <Icon name="warning" />
      <p>
        {intl.formatMessage(m.changesBefore, { count })}{' '}
        <Link to={`/sales/orders/toShip/null/${FIRST_DAY}/${until}`}>{intl.formatMessage(m.changesShow)}</Link>
      </p>
    </div>
  )
}
