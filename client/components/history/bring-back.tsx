import type { Declared } from '@shared/foundation/declaration/define-service'
import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import type { HistoryEntry } from '@shared/areas/history/services/history'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { historyMessages as m } from './messages'
import { TakeBackDialog } from './take-back-dialog'
import type { ChangedField } from './words'

/** A word, figure or switch, or several words, like tags. */
const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every((item) => typeof item === 'string'))

const isService = (name: string): name is RecordService => Object.hasOwn(services, name)

/** Whether a field of a change can be given back what it held: what moves goods or money has commands of its own. */
export const mayGoBack = ({ service, action }: HistoryEntry, { field, before }: Pick<ChangedField, 'field' | 'before'>): boolean => {
  if (action !== 'patch' || !isService(service)) return false
  const { bringsBack, patch }: Declared = services[service]
  return (
    bringsBack !== undefined &&
    !bringsBack.not.includes(field) &&
    field in (patch?.['properties'] ?? {}) &&
    (isPlain(before) || (before === undefined && field !== 'status'))
  )
}

interface BringBackProps {
  entry: HistoryEntry
  change: ChangedField
  /** What the field is called. */
  word: string
}

/** Gives a field back what it was before a change, after saying what that does: a change of its own, by the rules of the record's service. */
export const BringBack = ({ entry, change, word }: BringBackProps) => {
  const intl = useIntl()
  const [isAsking, setAsking] = useState(false)
  if (!mayGoBack(entry, change)) return null
  return (
    <>
      <Button
        size="s"
        kind="link"
        icon="undo"
        onClick={() => setAsking(true)}
        aria-label={intl.formatMessage(m.bringBack, { field: word })}
        title={intl.formatMessage(m.bringBack, { field: word })}
      >
        {null}
      </Button>
      {isAsking && (
        <TakeBackDialog
          title={intl.formatMessage(m.bringBackTitle, { field: word })}
          of={{ entryId: entry._id, fields: [change.field] }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
