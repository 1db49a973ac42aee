import { takesBankFees } from '@shared/areas/bank/rules/bank-fee'
import { api } from '../../api/api'
import { Field } from '../../ui/Field/Field'
import { Select } from '../../ui/Select/Select'
import { useFundGroupName } from './fund-group-name'

interface FeeGroupProps {
  label: string
  value: string
  onChange: (group: string) => void
}

/** The group of expenses in which a bank's fee is entered. */
export const FeeGroup = ({ label, value, onChange }: FeeGroupProps) => {
  const groupName = useFundGroupName()
  const groups = api.fundGroups.useFind({ $limit: -1 }).data?.data ?? []
  const names = groups.filter(takesBankFees).map(({ name }) => name)
  return (
    <Field label={label}>
      {(ids) => (
        <Select
          {...ids}
          options={[...new Set([value, ...names])].map((name) => ({ value: name, label: groupName(name) }))}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
