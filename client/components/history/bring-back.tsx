import type { Declared } from '@shared/foundation/declaration/define-service'
import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../api/api-error'
import { usePatchRecord } from '../../api/inject-writes'
import { Button } from '../../ui/Button/Button'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { historyMessages as m } from './messages'
import type { ChangedField } from './words'

/** A word, figure or switch, or several words, like tags. */
const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every((item) => typeof item === 'string'))

const isService = (name: string): name is RecordService => Object.hasOwn(services, name)

const mayGoBack = (service: RecordService, { field, before }: ChangedField): boolean => {
  const { bringsBack, patch }: Declared = services[service]
  return (
    bringsBack !== undefined &&
    !bringsBack.not.includes(field) &&
    field in (patch?.['properties'] ?? {}) &&
    (isPlain(before) || (before === undefined && field !== 'status'))
  )
}

interface BringBackProps {
  service: string
  id: string
  change: ChangedField
  /** What the field is called. */
  word: string
}

/** Gives a field back what it was before a change: a change of its own, by the rules of the record's service. */
export const BringBack = ({ service, ...given }: BringBackProps) =>
  isService(service) && mayGoBack(service, given.change) ? <Restore service={service} {...given} /> : null

const Restore = ({ service, id, change: { field, before }, word }: BringBackProps & { service: RecordService }) => {
  const intl = useIntl()
  const [patch] = usePatchRecord()
  const [busy, setBusy] = useState(false)
  const bringBack = async (): Promise<void> => {
    setBusy(true)
    try {
      await patch({ service, id, data: { [field]: before ?? '' } }).unwrap()
      toastDone(intl.formatMessage(m.broughtBack, { field: word }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.errors?.[field] ?? thrown.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="s"
      kind="link"
      icon="undo"
      busy={busy}
      onClick={() => void bringBack()}
      aria-label={intl.formatMessage(m.bringBack, { field: word })}
    >
      {null}
    </Button>
  )
}
