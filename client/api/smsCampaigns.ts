import { smsCampaigns } from '@shared/areas/sms/services/smsCampaigns'
import { defineServiceApi } from './define-service-api'

export const smsCampaignsApi = defineServiceApi(smsCampaigns)
