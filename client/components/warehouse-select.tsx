import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { warehousesApi } from '../api/warehouses'
import { SelectField } from '../ui/form/ChoiceFields'
import { Select, type SelectOption, type SelectProps } from '../ui/Select/Select'
import { pickMessages as m } from './messages'

/** The warehouses in use, oldest first. */
export const useWarehouseOptions = (): SelectOption[] => {
  const { data } = warehousesApi.useFind({ status: 'active', $limit: -1 })
  return (data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
}

interface WarehouseProps {
  /** An empty choice that stands for all of them. */
  orAll?: boolean
}

const usePlaceholder = (orAll: boolean): string => useIntl().formatMessage(orAll ? m.allWarehouses : m.warehouse)

/** One warehouse; '' is none, or all. */
export const WarehouseSelect = ({ orAll = false, ...rest }: WarehouseProps & Omit<SelectProps, 'options' | 'placeholder'>) => (
  <Select {...rest} options={useWarehouseOptions()} placeholder={usePlaceholder(orAll)} />
)

/** The same in a form, which holds the id or ''. */
export const WarehouseField = ({
  orAll = false,
  ...rest
}: WarehouseProps & Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'>) => (
  <SelectField {...rest} options={useWarehouseOptions()} placeholder={usePlaceholder(orAll)} />
)
