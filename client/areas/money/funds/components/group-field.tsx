import type { FundGroup } from '@shared/areas/money/services/fundGroups'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { fold } from '@shared/foundation/text/fold'
import { PickerField } from '../../../../ui/form/ChoiceFields'
import type { PickerOption } from '../../../../ui/Picker/Picker'
import type { EntryValues } from '../entry-values'
import { entryMessages as m } from '../messages'
import { useFundGroups } from '../use-fund-groups'
import { GroupDialog } from './group-dialog'

/** The group of an entry, of its direction; a missing one is made on the spot. */
export const GroupField = ({ disabled }: { disabled: boolean }) => {
  const intl = useIntl()
  const groupName = useFundGroupName()
  const groups = useFundGroups()
  const { values, setValues } = useFormikContext<EntryValues>()
  const [creating, setCreating] = useState<string | null>(null)
  const isCredit = values.direction === 'in'
  const search = (text: string): Promise<PickerOption<FundGroup>[]> =>
    Promise.resolve(
      groups
        .filter((group) => group.isCredit === isCredit)
        .map((group) => ({ value: group.name, label: groupName(group.name), data: group }))
        .filter(({ label, value }) => fold(`${label} ${value}`).includes(fold(text.trim()))),
    )
  return (
    <>
      <PickerField<FundGroup>
        name="group"
        label={intl.formatMessage(m.group)}
        required
        disabled={disabled}
        search={search}
        createLabel={(name) => intl.formatMessage(m.groupAdd, { name })}
        onCreate={setCreating}
      />
      {creating !== null && (
        <GroupDialog
          name={creating}
          isCredit={isCredit}
          onClose={() => setCreating(null)}
          onMade={(group) =>
            void setValues({
              ...values,
              direction: group.isCredit ? 'in' : 'out',
              group: { value: group.name, label: groupName(group.name) },
            })
          }
        />
      )}
    </>
  )
}
