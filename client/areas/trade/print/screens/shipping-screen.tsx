import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { useIntl } from 'react-intl'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { orderAddress } from '../../../../components/order-address'
import type { Issuer } from '../../../../components/paper/paper'
import { PaperSelect } from '../../../../components/paper/paper-select'
import { usePaper } from '../../../../components/paper/use-paper'
import { api } from '../../../../api/api'
import { useMaybeMe } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { failureOf } from '../../../../ui/form/form-error'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { ZoneContext } from '../../../../ui/zone/zone-context'
import { NoticeButton } from '../components/notice-dialog'
import { PrintSettingsButton } from '../components/print-settings'
import { PrintFailed, PrintWaiting } from '../components/print-states'
import { ShippingPaper } from '../components/shipping-paper'
import type { ShipmentNote } from '../invoice'
import { printMessages as m } from '../messages'
import type { ApiError } from '../../../../api/api-error'
import { useSharedPage } from '../../../../api/use-shared-page'

const addressOf = (time: string, token: string): string =>
  `${window.location.origin}/print/shipping/${encodeURIComponent(time)}?token=${encodeURIComponent(token)}`

interface NoteProps {
  note: ShipmentNote
  issuer: Issuer
  token: string | null
  mine: boolean
  refetch: () => void
}

const Note = ({ note, issuer, token, mine, refetch }: NoteProps) => {
  const intl = useIntl()
  const [paper, choose] = usePaper('print.shipping', 'a5')
  return (
    <ZoneContext value={issuer.zone}>
      <PrintPage
        title={intl.formatMessage(takesGoodsOut(note.group) ? m.shippingFile : m.receivingFile, { number: note.order_number })}
        paper={paper}
        tools={
          <>
            {mine && (
              <ButtonLink kind="quiet" icon="arrow-left" to={orderAddress({ _id: note.orderId, group: note.group })}>
                {intl.formatMessage(m.back)}
              </ButtonLink>
            )}
            <PaperSelect paper={paper} onChoose={choose} />
            {mine && <PrintSettingsButton />}
            {mine && <NoticeButton shippingTime={note._id} notice={note.shipmentNotice} onSaved={refetch} />}
            {mine && <ShareNote note={note} refetch={refetch} />}
            <Button kind="primary" icon="print" onClick={() => window.print()}>
              {intl.formatMessage(m.print)}
            </Button>
          </>
        }
      >
        <ShippingPaper
          note={note}
          issuer={issuer}
          address={
            token ? addressOf(note._id, token) : `${window.location.origin}${orderAddress({ _id: note.orderId, group: note.group })}`
          }
        />
      </PrintPage>
    </ZoneContext>
  )
}

const ShareNote = ({ note, refetch }: Pick<NoteProps, 'note' | 'refetch'>) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.orders.usePatch()
  const share = async (on: boolean): Promise<void> => {
    try {
      const order = await patch({ id: note.orderId, data: { shareShipping: note._id, share: on } as never }).unwrap()
      const token = order.noteTokens?.find(({ time }) => time === note._id)?.token
      refetch()
      if (!on) toastDone(intl.formatMessage(m.linkRevoked))
      if (!on || !token) return
      await navigator.clipboard.writeText(addressOf(note._id, token)).then(
        () => toastDone(intl.formatMessage(m.linkCopied)),
        () => window.prompt(intl.formatMessage(m.copyLink), addressOf(note._id, token)),
      )
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <>
      {note.token && (
        <ToolButton kind="quiet" icon="lock" label={intl.formatMessage(m.revoke)} disabled={isLoading} onClick={() => void share(false)} />
      )}
      <ToolButton icon="link" label={intl.formatMessage(m.copyLink)} disabled={isLoading} onClick={() => void share(true)} />
    </>
  )
}

const SharedNote = ({ time, token }: { time: string; token: string }) => {
  const { data, error, refetch } = useSharedNote(time, token)
  if (error) return <PrintFailed error={error} onRetry={refetch} />
  return data?.workspace ? <Note note={data} issuer={data.workspace} token={token} mine={false} refetch={refetch} /> : <PrintWaiting />
}

const OwnNote = ({ time }: { time: string }) => {
  const workspace = useWorkspace()
  const { data, error, refetch } = api.stocks.useReport('shipment', { shippingTime: time })
  if (error && !data) return <PrintFailed error={error} onRetry={() => void refetch()} />
  if (!data || !workspace) return <PrintWaiting />
  return <Note note={data as ShipmentNote} issuer={workspace} token={data.token ?? null} mine refetch={() => void refetch()} />
}

/** The delivery or receiving note of a shipment: for members, and for whoever has its link. */
export const ShippingScreen = () => {
  const { time = '' } = useParams()
  const [params] = useSearchParams()
  const me = useMaybeMe()
  const { pathname, search } = useLocation()
  const token = params.get('token')
  if (token) return <SharedNote time={time} token={token} />
  if (!me) return <Navigate replace to={`/sign_in?next=${encodeURIComponent(pathname + search)}`} />
  return <OwnNote time={time} />
}

interface SharedState {
  readonly data?: ShipmentNote
  readonly error?: ApiError
  readonly isLoading: boolean
  readonly refetch: () => void
}

/** The note of a shipment behind a link, asked for as nobody. */
const useSharedNote = (time: string, token: string): SharedState =>
  useSharedPage<ShipmentNote>(`${time}.${token}`, {
    service: 'stocks',
    method: 'find',
    query: { report: 'shipment', shippingTime: time, printToken: token },
  })
