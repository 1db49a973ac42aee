import type { FieldError } from '@shared/foundation/errors/field-error'
import type { CreateOf, PatchOf, RecordOf } from '@shared/registry/service-types'
import { useRef, type ReactNode } from 'react'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { recordMessages } from '../components/record-form/messages'
import { RecordDock, type DockState } from '../components/record-form/record-dock'
import { useRecordForm } from '../components/record-form/use-record-form'
import { useMay } from './access'
import { ArchiveRecord, type ArchiveOptions } from './archive-record'
import { newRecordShape } from './field-limits'
import { fieldsIn, plainData, plainValues, type FieldNode, type FieldSpec, type PlainValues } from './field-spec'
import { messageOf, resourceApi, type Resource, type ResourceName } from './resource-types'
import { useValidation } from './use-validation'
import { DockParts } from './form-parts'

/** What the parts of a form may depend on. */
export interface FormContext<R, X> {
  /** Nothing for a new one. */
  readonly record: R | undefined
  /** What the screen's `use` found out. */
  readonly x: X
  readonly mayWrite: boolean
  readonly intl: IntlShape
  readonly close: () => void
}

export interface FormOptions<Name extends ResourceName, V extends object, X, Given = X> extends Resource<Name> {
  /** Hooks of the form's own. @param given what the list hands over */
  readonly use?: (given: Given, record: RecordOf<Name> | undefined) => X
  readonly fields: readonly FieldNode[] | ((context: FormContext<RecordOf<Name>, X>) => readonly FieldNode[])
  /** The group of the record, of services that are split by it. */
  readonly group?: (x: X) => string
  readonly title?: (context: FormContext<RecordOf<Name>, X>) => string
  /** The record as the form holds it, where that isn't field by field. */
  readonly valuesOf?: (record: RecordOf<Name> | undefined, x: X) => V
  readonly createOf?: (values: V, x: X) => CreateOf<Name> | Promise<CreateOf<Name>>
  /** What is written besides, once a new record is there; it says itself what went wrong. */
  readonly afterCreate?: (record: RecordOf<Name>, values: V, x: X) => Promise<void>
  readonly patchOf?: (changes: Partial<V>, values: V, x: X) => PatchOf<Name> | Promise<PatchOf<Name>>
  /** Server path → field name, where they differ. */
  readonly fieldOf?: (path: string) => string
  /** Rules of the domain that the shape can't say. */
  readonly rules?: (values: V, context: FormContext<RecordOf<Name>, X>) => readonly FieldError[]
  /** Under which its draft is kept on this device, where the service has another form. */
  readonly draftName?: string
  /** Left out of the draft on this device. */
  readonly secret?: Partial<V>
  readonly archive?: ArchiveOptions<RecordOf<Name>> | ((context: FormContext<RecordOf<Name>, X>) => ArchiveOptions<RecordOf<Name>> | false)
  /** Beside the title. */
  readonly status?: (context: FormContext<RecordOf<Name>, X>) => ReactNode
  /** The foot, in place of Save; undefined: Save. */
  readonly formFoot?: (context: FormContext<RecordOf<Name>, X>, state: DockState<V>) => ReactNode
  /** At the right of the head. */
  readonly aside?: (context: FormContext<RecordOf<Name>, X>) => ReactNode
  /** Dialogs beside the form. */
  readonly outside?: (context: FormContext<RecordOf<Name>, X>) => ReactNode
  readonly created?: MessageDescriptor
  /** Another one isn't added right after a new one: its form begins with what is known of those before. */
  readonly isSingle?: boolean
}

export interface ResourceFormProps<Name extends ResourceName, Given> {
  record: RecordOf<Name> | undefined
  given: Given
  /** A new one was saved; `again`: the next one is to be added. Without it the form closes. */
  onCreated?: (saved: RecordOf<Name>, again: boolean) => void
  onClose: () => void
}

const ofStatus = (status: string): PlainValues => ({ status })
const nameIn = (record: object): string => ('name' in record && typeof record.name === 'string' ? record.name : '')
const statusIn = (record: object): unknown => ('status' in record ? record.status : undefined)

