import type { PatchOf, RecordOf } from '@shared/registry/service-types'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useUsualLabel } from '../../../components/fund-labels'
import { LabelField } from '../../../components/label-select'
import { useAmountCheck } from '../../../components/large-amount/use-amount-check'
import { Amount } from '../../../ui/Amount/Amount'
import { Fields } from '../../../ui/Field/Field'
import { SegmentedField } from '../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../ui/form/FormDialog'
import { MoneyField } from '../../../ui/form/NumberFields'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { useToday } from '../../../ui/zone/zone-context'
import { day as asDay, lastDayOf, monthOfDay } from '@shared/foundation/days/days'
import { assetMessages as m } from '../messages'
import type { AssetRow } from './kept-columns'

interface Values {
  way: 'remove' | 'sell'
  amount: number | null
  name: string
  label: string
}

interface AssetRemovalProps {
  asset: RecordOf<'assets'>
  row: AssetRow | undefined
  onRemoved: () => void
  onClose: () => void
}

/** Removes an asset, or sells it: says what ends by it and what is gained or lost. */
export const AssetRemoval = ({ asset, row, onRemoved, onClose }: AssetRemovalProps) => {
  const intl = useIntl()
  const [patch] = api.assets.usePatch()
  const checkAmount = useAmountCheck()
  const end = lastDayOf(monthOfDay(asDay(useToday())))
  // What this month still loses is lost with the removal.
  const then = api.assets.useReport('register', { at: end }).data?.data.find(({ _id }) => _id === asset._id) ?? row
  const bookValue = then?.bookValue ?? 0
  const usual = useUsualLabel()
  const submit = useSubmit(
    async ({ way, amount, name, label }: Values) => {
      const sells = way === 'sell'
      if (sells) await checkAmount(amount, 'amount')
      const disposal = { amount: amount ?? 0, ...(name.trim() && { name: name.trim() }), ...(label && { label }) }
      const data = { status: 'removed', ...(sells && { disposal }) } as PatchOf<'assets'>
      return patch({ id: asset._id, data }).unwrap()
    },
    {
      done: intl.formatMessage(m.removed, { name: asset.name }),
      onSaved: onRemoved,
      fieldOf: (path) => path.replace('disposal.', ''),
    },
  )
  const isOwned = asset.group === 'Owned Assets'
  return (
    <Formik<Values> initialValues={{ way: 'remove', amount: null, name: '', label: usual }} onSubmit={submit}>
      {({ values }) => {
        const sells = values.way === 'sell'
        const gain = (values.amount ?? 0) - bookValue
        return (
          <FormDialog
            title={intl.formatMessage(m.removeTitle, { name: asset.name })}
            verb={intl.formatMessage(sells ? m.sell : isOwned ? m.justRemove : m.end)}
            onClose={onClose}
          >
            {isOwned && (
              <SegmentedField<Values['way']>
                name="way"
                block
                label={intl.formatMessage(m.howRemoved)}
                segments={[
                  { key: 'remove', label: intl.formatMessage(m.justRemove) },
                  { key: 'sell', label: intl.formatMessage(m.sell) },
                ]}
              />
            )}
            <ul className="ui-confirm__changes">
              <li>{intl.formatMessage(m.removeOpen)}</li>
              <li>{intl.formatMessage(m.removeLoss)}</li>
            </ul>
            {sells && (
              <>
                <MoneyField name="amount" label={intl.formatMessage(m.proceeds)} />
                <Fields>
                  <TextField name="name" label={intl.formatMessage(m.buyer)} maxLength={200} />
                  <LabelField name="label" label={intl.formatMessage(m.fundLabel)} />
                </Fields>
                <dl className="kept-figures">
                  <div>
                    <dt className="second">{intl.formatMessage(m.bookValueNow)}</dt>
                    <dd>
                      <Amount value={bookValue} weight="name" />
                    </dd>
                  </div>
                  <div>
                    <dt className="second">{intl.formatMessage(gain > 0 ? m.gain : m.loss)}</dt>
                    <dd>
                      <Amount value={gain} signed weight="strong" />
                    </dd>
                  </div>
                </dl>
              </>
            )}
          </FormDialog>
        )
      }}
    </Formik>
  )
}
