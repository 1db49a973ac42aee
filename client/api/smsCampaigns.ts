import { smsCampaigns } from '@shared/services/smsCampaigns'
import { defineServiceApi } from './define-service-api'

export const smsCampaignsApi = defineServiceApi(smsCampaigns)
