import type { MessageDescriptor } from 'react-intl'
import type { InfoPageLink } from '../../components/info-pages'
import { infoMessages as m } from './messages'

/** What an information page says. */
export interface InfoPage {
  readonly lead: MessageDescriptor
  readonly parts: readonly { readonly title: MessageDescriptor; readonly text: MessageDescriptor }[]
}

export const pages: Readonly<Record<InfoPageLink['slug'], InfoPage>> = {
  terms: {
    lead: m.termsLead,
    parts: [
      { title: m.termsBooks, text: m.termsBooksText },
      { title: m.termsDuty, text: m.termsDutyText },
      { title: m.termsWarranty, text: m.termsWarrantyText },
    ],
  },
  privacy: {
    lead: m.privacyLead,
    parts: [
      { title: m.privacyKept, text: m.privacyKeptText },
      { title: m.privacyWhere, text: m.privacyWhereText },
      { title: m.privacySees, text: m.privacySeesText },
      { title: m.privacyDevice, text: m.privacyDeviceText },
    ],
  },
  help: {
    lead: m.helpLead,
    parts: [
      { title: m.helpStart, text: m.helpStartText },
      { title: m.helpPassword, text: m.helpPasswordText },
      { title: m.helpWork, text: m.helpWorkText },
      { title: m.helpKeys, text: m.helpKeysText },
      { title: m.helpRefused, text: m.helpRefusedText },
    ],
  },
}
