import { aliasOf } from '@shared/areas/shops/rules/lines'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { shops } from '@shared/areas/shops/services/shops'
import type { ReportOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { hasFailed, LoadFailed } from '../../../components/list-states'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Button } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { shopMessages as m } from '../messages'
import { RepairDialog } from './repair-dialog'

export type UnknownRow = ReportOf<(typeof shops)['path'], 'unknown'>['data'][number]

/** Goods that shops sell and nobody here knows: how many orders wait for each, and what it may be. */
export const UnknownGoods = () => {
  const intl = useIntl()
  const list = api.shops.useReport('unknown', {})
  const [asked, setAsked] = useState<UnknownRow | null>(null)
  if (hasFailed(list)) return <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
  if (!list.data) return <SkeletonRows rows={4} lines={2} />
  if (list.data.data.length === 0)
    return (
      <EmptyState icon="check" title={intl.formatMessage(m.unknownNone)}>
        {intl.formatMessage(m.unknownNoneHint)}
      </EmptyState>
    )
  return (
    <>
      {list.data.data.map((row) => {
        const sku = aliasOf(row)
        const platform = PLATFORM_NAMES[row.platformName]
        return (
          <section key={`${row.platformName} ${sku}`} className="shops__unknown" aria-label={sku}>
            <div className="shops__between">
              <b>{sku}</b>
              <span className="num muted">{intl.formatMessage(m.waits, { orders: row.totalOrder, pieces: row.totalQty })}</span>
            </div>
            <p>{row.name}</p>
            <div className="shops__between">
              <span className="shops__did muted">
                <Avatar name={platform} shape="square" size={22} goods />
                <span>
                  {row.guess
                    ? intl.formatMessage(m.guess, { platform, name: row.guess.name })
                    : intl.formatMessage(m.noGuess, { platform })}
                </span>
              </span>
              <Button size="s" icon="link" aria-label={intl.formatMessage(m.matchOf, { sku })} onClick={() => setAsked(row)}>
                {intl.formatMessage(m.match)}
              </Button>
            </div>
          </section>
        )
      })}
      <p className="muted shops__hint">{intl.formatMessage(m.unknownHint)}</p>
      {asked && <RepairDialog row={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
