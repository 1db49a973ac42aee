import { textInWords } from '@shared/areas/sms/rules/templates'
import { smsCampaigns, type SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import { useIntl } from 'react-intl'
import { resourceList } from '../../../resource/resource-list'
import type { ResourceFormProps } from '../../../resource/resource-form'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { When } from '../../../ui/When/When'
import { CampaignDock } from '../components/campaign-dock'
import { ComposeDock } from '../components/compose-dock'
import { campaignMessages as m } from '../messages'

const Progress = ({ campaign: { counts } }: { campaign: SmsCampaign }) => {
  const intl = useIntl()
  return (
    <TwoLines
      first={<span className="num">{intl.formatMessage(m.progressOf, { sent: counts.sent, total: counts.total })}</span>}
      second={counts.failed > 0 ? <span className="ink-debit">{intl.formatMessage(m.failedOf, { count: counts.failed })}</span> : undefined}
    />
  )
}

const Open = ({ record, onCreated, onClose }: ResourceFormProps<'smsCampaigns', undefined>) =>
  record ? (
    <CampaignDock campaign={record} onClose={onClose} />
  ) : (
    <ComposeDock onSent={(made) => onCreated?.(made, false)} onClose={onClose} />
  )

/** What was sent and what is on its way, and where the next is written. */
export const CampaignsScreen = resourceList({
  service: smsCampaigns,
  messages: m,
  icon: 'comment',
  sort: '-created',
  dockSize: 'order',
  columns: ({ intl }) => [
    {
      key: 'name',
      head: intl.formatMessage(m.name),
      cell: ({ name, text }) => (
        <TwoLines
          first={<span className="name">{name}</span>}
          second={textInWords(text, (field) => intl.formatMessage(m[`field.${field}`]))}
        />
      ),
    },
    {
      key: 'status',
      head: intl.formatMessage(m.status),
      width: 130,
      cell: ({ status, sendAt }) => <TwoLines first={intl.formatMessage(m[`status.${status}`])} second={<When value={sendAt} />} />,
    },
    {
      key: 'progress',
      head: intl.formatMessage(m.progress),
      width: 130,
      align: 'end',
      cell: (campaign) => <Progress campaign={campaign} />,
    },
  ],
  phone: (campaign, { intl }) => ({
    name: campaign.name,
    about: <When value={campaign.sendAt} />,
    amount: <span className="num">{intl.formatMessage(m.progressOf, { sent: campaign.counts.sent, total: campaign.counts.total })}</span>,
    owed: intl.formatMessage(m[`status.${campaign.status}`]),
  }),
  Form: Open,
})
