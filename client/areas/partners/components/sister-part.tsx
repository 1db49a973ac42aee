import type { PatchOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Field } from '../../../ui/Field/Field'
import { Select } from '../../../ui/Select/Select'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import type { Partner } from '../groups'
import { sisterMessages as m } from '../messages'

/** Whether a partner is a company of the same owners: what both sell each other is then left out of the consolidated report. */
export const SisterPart = ({ partner }: { partner: Partner }) => {
  const intl = useIntl()
  const me = useMe()
  const [patch] = api.assets.usePatch()
  const mine = api.workspaces.useReport('myWorkspaces', {}).data?.data.filter(({ _id }) => _id !== me.workspaceId) ?? []
  const chosen = partner.sisterWorkspaceId ?? ''
  const state = api.assets.useReport('sisters', {}, { skip: chosen === '' }).data?.data.find(({ _id }) => _id === partner._id)
  if (mine.length === 0 && chosen === '') return null
  const known = mine.some(({ _id }) => _id === chosen)
  const choose = async (id: string): Promise<void> => {
    try {
      await patch({ id: partner._id, data: { sisterWorkspaceId: id || null } as PatchOf<'assets'> }).unwrap()
      toastDone(intl.formatMessage(m.saved))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <DockPart>
      <Field
        label={intl.formatMessage(m.title)}
        hint={chosen ? intl.formatMessage(state?.agreed ? m.agreed : m.waiting) : intl.formatMessage(m.hint)}
      >
        {(ids) => (
          <Select
            {...ids}
            value={chosen}
            placeholder={intl.formatMessage(m.none)}
            options={[
              ...mine.map(({ _id, name }) => ({ value: _id as string, label: name })),
              ...(chosen && !known ? [{ value: chosen as string, label: state?.workspace.name ?? intl.formatMessage(m.other) }] : []),
            ]}
            onChange={(id) => void choose(id)}
          />
        )}
      </Field>
    </DockPart>
  )
}
