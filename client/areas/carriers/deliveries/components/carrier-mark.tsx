import type { Carrier } from '@shared/areas/carriers/rules/statuses'
import { Icon } from '../../../../ui/icons/Icon'
import './deliveries.css'

/** A carrier in a small square. Decoration: its name stands beside it. */
export const CarrierMark = ({ carrier }: { carrier: Carrier }) => (
  <span className={`carrier-mark carrier-mark--${carrier}`} aria-hidden>
    {carrier === 'own' ? <Icon name="truck" size={14} /> : carrier.toUpperCase()}
  </span>
)
