import { useEffect, useState } from 'react'
import { useKnownWorkspace } from '../../../api/session/use-me'
import { ASK, channelOf, isShownSale, type ShownSale } from './shown-sale'

const ASK_EVERY_MS = 3_000
/** A till that hasn't answered for so long is closed: nobody is shown a sale that isn't made any more. */
const SILENT_AFTER_MS = 8_000

/** What the till of a counter sells now, in another window of this browser; null while no till is open. */
export const useShownSale = (counter: string): ShownSale | null => {
  const workspaceId = useKnownWorkspace()?._id ?? ''
  const [sale, setSale] = useState<ShownSale | null>(null)
  useEffect(() => {
    const channel = new BroadcastChannel(channelOf(workspaceId, counter))
    let heard = Date.now()
    channel.addEventListener('message', ({ data }) => {
      if (data === ASK) return
      heard = Date.now()
      setSale(isShownSale(data) ? data : null)
    })
    const ask = (): void => {
      channel.postMessage(ASK)
      if (Date.now() - heard > SILENT_AFTER_MS) setSale(null)
    }
    ask()
    const timer = setInterval(ask, ASK_EVERY_MS)
    return () => {
      clearInterval(timer)
      channel.close()
    }
  }, [workspaceId, counter])
  return sale
}
