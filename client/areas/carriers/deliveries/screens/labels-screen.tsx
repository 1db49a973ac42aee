import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { LoadFailed } from '../../../../components/list-states'
import { useDocumentTitle } from '../../../../lib/document-title'
import { formatMoney } from '../../../../lib/format'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import '../../../../ui/PrintPage/PrintPage.css'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../../ui/zone/zone-context'
import { carrierName } from '../../../../components/parcels/parcel-words'
import { placeOf, serviceWord } from '../delivery-words'
import { deliveryMessages as m } from '../messages'
import '../components/deliveries.css'

/** One job prints no more. */
const MAX_LABELS = 200
const CODE_PX = 64

const Label = ({ delivery }: { delivery: Delivery }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { code = '', carrier, service, order, from, to, cod, weight, note } = delivery
  return (
    <article className="delivery-label" aria-label={code}>
      <header>
        <span>
          {[...new Set([carrierName(carrier, intl), serviceWord(service, intl)])].filter(Boolean).join(' · ')}
          <br />
          <span className="delivery-label__code num">{code}</span>
          <br />
          {order?.order_number}
        </span>
        <QrCode text={code} size={CODE_PX} />
      </header>
      <div>
        {from && (
          <p>
            {intl.formatMessage(m.labelFrom)}: {from.name}, {from.phone}, {from.address}
          </p>
        )}
        <p className="delivery-label__to">
          {intl.formatMessage(m.labelTo)}: {to.name}, {to.phone}
        </p>
        <p>{[to.address, placeOf(delivery)].join(', ')}</p>
        {note && <p>{note}</p>}
      </div>
      <footer>
        <span className="delivery-label__cod num">
          {intl.formatMessage(m.labelCod)}: {formatMoney(cod, locale)}
        </span>
        <span>
          {intl.formatNumber(weight)} g
          <br />
          {intl.formatMessage(m.labelLook)}
        </span>
      </footer>
    </article>
  )
}

/** Labels of 100 × 75 mm, one to a page: `?ids=a,b,c`. What its carrier hasn't given a code yet is left out. */
export const LabelsScreen = () => {
  const intl = useIntl()
  const [params] = useSearchParams()
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter((id) => /^[0-9a-f]{24}$/.test(id)))].slice(0, MAX_LABELS)
  const { data, error, isFetching, refetch } = api.deliveries.useFind(
    { _id: { $in: ids }, $limit: MAX_LABELS, $total: false },
    { skip: ids.length === 0 },
  )
  useDocumentTitle(intl.formatMessage(m.labelsTitle))
  const found = ids.flatMap((id) => data?.data.find((each) => each._id === id && each.code !== undefined) ?? [])
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
  return (
    <>
      <div className="ui-print__tools">
        <ButtonLink kind="quiet" icon="arrow-left" to="/sales/deliveries">
          {intl.formatMessage(m.labelsBack)}
        </ButtonLink>
        <Button kind="primary" icon="print" disabled={found.length === 0} onClick={() => window.print()}>
          {intl.formatMessage(m.labelsPrint)}
        </Button>
      </div>
      {ids.length > 0 && !data ? (
        <SkeletonRows rows={6} />
      ) : found.length === 0 ? (
        <EmptyState icon="truck" title={intl.formatMessage(m.labelsNone)} />
      ) : (
        <main className="delivery-labels">
          {found.map((delivery) => (
            <Label key={delivery._id} delivery={delivery} />
          ))}
        </main>
      )}
    </>
  )
}
