import { workspaces } from '@shared/services/workspaces'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { fundsApi } from '../../../api/funds'
import { useWorkspace } from '../../../api/session/use-workspace'
import { workspacesApi } from '../../../api/workspaces'
import { useUndo } from '../../../components/undo/use-undo'
import { changeShape, limitsOf } from '../../../resource/field-limits'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Field } from '../../../ui/Field/Field'
import { failureOf } from '../../../ui/form/form-error'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Tag } from '../../../ui/Tag/Tag'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { isLabelTaken } from '../labels'
import { labelMessages as m } from '../messages'

const labelMaxLength = limitsOf(changeShape(workspaces), 'opts.fundLabels.items').maxLength

/** The labels of the workspace: new ones are unique, used ones stay. */
export const LabelsDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const workspace = useWorkspace()
  const [patch, { isLoading }] = workspacesApi.usePatch()
  const undo = useUndo()
  const [findUses] = fundsApi.useLazyFind()
  const [name, setName] = useState('')
  const [renaming, setRenaming] = useState<string | null>(null)
  const [renameAll, { isLoading: isRenaming }] = fundsApi.usePatchMany()
  const [error, setError] = useState<string | null>(null)
  const labels = workspace?.opts.fundLabels ?? []

  const save = async (fundLabels: string[], done: string): Promise<boolean> => {
    if (!workspace) return false
    try {
      const { rev } = await patch({ id: workspace._id, data: { opts: { fundLabels } } }).unwrap()
      undo(done, () => patch({ id: workspace._id, data: { opts: { fundLabels: [...labels] }, rev } }).unwrap())
      return true
    } catch (thrown) {
      const failure = failureOf(thrown)
      setError(Object.values(failure.errors ?? {})[0] ?? failure.message ?? intl.formatMessage(m.failed))
      return false
    }
  }
  const rename = async (before: string, label: string): Promise<void> => {
    try {
      const { entries } = await renameAll({ by: { label: before }, data: { label } }).unwrap()
      toastDone(intl.formatMessage(m.renamed, { label, count: entries }))
      setRenaming(null)
      setName('')
    } catch (thrown) {
      setError(failureOf(thrown).message ?? intl.formatMessage(m.failed))
    }
  }
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const label = name.trim()
    if (!label) return
    if (renaming !== null) return rename(renaming, label)
    if (isLabelTaken(labels, label)) return setError(intl.formatMessage(m.exists))
    if (await save([...labels, label], intl.formatMessage(m.added, { label }))) setName('')
  }
  const remove = async (label: string): Promise<void> => {
    setError(null)
    const { data: uses } = await findUses({ label, $limit: 0 })
    if (uses?.total) toastError(intl.formatMessage(m.used))
    else
      await save(
        labels.filter((each) => each !== label),
        intl.formatMessage(m.removed, { label }),
      )
  }
  return (
    <Dialog title={intl.formatMessage(m.title)} subtitle={intl.formatMessage(m.about)} width={420} onClose={onClose}>
      {labels.length === 0 ? (
        <p className="muted">{intl.formatMessage(m.none)}</p>
      ) : (
        <ul className="funds-labels">
          {labels.map((label) => (
            <li key={label}>
              <Link to={`/funds/byLabel/${encodeURIComponent(label)}`} onClick={onClose}>
                <Tag>{label}</Tag>
              </Link>
              <IconButton
                icon="edit"
                size="s"
                label={intl.formatMessage(m.rename, { label })}
                disabled={isLoading}
                onClick={() => {
                  setError(null)
                  setRenaming(label)
                  setName(label)
                }}
              />
              <IconButton
                icon="trash"
                size="s"
                label={intl.formatMessage(m.remove, { label })}
                disabled={isLoading}
                onClick={() => void remove(label)}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="funds-labels__add" onSubmit={(event) => void add(event)}>
        <Field label={renaming === null ? intl.formatMessage(m.fresh) : intl.formatMessage(m.renameTo, { label: renaming })} error={error}>
          {(ids) => (
            <TextInput
              {...ids}
              value={name}
              maxLength={labelMaxLength}
              onChange={(event) => {
                setError(null)
                setName(event.target.value)
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          {...(renaming === null && { icon: 'plus' as const })}
          busy={isLoading || isRenaming}
          disabled={!name.trim() || !workspace}
        >
          {intl.formatMessage(renaming === null ? m.add : m.renameDo)}
        </Button>
      </form>
    </Dialog>
  )
}
