import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatMoney, formatMonth } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { entryMessages as m } from '../messages'

/** The asset an entry pays for, and over which months it is lost. */
export const EntryAsset = ({ fund: { asset, assetSince, assetUntil, assetDepre } }: { fund: Fund }) => {
  const intl = useIntl()
  const locale = useLocale()
  if (!asset) return null
  return (
    <div className="funds-order">
      <span>
        <Link className="strong reach" to={`/assets/${encodeURIComponent(asset.group)}?open=${asset._id}`}>
          {asset.name}
        </Link>
        {assetSince && assetUntil && (
          <span className="second num">
            {intl.formatMessage(m.assetMonths, { since: formatMonth(assetSince, locale), until: formatMonth(assetUntil, locale) })}
          </span>
        )}
      </span>
      {assetDepre !== undefined && assetDepre !== 0 && (
        <span>
          <span className="second">{intl.formatMessage(m.assetEachMonth)}</span>
          <span className="num">{formatMoney(-assetDepre, locale)}</span>
        </span>
      )}
    </div>
  )
}
