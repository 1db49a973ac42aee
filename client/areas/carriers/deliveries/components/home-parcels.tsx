import { useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { Panel } from '../../../../ui/Panel/Panel'
import { deliveryMessages as m } from '../messages'
import { useNeeding, type NeedingChip } from '../use-needing-count'
import './deliveries.css'

const WORDS: Readonly<Record<NeedingChip, MessageDescriptor>> = {
  failed: m.homeFailed,
  comingBack: m.homeComingBack,
  unseen: m.homeUnseen,
}

/** Parcels that need somebody, on the first page; nothing where none does. */
export const HomeParcels = () => {
  const intl = useIntl()
  const counts = useNeeding()
  const shown = counts.filter(({ count }) => count > 0)
  if (shown.length === 0) return null
  return (
    <Panel
      title={intl.formatMessage(m.homeTitle)}
      aside={
        <Link to="/sales/deliveries?shown=needing" className="second">
          {intl.formatMessage(m.homeAll)}
        </Link>
      }
    >
      <ul className="home-parcels">
        {shown.map(({ chip, count }) => (
          <li key={chip}>
            <Link to={`/sales/deliveries?shown=${chip}`}>{intl.formatMessage(WORDS[chip], { count })}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
