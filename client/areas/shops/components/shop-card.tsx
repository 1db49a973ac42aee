import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { Shop } from '@shared/areas/shops/services/shops'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { classNames } from '../../../lib/class-names'
import { dayOf, formatMoney, formatRowMoment, formatTime } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Button } from '../../../ui/Button/Button'
import { Field } from '../../../ui/Field/Field'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { PasswordInput } from '../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { shopMessages as m } from '../messages'
import { failureOf, nameOf } from '../use-shops'
import { PermissionLink } from './permission-link'

const DAY_MS = 86_400_000
const fetchingTexts = { Orders: m.fetchingOrders, Payments: m.fetchingPayments, Goods: m.fetchingGoods } as const

interface ShopCardProps {
  readonly shop: Shop
  readonly figures: { readonly orders: number; readonly total: number; readonly unsettled: number } | undefined
  readonly isChosen: boolean
  readonly isPending: boolean
  readonly onChoose: () => void
  readonly onSync: () => void
}

/** One shop: how it stands with its platform, and what it brought. */
export const ShopCard = ({ shop, figures, isChosen, isPending, onChoose, onSync }: ShopCardProps) => {
  const intl = useIntl()
  const [patch] = api.shops.usePatch()
  const name = nameOf(shop)
  const isOff = shop.state !== 'connected'
  const pause = (): void => void patch({ id: shop._id, data: { paused: !shop.paused } })
  return (
    <li className={classNames('shops__card', isChosen && 'shops__card--chosen')}>
      <div className="shops__head">
        <Avatar name={PLATFORM_NAMES[shop.platformName]} shape="square" size={28} goods />
        <button
          type="button"
          className="shops__name"
          aria-pressed={isChosen}
          aria-label={intl.formatMessage(m.show, { name })}
          onClick={onChoose}
        >
          <b>{name}</b>
          <span className="muted">{PLATFORM_NAMES[shop.platformName]}</span>
        </button>
        {!isOff && (
          <>
            <IconButton
              icon={shop.paused ? 'play' : 'pause'}
              label={intl.formatMessage(shop.paused ? m.resume : m.pause, { name })}
              onClick={pause}
            />
            <IconButton icon="refresh" label={intl.formatMessage(m.sync, { name })} disabled={isPending} onClick={onSync} />
          </>
        )}
      </div>
      <ShopState shop={shop} />
      {isOff ? <Reconnect shop={shop} /> : <ShopFigures shop={shop} figures={figures} />}
    </li>
  )
}

/** Done, running with its progress, or failed; in a line. */
const ShopState = ({ shop }: { shop: Shop }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const now = useNow()
  /** To the second what is of today; of an earlier day with its day. */
  const time = (moment: string | undefined): string => {
    if (!moment) return ''
    return dayOf(moment, zone) === dayOf(now, zone) ? formatTime(moment, zone, { seconds: true }) : formatRowMoment(moment, now, zone)
  }
  const { fetching, failed, state, paused } = shop
  if (state !== 'connected')
    return (
      <p className="shops__state ink-debit">
        <Icon name="warning" size={16} />
        <span>{intl.formatMessage(m.expired, { time: time(shop.expiredAt ?? shop.updated) })}</span>
      </p>
    )
  if (fetching) {
    const text = intl.formatMessage(fetchingTexts[fetching.what], {
      done: fetching.done,
      total: fetching.total,
    })
    return (
      <>
        <p className="shops__state" role="status">
          <Icon name="refresh" size={16} />
          <span>{text}</span>
        </p>
        <ProgressBar value={fetching.done} most={Math.max(1, fetching.total)} label={text} />
      </>
    )
  }
  if (failed)
    return (
      <p className="shops__state ink-debit">
        <Icon name="warning" size={16} />
        <span>{failureOf(shop, locale)}</span>
      </p>
    )
  const done = shop.syncedAt ? intl.formatMessage(m.synced, { time: time(shop.syncedAt) }) : intl.formatMessage(m.neverSynced)
  return (
    <p className="shops__state">
      <Icon name={paused ? 'pause' : 'check'} size={16} />
      <span>{paused ? `${done} · ${intl.formatMessage(m.paused)}` : done}</span>
    </p>
  )
}

const ShopFigures = ({ shop, figures }: Pick<ShopCardProps, 'shop' | 'figures'>) => {
  const intl = useIntl()
  const locale = useLocale()
  const now = useNow()
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  const days = shop.tokenEnds ? Math.max(0, Math.floor((Date.parse(shop.tokenEnds) - now) / DAY_MS)) : null
  return (
    <dl className="shops__facts">
      <div>
        <dt className="muted">{intl.formatMessage(m.today)}</dt>
        <dd className="num">{figures && intl.formatMessage(m.ordersOf, { count: figures.orders, amount: money(figures.total) })}</dd>
      </div>
      <div>
        <dt className="muted">{intl.formatMessage(m.unsettled)}</dt>
        <dd className="num">{figures && money(figures.unsettled)}</dd>
      </div>
      <div>
        <dt className="muted">{intl.formatMessage(m.access)}</dt>
        <dd className="num">{days === null ? intl.formatMessage(m.accessRenewed) : intl.formatMessage(m.accessFor, { days })}</dd>
      </div>
    </dl>
  )
}

/** Asks for a new access in place: nothing is lost meanwhile. */
const Reconnect = ({ shop }: { shop: Shop }) => {
  const intl = useIntl()
  return (
    <>
      <p className="muted shops__state">{intl.formatMessage(m.expiredHint)}</p>
      {shop.platformName === 'tiki' ? (
        <PasteToken assetId={shop.assetId} name={nameOf(shop)} />
      ) : (
        <PermissionLink assetId={shop.assetId} platformName={shop.platformName} again />
      )}
    </>
  )
}

/** Takes an access token of Tiki, or the seller's own application. */
const PasteToken = ({ assetId, name }: { assetId: string; name: string }) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.assets.usePatch()
  const [pasted, setPasted] = useState('')
  const connect = async (): Promise<void> => {
    try {
      await patch({ id: assetId, data: { platformName: 'tiki', platformToken: pasted.trim() } }).unwrap()
      toastDone(intl.formatMessage(m.connectedToast, { name }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <div className="shops__paste">
      <Field label={intl.formatMessage(m.pasteTiki)} hint={intl.formatMessage(m.pasteTikiHint)}>
        {(ids) => <PasswordInput {...ids} autoComplete="off" value={pasted} onChange={({ target }) => setPasted(target.value)} />}
      </Field>
      <Button
        kind="primary"
        busy={isLoading}
        busyText={intl.formatMessage(m.connecting)}
        disabled={pasted.trim() === ''}
        onClick={() => void connect()}
      >
        {intl.formatMessage(m.reconnect)}
      </Button>
    </div>
  )
}
