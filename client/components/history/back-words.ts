import type { TakenBack, WayBack } from '@shared/areas/history/services/history'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useLocale, useZone } from '../../ui/zone/zone-context'
import { historyMessages as m } from './messages'
import { useHistoryWords, valueWord } from './words'

const ways: Readonly<Partial<Record<WayBack, MessageDescriptor>>> = {
  shipment: m.wayShipment,
  correction: m.wayCorrection,
  return: m.wayReturn,
  rename: m.wayRename,
  refund: m.wayRefund,
  cancel: m.wayCancel,
}

/** A field with what it holds and what it gets. */
export interface FieldWords {
  readonly field: string
  readonly word: string
  readonly before: string
  readonly after: string
}

/** What taking one change back does, in words: fields, what else happens, figures that change along, what stays. */
export const useBackWords = ({ service, way, changes, follows, left }: TakenBack) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const words = useHistoryWords([service])
  const inWords = (field: string, value: unknown): string => valueWord(service, field, value, { intl, locale, zone })
  const told = (of: TakenBack['changes']): FieldWords[] =>
    words
      .changedFields({ service, ...(of && { changes: of }), action: 'patch' })
      .map(({ field, before, after, beforeName, afterName }) => ({
        field,
        word: words.fieldWord(service, field),
        before: beforeName ?? inWords(field, before),
        after: afterName ?? inWords(field, after),
      }))
  const command = way && ways[way]
  return {
    fields: told(changes),
    command: command && intl.formatMessage(command),
    follows: told(follows),
    left:
      left && left.length > 0
        ? intl.formatMessage(m.takeBackLeft, { fields: left.map((field) => words.fieldWord(service, field)).join(', ') })
        : null,
  }
}
