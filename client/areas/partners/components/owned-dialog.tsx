import { zone as asZone } from '@shared/foundation/days/days'
import { enteredAmount } from '@shared/foundation/documents/funds'
import { countMonths } from '@shared/areas/partners/rules/schedule'
import type { RecordOf } from '@shared/registry/service-types'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useAmountCheck } from '../../../components/large-amount/use-amount-check'
import { dayOf } from '../../../lib/format'
import { fieldErrorTexts } from '../../../resource/use-validation'
import { FormDialog } from '../../../ui/form/FormDialog'
import { useSubmit } from '../../../ui/form/use-submit'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { ownedMessages as m } from '../messages'
import { noOwned, openingOf, ownedErrors, type OwnedValues } from '../owned-values'
import { shortMonth } from '../short-month'
import { useOpeningDay } from '../parts/opening/use-opening-day'
import { OwnedFields, OwnedOutlook } from './owned-fields'

interface OwnedDialogProps {
  readonly asset: RecordOf<'assets'>
  /** The entry of what was said before of it. */
  readonly entry: RecordOf<'funds'> | undefined
  readonly onClose: () => void
}

const valuesOf = (entry: RecordOf<'funds'> | undefined): OwnedValues => {
  const { assetSince: since, assetUntil: until, assetDepreciated = 0 } = entry ?? {}
  if (!entry || !since || !until) return noOwned
  const amount = enteredAmount(entry as Parameters<typeof enteredAmount>[0])
  return { amount, since: shortMonth(since), months: countMonths({ since, until }), depreciated: assetDepreciated, isTyped: true }
}

/** Says, or corrects, what an asset that is written down was when the books began. */
export const OwnedDialog = ({ asset, entry, onClose }: OwnedDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const opened = useOpeningDay()
  const day = entry ? dayOf(entry.created, asZone(zone)) : opened
  const [patch] = api.assets.usePatch()
  const checkAmount = useAmountCheck()
  const submit = useSubmit(
    async (values: OwnedValues) => {
      await checkAmount(values.amount, 'amount')
      return patch({ id: asset._id, data: { opening: openingOf(values, day) } }).unwrap()
    },
    { done: intl.formatMessage(m.saved, { name: asset.name }), onSaved: onClose, fieldOf: (path) => path.replace('opening.', '') },
  )
  return (
    <Formik<OwnedValues>
      initialValues={valuesOf(entry)}
      validate={(values) => fieldErrorTexts<OwnedValues>(ownedErrors(values, day, zone), locale)}
      onSubmit={submit}
    >
      <FormDialog
        title={intl.formatMessage(m.dialog, { name: asset.name })}
        width={520}
        verb={intl.formatMessage(m.save)}
        onClose={onClose}
      >
        <OwnedFields day={day} />
        <OwnedOutlook day={day} />
      </FormDialog>
    </Formik>
  )
}
