import { errors } from '@shared/registry/errors'
import type { SavedView } from '@shared/areas/people/services/users'
import { Formik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useMe } from '../../api/session/use-me'
import { api } from '../../api/api'
import { FormDialog } from '../../ui/form/FormDialog'
import { TextField } from '../../ui/form/TextField'
import { useSubmit } from '../../ui/form/use-submit'
import type { TableFile } from '../../lib/table-file/cells'
import { useIsPhone } from '../../lib/use-media'
import { switchColumn, type Column } from '../../ui/DataTable/columns'
import { IconButton } from '../../ui/IconButton/IconButton'
import { Menu, type MenuEntry } from '../../ui/Menu/Menu'
import { useLocale, useToday } from '../../ui/zone/zone-context'
import { DownloadMenu } from '../table-file/download-menu'
import { useFileEntries } from '../table-file/use-file-entries'
import { useUndo } from '../undo/use-undo'
import { listMenuMessages as m } from './messages'
import './list-menu.css'
import { addressOfView, viewQuery, viewsUnder } from './saved-views'

const MAX_NAME_LENGTH = 60

interface ListMenuProps<T> {
  /** The list's address; views of what lies below it are offered too. */
  under: string
  /** All columns; those that are optional can be switched. */
  columns?: readonly Column<T>[]
  /** As `chosenColumns` takes it. */
  chosen?: string
  onColumns?: (chosen: string) => void
  /** All that the list holds as it is asked for now, as a table. */
  file?: () => Promise<TableFile>
}

/** How a list is looked at: one's saved views, saving this one, and the columns; and, beside it, the list as a file. */
export const ListMenu = <T,>({ under, columns, chosen = '', onColumns, file }: ListMenuProps<T>) => {
  const intl = useIntl()
  const today = useToday()
  const { pathname, search } = useLocation()
  const me = useMe()
  const [patch] = api.users.usePatch()
  const undo = useUndo()
  const [naming, setNaming] = useState(false)
  const views = api.users.useGet(me._id).data?.views ?? []
  const here = { name: '', path: decodeURI(pathname), query: viewQuery(search, today) }
  const isHere = ({ path, query }: SavedView): boolean => path === here.path && query === here.query
  const current = views.find(isHere)
  const keep = (next: readonly SavedView[]) => patch({ id: me._id, data: { views: [...next] } }).unwrap()
  const remove = async (view: SavedView): Promise<void> => {
    await keep(views.filter((one) => one !== view))
    undo(intl.formatMessage(m.removed, { name: view.name }), () => keep(views))
  }
  const phone = useIsPhone()
  const files = useFileEntries(file ?? null)
  const entries: MenuEntry[] = [
    ...viewsUnder(views, under).map((view) => ({
      key: `view ${addressOfView(view)} ${view.name}`,
      label: view.name,
      to: addressOfView(view),
      checked: isHere(view),
    })),
    current
      ? {
          key: 'remove',
          icon: 'trash' as const,
          label: intl.formatMessage(m.remove, { name: current.name }),
          ruled: true,
          onChoose: () => void remove(current).catch(() => undefined),
        }
      : {
          key: 'save',
          icon: 'plus' as const,
          label: intl.formatMessage(m.save),
          detail: intl.formatMessage(m.saveHint),
          ruled: viewsUnder(views, under).length > 0,
          onChoose: () => setNaming(true),
        },
    ...(columns ?? [])
      .filter(({ optional }) => optional)
      .map(({ key, head }, at) => ({
        key: `column ${key}`,
        label: head,
        checked: chosen === '' || chosen.split(',').includes(key),
        ruled: at === 0,
        onChoose: () => onColumns?.(switchColumn(columns ?? [], chosen, key)),
      })),
    ...(phone && file ? files.map((entry, at) => ({ ...entry, icon: 'download' as const, ruled: at === 0 })) : []),
  ]
  const label = intl.formatMessage(phone && file ? m.menu : columns ? m.viewsAndColumns : m.views)
  return (
    <>
      {file && !phone && (
        <span className="list-menu-file">
          <DownloadMenu file={file} small edge />
        </span>
      )}
      <Menu label={label} align="end" entries={entries} trigger={(props) => <IconButton {...props} edge icon="eye" label={label} />} />
      {naming && <NameView onSave={(name) => keep([...views, { ...here, name }])} onClose={() => setNaming(false)} />}
    </>
  )
}

const NameView = ({ onSave, onClose }: { onSave: (name: string) => Promise<unknown>; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const submit = useSubmit(({ name }: { name: string }) => onSave(name.trim()), {
    done: (_saved, { name }) => intl.formatMessage(m.saved, { name: name.trim() }),
    onSaved: onClose,
  })
  return (
    <Formik
      initialValues={{ name: '' }}
      validate={({ name }) => (name.trim() === '' ? { name: errors['users.name-required'][locale] } : {})}
      onSubmit={submit}
    >
      <FormDialog title={intl.formatMessage(m.title)} verb={intl.formatMessage(m.verb)} width={420} onClose={onClose}>
        <TextField
          name="name"
          label={intl.formatMessage(m.name)}
          hint={intl.formatMessage(m.nameHint)}
          maxLength={MAX_NAME_LENGTH}
          data-autofocus
          required
        />
      </FormDialog>
    </Formik>
  )
}