/** A record beside its list, made from fields: limits, required marks, rights and the texts of errors are the declaration's. */
export const resourceForm = <Name extends ResourceName, V extends object = PlainValues, X = undefined, Given = X>(
  options: FormOptions<Name, V, X, Given>,
) => {
  type R = RecordOf<Name>
  const { service, messages } = options
  const api = resourceApi(service)
  const shape = newRecordShape(service)
  const usePiece = options.use ?? ((given: Given) => given as unknown as X)

  const ResourceForm = ({ record, given, onCreated, onClose }: ResourceFormProps<Name, Given>) => {
    const intl = useIntl()
    const x = usePiece(given, record)
    const mayWrite = useMay(service, record ? 'patch' : 'create', options.group?.(x))
    const [create] = api.useCreate()
    const [patch] = api.usePatch()
    const context: FormContext<R, X> = { record, x, mayWrite, intl, close: onClose }
    const nodes = typeof options.fields === 'function' ? options.fields(context) : options.fields
    const fields = fieldsIn(nodes)
    const labelOf = (field: FieldSpec): string => intl.formatMessage(field.label ?? messageOf(messages, field.name))
    const labels = Object.fromEntries(fields.map((field) => [field.name, labelOf(field)])) as Partial<Record<keyof V & string, string>>
    const reversible = Object.fromEntries(fields.flatMap((field) => (field.undo ? [[field.name, labelOf(field)]] : []))) as typeof labels
    const valuesOf = (of: R | undefined): V => options.valuesOf?.(of, x) ?? (plainValues(fields, of) as V)
    const createOf = async (values: V) => options.createOf?.(values, x) ?? (plainData(fields, values, true) as CreateOf<Name>)
    const patchOf = async (changes: Partial<V>, values: V) =>
      options.patchOf?.(changes, values, x) ?? (plainData(fields, changes, false) as PatchOf<Name>)
    const send = (id: string, data: PatchOf<Name>, rev: number | undefined) =>
      patch({ id, data: { ...data, ...(rev === undefined ? null : { rev }) } }).unwrap()

    // Which of the two buttons was pressed to save a new one.
    const isAgain = useRef(false)
    const statusData = (status: string) => ofStatus(status) as PatchOf<Name>

    const form = useRecordForm<R, V>({
      record,
      valuesOf,
      draft: {
        name: options.draftName ?? [service.path, options.group?.(x)].filter(Boolean).join('.'),
        ...(options.secret && { secret: options.secret }),
      },
      reversible,
      ...(options.fieldOf && { fieldOf: options.fieldOf }),
      create: async (values) => {
        const made = await create(await createOf(values)).unwrap()
        await options.afterCreate?.(made, values, x)
        return made
      },
      patch: async (id, changes, rev, values) => send(id, await patchOf(changes, values), rev),
      done: (saved, isNew) =>
        intl.formatMessage(isNew ? (options.created ?? messageOf(messages, 'created')) : recordMessages.saved, { name: nameIn(saved) }),
      onSaved: (saved, isNew) => {
        if (isNew && onCreated) onCreated(saved, isAgain.current)
        else if (isNew) onClose()
      },
    })
    const validate = useValidation<V>(
      shape,
      fields.filter(({ name, path = name }) => path in shape.properties).map((field) => ({ ...field, label: labelOf(field) })),
      (values) => options.rules?.(values, context) ?? [],
    )
    const title = options.title?.(context) ?? (record ? nameIn(record) : intl.formatMessage(messageOf(messages, 'new')))
    const archive = typeof options.archive === 'function' ? options.archive(context) : options.archive
    return (
      <>
        <RecordDock
          form={form}
          title={title}
          presence={{ service: service.path, id: record?._id }}
          isNew={!record}
          labels={labels}
          validate={validate}
          onClose={onClose}
          status={options.status?.(context)}
          aside={options.aside?.(context)}
          {...(options.formFoot && { foot: (state: DockState<V>) => options.formFoot?.(context, state) })}
          {...(onCreated &&
            !options.isSingle && {
              onAgain: (again: boolean) => {
                isAgain.current = again
              },
            })}
          actions={
            record &&
            archive && (
              <ArchiveRecord<R>
                record={record}
                options={archive}
                name={nameIn(record)}
                isArchived={statusIn(record) === archive.status}
                set={(status, rev) => send(record._id, statusData(status), rev)}
                onClose={onClose}
              />
            )
          }
          readOnly={mayWrite ? undefined : intl.formatMessage(messages['readOnly'] ?? recordMessages.readOnly)}
        >
          <DockParts nodes={nodes} shape={shape} labelOf={labelOf} isNew={!record} mayWrite={mayWrite} />
        </RecordDock>
        {options.outside?.(context)}
      </>
    )
  }
  return ResourceForm
}
