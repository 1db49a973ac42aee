import { NEW_PROVINCES, OLD_PROVINCES, takenApart } from '@shared/areas/carriers/rules/divisions'
import { FEE_PAYERS, type FeePayer } from '@shared/areas/carriers/rules/statuses'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { Button } from '../../../../ui/Button/Button'
import { Field } from '../../../../ui/Field/Field'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { deliveryMessages as m } from '../messages'
import type { SendingState } from '../use-sending'

const PROVINCES = [...NEW_PROVINCES, ...Object.keys(OLD_PROVINCES)].map((name) => ({ value: name, label: name }))

/** To whom and where a shipment goes, how heavy it is and what is collected. */
export const SendWhere = ({ state, needsDriver }: { state: SendingState; needsDriver: boolean }) => {
  const intl = useIntl()
  const { sending, change, isKnown, lacksPlace, isOld, heirs, takeHeir } = state
  const { data } = api.users.useFind({ status: 'active', $sort: { name: 1 }, $limit: 1000, $total: false }, { skip: !needsDriver })
  const line = (field: 'name' | 'phone' | 'address' | 'ward' | 'district' | 'note', label: string) => (
    <Field label={label}>
      {(ids) => <TextInput {...ids} value={sending[field]} maxLength={400} onChange={(event) => change({ [field]: event.target.value })} />}
    </Field>
  )
  return (
    <section className="send__where">
      <div className="send__pair">
        {line('name', intl.formatMessage(m.sendName))}
        {line('phone', intl.formatMessage(m.sendPhone))}
      </div>
      <Field label={intl.formatMessage(m.sendGiven)} hint={isKnown ? intl.formatMessage(m.sendKnown) : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            value={sending.given}
            maxLength={400}
            onChange={(event) => change({ given: event.target.value, ...takenApart(event.target.value) })}
          />
        )}
      </Field>
      {lacksPlace && <p className="send__unsure">{intl.formatMessage(m.sendUnsure)}</p>}
      {line('address', intl.formatMessage(m.sendAddress))}
      <div className="send__pair">
        {line('ward', intl.formatMessage(m.sendWard))}
        <Field label={intl.formatMessage(m.sendProvince)}>
          {(ids) => (
            <Select
              {...ids}
              options={PROVINCES}
              value={sending.province}
              placeholder={intl.formatMessage(m.sendChoose)}
              onChange={(province) => change({ province })}
            />
          )}
        </Field>
      </div>
      {(isOld || lacksPlace) && line('district', intl.formatMessage(m.sendDistrict))}
      {heirs && (
        <div className="send__heirs">
          <span className="second">
            {intl.formatMessage(heirs.wards.length === 1 ? m.heirOne : m.heirSplit, { ward: sending.ward, province: heirs.province })}
          </span>
          {heirs.wards.map((heir) => (
            <Button key={heir} size="s" onClick={() => takeHeir(heir)}>
              {[heir, heirs.province].join(', ')}
            </Button>
          ))}
        </div>
      )}
      <div className="send__pair">
        <Field label={intl.formatMessage(m.weight)} hint={state.isWeighed ? intl.formatMessage(m.sendWeighed) : undefined}>
          {(ids) => <QuantityInput {...ids} value={sending.weight} min={1} max={1_000_000} onChange={(weight) => change({ weight })} />}
        </Field>
        <Field label={intl.formatMessage(m.cod)}>
          {(ids) => <MoneyInput {...ids} value={sending.cod} onChange={(cod) => change({ cod })} />}
        </Field>
      </div>
      <div className="send__pair">
        <Field label={intl.formatMessage(m.sendInsured)}>
          {(ids) => <MoneyInput {...ids} value={sending.insured} onChange={(insured) => change({ insured })} />}
        </Field>
        {!needsDriver && (
          <Field label={intl.formatMessage(m.feePayer)}>
            {() => (
              <Segmented<FeePayer>
                label={intl.formatMessage(m.feePayer)}
                chosen={sending.feePayer}
                onChoose={(feePayer) => change({ feePayer })}
                segments={FEE_PAYERS.map((key) => ({ key, label: intl.formatMessage(m[`feePayer.${key}`]) }))}
              />
            )}
          </Field>
        )}
      </div>
      {line('note', intl.formatMessage(m.note))}
      {needsDriver && (
        <Field label={intl.formatMessage(m.driverId)}>
          {(ids) => (
            <Select
              {...ids}
              options={(data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
              value={sending.driverId}
              placeholder={intl.formatMessage(m.sendNobody)}
              onChange={(driverId) => change({ driverId })}
            />
          )}
        </Field>
      )}
    </section>
  )
}
