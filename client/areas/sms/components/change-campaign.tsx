import { dayOf, startOfDay, zone as asZone } from '@shared/foundation/days/days'
import type { PatchOf } from '@shared/registry/service-types'
import type { SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { Button } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { useZone } from '../../../ui/zone/zone-context'
import { campaignMessages as m } from '../messages'
import { MessageText } from './message-text'
import { momentOf, SendTime, type SendTimeValue } from './send-time'

const HOUR_MS = 3_600_000

interface ChangeCampaignProps {
  readonly campaign: SmsCampaign
  /** Rejects with what the server refuses. */
  readonly onSave: (data: PatchOf<'smsCampaigns'>) => Promise<void>
  readonly onClose: () => void
}

/** Another text, or another time, for messages of which none has left. */
export const ChangeCampaign = ({ campaign, onSave, onClose }: ChangeCampaignProps) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const [text, setText] = useState(campaign.text)
  const [time, setTime] = useState<SendTimeValue>(() => {
    const at = new Date(campaign.sendAt)
    const day = dayOf(at, zone)
    return { day, hour: String(Math.floor((at.getTime() - startOfDay(day, zone).getTime()) / HOUR_MS)) }
  })
  const [first] = useState(time)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const isMoved = time.day !== first.day || time.hour !== first.hour
  const isChanged = text !== campaign.text || isMoved
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await onSave({
        ...(text === campaign.text ? null : { text }),
        ...(isMoved ? { sendAt: momentOf(time, zone).toISOString() as Instant } : null),
      })
      onClose()
    } catch (thrown) {
      if (isApiError(thrown)) setProblem(Object.values(thrown.errors ?? {})[0] ?? '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <DockPart className="sms-part">
      <MessageText value={text} onChange={setText} error={problem} />
      <SendTime value={time} onChange={setTime} />
      <div className="sms-row">
        <Button kind="primary" busy={busy} disabled={!isChanged || text.trim() === ''} onClick={() => void save()}>
          {intl.formatMessage(m.changeSave)}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {intl.formatMessage(m.changeDrop)}
        </Button>
      </div>
    </DockPart>
  )
}
