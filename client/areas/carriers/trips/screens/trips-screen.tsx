import type { Delivery, DeliveryAction } from '@shared/areas/carriers/services/deliveries'
import { sumDong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { LoadFailed } from '../../../../components/list-states'
import { useDocumentTitle } from '../../../../lib/document-title'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { failureOf } from '../../../../ui/form/form-error'
import { Icon } from '../../../../ui/icons/Icon'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { tripMessages as m } from '../messages'
import './trips.css'

const addressOf = ({ to: { address, ward, district, province } }: Delivery): string =>
  [address, ward, district, province].filter(Boolean).join(', ')
const mapOf = (delivery: Delivery): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressOf(delivery))}`

const isOpen = ({ status }: Delivery): boolean => status === 'ready' || status === 'delivering' || status === 'failed'
/** Delivered, and its money still in the driver's hand. */
const isHeld = ({ codState }: Delivery): boolean => codState === 'collected'

/** What a member is to bring themselves: the next stop with its way, call and money, then the others. No prices, no debts. */
export const TripsScreen = () => {
  const intl = useIntl()
  const me = useMe()
  const [chosen, setChosen] = useState('')
  const { data, error, isFetching, refetch } = api.deliveries.useFind({
    driverId: me._id,
    status: { $in: ['ready', 'delivering', 'failed', 'delivered'] },
    $sort: { _id: 1 },
    $limit: -1,
  })
  useDocumentTitle(intl.formatMessage(m.screen))
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
  if (!data) return <SkeletonRows rows={6} />
  const own = data.data.filter((delivery) => isOpen(delivery) || isHeld(delivery))
  // Where nobody was is tried again after the others.
  const open = [...own.filter((each) => isOpen(each) && each.status !== 'failed'), ...own.filter(({ status }) => status === 'failed')]
  const held = own.filter(isHeld)
  const next = open.find(({ _id }) => _id === chosen) ?? open[0]
  const others = open.filter((each) => each !== next)
  return (
    <main className="trips">
      <header className="trips__head">
        <h1>{intl.formatMessage(m.screen)}</h1>
        <div>
          <span className="muted">{intl.formatMessage(m.cash)}</span>
          <strong className="trips__cash">
            <Amount value={sumDong(held.map(({ cod }) => cod))} currency rule />
          </strong>
        </div>
        {own.length > 0 && <span className="muted">{intl.formatMessage(m.done, { done: held.length, all: own.length })}</span>}
      </header>
      {own.length === 0 && (
        <EmptyState icon="truck" title={intl.formatMessage(m.none)}>
          {intl.formatMessage(m.noneHint)}
        </EmptyState>
      )}
      {next && <Stop key={next._id} delivery={next} place={held.length + 1} />}
      <ol className="trips__others">
        {others.map((delivery, at) => (
          <li key={delivery._id}>
            <span className="trips__place num">{held.length + at + 2}</span>
            <button type="button" className="trips__choose" onClick={() => setChosen(delivery._id)}>
              <strong className="cut">{delivery.to.name}</strong>
              <span className="second">{addressOf(delivery)}</span>
            </button>
            <span className="end">
              {delivery.cod === 0 ? (
                <span className="second">{intl.formatMessage(m.nothing)}</span>
              ) : (
                <Amount value={delivery.cod} weight="strong" />
              )}
            </span>
          </li>
        ))}
      </ol>
      {held.length > 0 && (
        <p className="second">
          {intl.formatMessage(m.finished, { count: held.length })}. {intl.formatMessage(m.handIn)}
        </p>
      )}
    </main>
  )
}

const Stop = ({ delivery, place }: { delivery: Delivery; place: number }) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.deliveries.usePatch()
  const { _id, rev, to, cod, note } = delivery
  const act = async (action: DeliveryAction): Promise<void> => {
    try {
      const reason = action === 'fail' ? { reason: intl.formatMessage(m.absentReason) } : {}
      await patch({ id: _id, data: { action, ...reason, rev } }).unwrap()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <section className="trips__stop" aria-label={to.name}>
      <h2>
        <span className="trips__place trips__place--next num">{place}</span> {to.name}
      </h2>
      <p>{addressOf(delivery)}</p>
      {note && <p className="second">{note}</p>}
      <p className="trips__money">
        <span>{intl.formatMessage(m.collect)}</span>
        {cod === 0 ? <span>{intl.formatMessage(m.nothing)}</span> : <Amount value={cod} weight="strong" currency />}
      </p>
      <div className="trips__keys">
        <a className="trips__link" href={mapOf(delivery)} target="_blank" rel="noopener">
          <Icon name="globe" size={16} /> {intl.formatMessage(m.map)}
        </a>
        <a className="trips__link" href={`tel:${to.phone.replace(/[^\d+]/g, '')}`}>
          <Icon name="phone" size={16} /> {intl.formatMessage(m.call)}
        </a>
        <Button icon="undo" disabled={isLoading || delivery.status === 'failed'} onClick={() => void act('fail')}>
          {intl.formatMessage(m.absent)}
        </Button>
        <Button kind="primary" icon="check" busy={isLoading} onClick={() => void act('deliver')}>
          {intl.formatMessage(m.delivered)}
        </Button>
      </div>
    </section>
  )
}
