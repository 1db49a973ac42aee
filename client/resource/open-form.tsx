import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { PendingDock } from '../components/record-form/pending-dock'
import type { ListOptions } from './list-options'
import { resourceApi, type ResourceName } from './resource-types'

interface OpenFormProps<Name extends ResourceName, X> {
  /** Its id, or 'new'. */
  open: string
  /** The record where the list has it. */
  known: RecordOf<Name> | undefined
  given: X
  onCreated: (saved: RecordOf<Name>, again: boolean) => void
  onClose: () => void
}

/** The form of the open record; one that the list doesn't show is read first. Another new one begins with an empty form. */
export const openForm = <Name extends ResourceName, Props extends object, X>({
  service,
  Form,
}: Pick<ListOptions<Name, Props, X>, 'service' | 'Form'>) => {
  const api = resourceApi(service)
  const OpenForm = ({ open, known, given, onCreated, onClose }: OpenFormProps<Name, X>) => {
    const [round, setRound] = useState(0)
    const isNew = open === 'new'
    const read = api.useGet(open, { skip: isNew || known !== undefined })
    const record = known ?? (read.data?._id === open ? read.data : undefined)
    if (!Form) return null
    if (!isNew && !record) return <PendingDock read={read} onClose={onClose} />
    const created = (saved: RecordOf<Name>, again: boolean): void => {
      if (again) setRound(round + 1)
      onCreated(saved, again)
    }
    return <Form key={`${open}.${round}`} record={record} given={given} onCreated={created} onClose={onClose} />
  }
  return OpenForm
}
