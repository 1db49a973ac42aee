import { dayOf, hourOf, weekdayOf, type Zone } from '../days/days'
import type { OrderDocument } from './order-types'
import { SHOP_PLATFORMS } from './shop-platforms'

/** Where orders come from: entered by a member, sold at a counter, of a marketplace, made by a program. */
export const CHANNELS = ['office', 'counter', ...SHOP_PLATFORMS, 'program'] as const
export type Channel = (typeof CHANNELS)[number]

/** Days of the week, Monday first. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Hours of a day, by the clock of the company. */
export const HOURS = [
  '00',
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
] as const

export type Hour = (typeof HOURS)[number]

/** The channel an order came by. */
export const channelOf = ({ shop, counter, creatorId }: Pick<OrderDocument, 'shop' | 'counter' | 'creatorId'>): Channel => {
  if (shop) return shop.platform
  if (counter) return 'counter'
  return creatorId ? 'office' : 'program'
}

/** The day of the week and the hour that an order is dated: '1' to '7' from Monday, '00' to '23'. */
export const momentOf = ({ created }: Pick<OrderDocument, 'created'>, zone: Zone): { readonly weekday: string; readonly hour: string } => ({
  weekday: String(weekdayOf(dayOf(created, zone))),
  hour: String(hourOf(created, zone)).padStart(2, '0'),
})
