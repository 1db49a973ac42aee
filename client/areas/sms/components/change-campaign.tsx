import { dayOf, startOfDay, zone as asZone } from '@shared/foundation/days/days'
import type { SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import type { Instant } from '@shared/foundation/declaration/wire'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { Button } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Form, FormError } from '../../../ui/form/Form'
import { useSubmit } from '../../../ui/form/use-submit'
import { useZone } from '../../../ui/zone/zone-context'
import { campaignMessages as m } from '../messages'
import { MessageText } from './message-text'
import { momentOf, SendTime, type SendTimeValue } from './send-time'

const HOUR_MS = 3_600_000

interface Values extends SendTimeValue {
  readonly text: string
}

/** Another text, or another time, for messages of which none has left. */
export const ChangeCampaign = ({ campaign, onClose }: { campaign: SmsCampaign; onClose: () => void }) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const [patch] = api.smsCampaigns.usePatch()
  const at = new Date(campaign.sendAt)
  const day = dayOf(at, zone)
  const hour = String(Math.floor((at.getTime() - startOfDay(day, zone).getTime()) / HOUR_MS))
  const submit = useSubmit(
    (values: Values) => {
      const isMoved = values.day !== day || values.hour !== hour
      const data = {
        ...(values.text === campaign.text ? null : { text: values.text }),
        ...(isMoved ? { sendAt: momentOf(values, zone).toISOString() as Instant } : null),
      }
      return patch({ id: campaign._id, data }).unwrap()
    },
    { onSaved: onClose, fieldOf: (path) => (path === 'sendAt' ? 'day' : path) },
  )
  return (
    <DockPart>
      <Formik<Values> initialValues={{ text: campaign.text, day, hour }} onSubmit={submit}>
        {({ values, dirty, isSubmitting }) => {
          const isReady = dirty && values.text.trim() !== ''
          return (
            <Form className="sms-part" ready={isReady}>
              <FormError />
              <MessageText name="text" />
              <SendTime />
              <div className="sms-row">
                <Button type="submit" kind="primary" busy={isSubmitting} disabled={!isReady}>
                  {intl.formatMessage(m.changeSave)}
                </Button>
                <Button disabled={isSubmitting} onClick={onClose}>
                  {intl.formatMessage(m.changeDrop)}
                </Button>
              </div>
            </Form>
          )
        }}
      </Formik>
    </DockPart>
  )
}
