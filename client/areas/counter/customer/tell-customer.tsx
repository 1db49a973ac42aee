import { banks, vietQr } from '@shared/foundation/money/vietqr'
import { roundDong } from '@shared/foundation/money/money'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useKnownWorkspace } from '../../../api/session/use-me'
import type { Cart } from '../carts'
import { ASK, channelOf, GONE, type ShownSale, type ToPay } from './shown-sale'

export interface TellCustomerProps {
  readonly counter: string
  readonly cart: Pick<Cart, 'lines' | 'discount' | 'back'>
  readonly toPay: ToPay
  /** The sale before this one, while nothing is in it. */
  readonly last: { readonly total: number; readonly change?: number | undefined } | null
}

const shownOf = ({ cart: { lines, discount, back }, toPay, last }: Omit<TellCustomerProps, 'counter'>): ShownSale => {
  const { transfer, ...paying } = toPay
  return {
    ...paying,
    lines: lines.map(({ name, quantity, gift = 0, price }) => ({ name, quantity, gift, price, amount: roundDong(price * quantity) })),
    discount,
    credit: back?.credit ?? 0,
    transfer: transfer && {
      qr: vietQr({ bank: transfer.bank, account: transfer.account, amount: transfer.amount, purpose: transfer.code }),
      bank: banks[transfer.bank],
      account: transfer.account,
      amount: transfer.amount,
      code: transfer.code,
    },
    sold: last && { total: last.total, change: last.change ?? 0 },
  }
}

/** Tells the customer's window what is sold, as it changes and when it asks. Shows nothing itself. */
export const TellCustomer = ({ counter, ...sale }: TellCustomerProps) => {
  const name = channelOf(useKnownWorkspace()?._id ?? '', counter)
  const shown = shownOf(sale)
  const text = JSON.stringify(shown)
  const channel = useRef<BroadcastChannel>(null)
  const tell = useEffectEvent(() => channel.current?.postMessage(shown))
  useEffect(() => {
    const opened = new BroadcastChannel(name)
    opened.addEventListener('message', ({ data }) => {
      if (data === ASK) tell()
    })
    channel.current = opened
    return () => {
      opened.postMessage(GONE)
      opened.close()
    }
  }, [name])
  useEffect(() => {
    if (text && name) tell()
  }, [text, name])
  return null
}
