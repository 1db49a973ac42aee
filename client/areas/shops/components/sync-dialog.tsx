import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { Shop } from '@shared/areas/shops/services/shops'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { shopMessages as m } from '../messages'
import { nameOf, type SyncState } from '../use-shops'

interface SyncDialogProps {
  shops: readonly Shop[]
  states: Readonly<Record<string, SyncState>>
  onClose: () => void
}

/** How fetching from all shops goes: each is asked (a spinner), went well (1) or failed (-1). Closed, it goes on. */
export const SyncDialog = ({ shops, states, onClose }: SyncDialogProps) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage(m.syncAll)}
      width={440}
      onClose={onClose}
      foot={
        <Button onClick={onClose} data-autofocus>
          {intl.formatMessage(m.syncClose)}
        </Button>
      }
    >
      <ul className="shops__mended">
        {shops.map((shop) => (
          <li key={shop._id}>
            <span className="shops__part">
              <b>{nameOf(shop)}</b> <span className="muted">{PLATFORM_NAMES[shop.platformName]}</span>
              <Progress shop={shop} state={states[shop._id]} />
            </span>
            <Mark state={states[shop._id]} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const fetchingTexts = { Orders: m.fetchingOrders, Payments: m.fetchingPayments, Goods: m.fetchingGoods } as const

const Progress = ({ shop: { fetching }, state }: { shop: Shop; state: SyncState | undefined }) => {
  const intl = useIntl()
  if (state?.result === -1) return <p className="ink-debit">{state.problem}</p>
  if (state?.result === 1 || !fetching) return null
  return <p className="second num">{intl.formatMessage(fetchingTexts[fetching.what], { done: fetching.done, total: fetching.total })}</p>
}

const Mark = ({ state }: { state: SyncState | undefined }) => {
  const intl = useIntl()
  if (state?.result === 1)
    return (
      <b className="num ink-credit" role="status" aria-label={intl.formatMessage(m.syncWell)}>
        1
      </b>
    )
  if (state?.result === -1)
    return (
      <b className="num ink-debit" role="status" aria-label={intl.formatMessage(m.syncFailed)}>
        -1
      </b>
    )
  return <span className="ui-spinner" role="status" aria-label={intl.formatMessage(m.syncPending)} />
}
