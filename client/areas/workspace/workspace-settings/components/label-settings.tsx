import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { useUndo } from '../../../../components/undo/use-undo'
import { Panel } from '../../../../ui/Panel/Panel'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { settingsMessages as m } from '../messages'
import { LabelList } from './label-list'

type Kind = 'orderTags' | 'fundLabels'

/** Order tags and fund labels: added and deleted at once; one that is in use stays. */
export const LabelSettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.workspaces.usePatch()
  const undo = useUndo()
  const [findOrders] = api.orders.useLazyFind()
  const save = async (kind: Kind, labels: string[], done: string): Promise<boolean> => {
    try {
      const before = workspace.opts[kind]
      const { rev } = await patch({ id: workspace._id, data: { opts: { [kind]: labels }, rev: workspace.rev } }).unwrap()
      undo(done, () => patch({ id: workspace._id, data: { opts: { [kind]: before }, rev } }).unwrap())
      return true
    } catch (thrown) {
      if (isApiError(thrown)) toastError(Object.values(thrown.errors ?? {})[0] ?? thrown.message)
      return false
    }
  }
  const isUsed = async (tag: string): Promise<boolean> =>
    (await findOrders({ tags: tag, $limit: 1, $total: false }).unwrap()).data.length > 0
  const remove = async (kind: Kind, label: string): Promise<boolean> => {
    // The server looks after fund labels; an order keeps the word of its tag.
    if (kind === 'orderTags' && (await isUsed(label).catch(() => false))) {
      toastError(intl.formatMessage(m.labelUsed))
      return false
    }
    const left = workspace.opts[kind].filter((known) => known !== label)
    return save(kind, left, intl.formatMessage(m.labelDeleted, { label }))
  }
  const list = (kind: Kind, title: string, hint: string) => (
    <Panel title={title}>
      <LabelList
        title={title}
        hint={hint}
        labels={workspace.opts[kind]}
        busy={isLoading}
        onAdd={(label) => save(kind, [...workspace.opts[kind], label], intl.formatMessage(m.labelAdded, { label }))}
        onRemove={(label) => remove(kind, label)}
      />
    </Panel>
  )
  return (
    <>
      {list('orderTags', intl.formatMessage(m.orderTags), intl.formatMessage(m.orderTagsHint))}
      {list('fundLabels', intl.formatMessage(m.fundLabels), intl.formatMessage(m.fundLabelsHint))}
    </>
  )
}
