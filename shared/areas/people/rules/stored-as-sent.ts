import { monthOf, type Zone } from '../../../foundation/days/days'

interface Written {
  readonly record: {
    readonly group: string
    readonly checkedOut?: Date | undefined
    readonly month?: string | undefined
    readonly corrections?: readonly { readonly why?: string | undefined }[] | undefined
  }
  readonly zone: Zone
}

/** Going ends the stay that coming began. A terminal says neither: whoever is in goes, else they come. */
export const missingInGroup = (sent: string, { record }: Written): string | null =>
  (sent === 'checkout' || sent === 'checkinBOT') && record.checkedOut ? null : ''

/** The moment of going is the stay's end; an adjustment is of the month it was sent for. */
export const missingInMoment = (sent: Date, { record, zone }: Written): string | null =>
  record.checkedOut?.getTime() === sent.getTime() || (record.group === 'adjustments' && record.month === monthOf(sent, zone)) ? null : ''

/** Who has read a notice is kept beside it. */
export const missingInReading = (sent: string, { record }: Written): string | null =>
  sent === 'read' && record.group === 'notifications' ? null : ''

/** Why times were put right stands with the last correction. */
export const missingInWhy = (sent: string, { record }: Written): string | null =>
  sent.trim() === '' || record.corrections?.at(-1)?.why === sent.trim() ? null : ''
