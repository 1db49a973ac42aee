import { MAX_RECIPIENTS } from '@shared/areas/sms/services/smsCampaigns'

/** Somebody who is to be written to. */
export interface Addressee {
  readonly _id: string
  readonly name: string
  readonly phone?: string
  /** Whole dong. */
  readonly outstanding: number
}

/** Who is to be written to, and whether about what they owe. */
export interface HandedOver {
  readonly partners: readonly Addressee[]
  readonly isReminder: boolean
}

/** Where messages are written, and what goes along in the history's entry. */
export const handOver = ({ partners, isReminder }: HandedOver) => ({
  to: '/apps/sms?open=new',
  state: { smsTo: { partners: partners.slice(0, MAX_RECIPIENTS), isReminder } },
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isAddressee = (value: unknown): value is Addressee =>
  isObject(value) && typeof value['_id'] === 'string' && typeof value['name'] === 'string' && typeof value['outstanding'] === 'number'

/** What was handed over to a place in the history, by its state; nobody where nothing was. */
export const handedOver = (state: unknown): HandedOver => {
  const handed = isObject(state) ? state['smsTo'] : undefined
  if (!isObject(handed) || !Array.isArray(handed['partners'])) return { partners: [], isReminder: false }
  return { partners: handed['partners'].filter(isAddressee), isReminder: handed['isReminder'] === true }
}
