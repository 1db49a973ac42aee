import type { Task } from '@shared/areas/tasks/services/tasks'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { ListMenu } from '../../../components/list-menu/list-menu'
import { useIsPhone } from '../../../lib/use-media'
import { Button } from '../../../ui/Button/Button'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { Select } from '../../../ui/Select/Select'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { useZone } from '../../../ui/zone/zone-context'
import { taskMessages as m } from '../messages'
import { taskRows } from '../task-file'
import { useAssetsOf } from '../use-tasks'

interface TaskToolsProps {
  readonly view: { readonly as: string; readonly division: string; readonly q: string }
  /** All that are there, whatever is chosen of them. */
  readonly tasks: readonly Task[] | undefined
  readonly chosen: readonly Task[]
  readonly assetId: string
  readonly onChange: (changes: { readonly as?: string; readonly division?: string; readonly q?: string }) => void
  readonly onNew: () => void
}

/** As a board or a list, of which division and asset, with which words, as a file, and a new one. */
export const TaskTools = ({ view, tasks, chosen, assetId, onChange, onNew }: TaskToolsProps) => {
  const intl = useIntl()
  const zone = useZone()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const assets = useAssetsOf(tasks)
  const divisions = [...new Set((tasks ?? []).flatMap(({ user }) => user?.division ?? []))].sort()
  const file = () => Promise.resolve({ name: intl.formatMessage(m.screen), rows: taskRows(chosen, intl, zone) })
  return (
    <>
      {!isPhone && (
        <Segmented
          label={intl.formatMessage(m.ways)}
          segments={[
            { key: 'board', label: intl.formatMessage(m.board), icon: 'apps' },
            { key: 'list', label: intl.formatMessage(m.list), icon: 'sort' },
          ]}
          chosen={view.as === 'list' ? 'list' : 'board'}
          onChoose={(as) => onChange({ as })}
        />
      )}
      {divisions.length > 0 && (
        <Select
          aria-label={intl.formatMessage(m.division)}
          placeholder={intl.formatMessage(m.anyDivision)}
          options={divisions.map((division) => ({ value: division, label: division }))}
          value={view.division}
          onChange={(division) => onChange({ division })}
        />
      )}
      {assets.length > 0 && (
        <Select
          aria-label={intl.formatMessage(m.asset)}
          placeholder={intl.formatMessage(m.anyAsset)}
          options={assets}
          value={assetId}
          onChange={(id) => void navigate(id ? `/tasks/byAsset/${id}` : '/tasks')}
        />
      )}
      <SearchInput
        label={intl.formatMessage(m.search)}
        placeholder={intl.formatMessage(m.search)}
        kbd="/"
        value={view.q}
        onChange={(q) => onChange({ q })}
      />
      <ListMenu under="/tasks" file={file} />
      {!isPhone && (
        <Button kind="primary" icon="plus" kbd="N" onClick={onNew}>
          {intl.formatMessage(m.give)}
        </Button>
      )}
    </>
  )
}
