import { OWNED_ASSETS } from '@shared/foundation/documents/asset-groups'
import { assets } from '@shared/areas/partners/services/assets'
import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useCan } from '../../../api/session/use-me'
import { useAccountManagers } from '../../people/parts/use-account-managers'
import { own, part, selectField, textField } from '../../../resource/fields'
import { resourceForm } from '../../../resource/resource-form'
import { useAmountCheck } from '../../../components/large-amount/use-amount-check'
import { useZone } from '../../../ui/zone/zone-context'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { assetMessages, ownedMessages as m } from '../messages'
import { noOwned, openingOf, ownedErrors, type OwnedValues } from '../owned-values'
import { useOpeningDay } from '../parts/opening/use-opening-day'
import { OwnedFields, OwnedOutlook } from './owned-fields'

interface Values extends OwnedValues {
  name: string
  userId: string
}

const useOwned = () => ({
  day: useOpeningDay(),
  zone: useZone(),
  isBoard: useCan('bod'),
  keepers: useAccountManagers(undefined),
  checkAmount: useAmountCheck(),
})

/** An asset that the company owned before its books began, written down with what is left of it. */
const OwnedForm = resourceForm<'assets', Values, ReturnType<typeof useOwned>, undefined>({
  service: assets,
  messages: { ...assetMessages, created: m.created },
  draftName: 'assets.owned-before',
  use: useOwned,
  group: () => OWNED_ASSETS,
  title: ({ intl }) => intl.formatMessage(m.title),
  valuesOf: () => ({ ...noOwned, name: '', userId: '' }),
  createOf: async (values, { day, checkAmount }) => {
    await checkAmount(values.amount, 'amount')
    return {
      group: OWNED_ASSETS,
      name: values.name.trim(),
      ...(values.userId && { userId: values.userId as NonNullable<RecordOf<'assets'>['userId']> }),
      opening: openingOf(values, day),
    }
  },
  fieldOf: (path) => path.replace('opening.', ''),
  rules: (values, { x: { day, zone } }) => ownedErrors(values, day, zone),
  fields: ({ x: { day, keepers }, intl }) => [
    part(undefined, textField('name')),
    own(
      <DockPart>
        <OwnedFields day={day} />
      </DockPart>,
    ),
    part(undefined, selectField('userId', { options: keepers, placeholder: intl.formatMessage(assetMessages.nobody) })),
    own(<OwnedOutlook day={day} />),
  ],
})

interface OwnedDockProps {
  /** What was written down is shown. */
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

/** The same beside the list; another one begins with an empty form. */
export const OwnedDock = ({ onMade, onClose }: OwnedDockProps) => {
  const [round, setRound] = useState(0)
  return (
    <OwnedForm
      key={round}
      record={undefined}
      given={undefined}
      onCreated={({ _id }, again) => (again ? setRound(round + 1) : onMade(_id))}
      onClose={onClose}
    />
  )
}
