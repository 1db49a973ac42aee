import { webhooks } from '@shared/areas/webhooks/services/webhooks'
import type { Right } from '@shared/foundation/rights/rights'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { useHistoryWords } from '../../../components/history/words'
import { own, ownField, textField } from '../../../resource/fields'
import { resourceForm } from '../../../resource/resource-form'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { eventTypes, servicesOf, servicesOffered } from '../events-offered'
import { webhookMessages as m } from '../messages'
import { WebhookActs } from './webhook-acts'
import './webhooks.css'

const rightWords = {
  bod: m['right.bod'],
  '/sales': m['right.sales'],
  '/purchases': m['right.purchases'],
  '/funds': m['right.funds'],
  '/refunds': m['right.refunds'],
  '/report': m['right.report'],
  '/office/hr': m['right.hr'],
} as const satisfies Partial<Record<Right, unknown>>
type GivenRight = keyof typeof rightWords
const givenRights: readonly GivenRight[] = ['bod', '/sales', '/purchases', '/funds', '/refunds', '/report', '/office/hr']

const RightsField = ({ label, disabled }: { label: string; disabled: boolean }) => {
  const intl = useIntl()
  const [{ value: rights }, { error, touched }, field] = useField<readonly string[]>('rights')
  const choose = (right: GivenRight, on: boolean): void =>
    void field.setValue(on ? [...rights, right] : right === 'bod' ? [] : rights.filter((held) => held !== right))
  return (
    <fieldset className="webhook-choices">
      <legend className="strong">{label}</legend>
      {givenRights.map((right) => {
        const isImplied = right !== 'bod' && rights.includes('bod')
        return (
          <Checkbox
            key={right}
            checked={isImplied || rights.includes(right)}
            disabled={disabled || isImplied}
            onChange={(on) => choose(right, on)}
          >
            {intl.formatMessage(rightWords[right])}
          </Checkbox>
        )
      })}
      {touched && error && <p className="ink-debit">{error}</p>}
    </fieldset>
  )
}

const EventsField = ({ label, disabled }: { label: string; disabled: boolean }) => {
  const intl = useIntl()
  const [{ value: events }, { error, touched }, field] = useField<readonly string[]>('events')
  const offered = servicesOffered(events)
  const { hasWord, serviceWord } = useHistoryWords(offered)
  const chosen = servicesOf(events)
  const services = offered.filter((service) => hasWord(service) || chosen.includes(service))
  const wordOf = (service: string): string => (hasWord(service) ? serviceWord(service) : service)
  const choose = (event: string, on: boolean): void =>
    void field.setValue(on ? [...events, event] : events.filter((each) => each !== event))
  return (
    <fieldset className="webhook-events">
      <legend className="strong">{label}</legend>
      {services.map((service) => (
        <div key={service} role="group" aria-label={wordOf(service)}>
          <span>{wordOf(service)}</span>
          {eventTypes.map((type) => (
            <Checkbox
              key={type}
              checked={events.includes(`${service}.${type}`)}
              disabled={disabled}
              title={`${service}.${type}`}
              onChange={(on) => choose(`${service}.${type}`, on)}
            >
              {intl.formatMessage(m[`event.${type}`])}
            </Checkbox>
          ))}
        </div>
      ))}
      {touched && error && <p className="ink-debit">{error}</p>}
    </fieldset>
  )
}

interface Values {
  readonly name: string
  readonly url: string
  readonly rights: readonly Right[]
  readonly events: readonly string[]
}

/** A webhook: where it tells, with which rights, and of what. */
export const WebhookForm = resourceForm<'webhooks', Values, { onSecret: (secret: string) => void }>({
  service: webhooks,
  messages: m,
  isSingle: true,
  fields: ({ record, x, close }) => [
    textField('name'),
    textField('url', { hint: m.urlHint, inputMode: 'url', autoCapitalize: 'off' }),
    ownField('rights', ({ label, disabled }) => <RightsField label={label} disabled={disabled} />, {
      isChoice: true,
      disabled: record !== undefined,
    }),
    ownField('events', ({ label, disabled }) => <EventsField label={label} disabled={disabled} />, { isChoice: true }),
    own(record && <WebhookActs webhook={record} onSecret={x.onSecret} onGone={close} />),
  ],
  valuesOf: (record) => ({
    name: record?.name ?? '',
    url: record?.url ?? '',
    rights: record?.rights ?? ['/sales'],
    events: record?.events ?? ['orders.created', 'orders.patched'],
  }),
  createOf: ({ name, url, rights, events }) => ({ name: name.trim(), url: url.trim(), rights: [...rights], events: [...events] }),
  patchOf: ({ name, url, events }) => ({
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(url === undefined ? {} : { url: url.trim() }),
    ...(events === undefined ? {} : { events: [...events] }),
  }),
  rules: ({ events }) => (events.length === 0 ? [{ path: 'events', code: 'webhooks.events-required', values: {} }] : []),
  fieldOf: (path) => path.split('.')[0] ?? path,
})
