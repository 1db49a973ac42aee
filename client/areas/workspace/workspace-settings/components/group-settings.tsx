import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { useUndo } from '../../../../components/undo/use-undo'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { settingsMessages as m } from '../messages'

/** Groups of entries that net profit leaves out: each change is confirmed, since it changes what past reports say. */
export const GroupSettings = ({ workspace: { _id, rev, opts } }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const nameOf = useFundGroupName()
  const undo = useUndo()
  const groups = api.fundGroups.useFind({ $limit: -1 })
  const [patch] = api.workspaces.usePatch()
  const [asking, setAsking] = useState<{ readonly name: string; readonly out: boolean } | null>(null)
  const chosen = opts.nonBusinessIEGroups
  const save = async ({ name, out }: { name: string; out: boolean }): Promise<void> => {
    const next = out ? [...chosen, name] : chosen.filter((group) => group !== name)
    try {
      const saved = await patch({ id: _id, data: { opts: { nonBusinessIEGroups: next }, rev } }).unwrap()
      undo(intl.formatMessage(out ? m.groupOut : m.groupIn, { group: nameOf(name) }), () =>
        patch({ id: _id, data: { opts: { nonBusinessIEGroups: chosen }, rev: saved.rev } }).unwrap(),
      )
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  return (
    <Panel title={intl.formatMessage(m.groups)}>
      <p className="muted">{intl.formatMessage(m.groupsHint)}</p>
      {hasFailed(groups) ? (
        <LoadFailed error={groups.error} onRetry={groups.refetch} retrying={groups.isFetching} />
      ) : groups.data ? (
        <div className="settings-switches settings-groups">
          {groups.data.data.map(({ name, nonBusiness }) => (
            <Checkbox
              key={name}
              checked={nonBusiness === true || chosen.includes(name)}
              disabled={nonBusiness === true}
              onChange={(out) => setAsking({ name, out })}
            >
              {nameOf(name)}
            </Checkbox>
          ))}
        </div>
      ) : (
        <SkeletonRows rows={4} />
      )}
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage(asking.out ? m.groupOutTitle : m.groupInTitle, { group: nameOf(asking.name) })}
          verb={intl.formatMessage(asking.out ? m.groupLeaveOut : m.groupCount)}
          onConfirm={() => save(asking)}
          onClose={() => setAsking(null)}
        >
          {intl.formatMessage(m.groupConfirm)}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
