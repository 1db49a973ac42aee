import { CHANNELS, HOURS, WEEKDAYS } from '@shared/foundation/documents/order-origin'
import { ACCOUNT_NUMBERS, ACCOUNTS, isAccount } from '@shared/foundation/ledger/accounts'
import type { ConditionName } from '@shared/areas/questions/rules/measures'
import { fold } from '@shared/foundation/text/fold'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useWorkspace } from '../../../api/session/use-workspace'
import { useFundGroupName } from '../../../components/fund-groups/fund-group-name'
import { usePartnerSearch } from '../../../components/partner-search'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Picker } from '../../../ui/Picker/Picker'
import { useLocale } from '../../../ui/zone/zone-context'
import { useProductSearch } from '../../goods/parts/product-search'
import { questionMessages as m } from '../messages'
import { listedWords } from '../words'

interface Choice {
  readonly value: string
  readonly label: string
}

/** What a condition on something other than a product or a partner may be. */
const useChoices = (name: ConditionName): readonly Choice[] => {
  const locale = useLocale()
  const groupName = useFundGroupName()
  const intl = useIntl()
  const { fundLabels: labels = [], orderTags = [] } = useWorkspace()?.opts ?? {}
  const warehouses = api.warehouses.useFind({ $limit: 1000, $total: false }, { skip: name !== 'warehouseId' }).data?.data ?? []
  const categories = api.categories.useFind({ $limit: 1000, $total: false }, { skip: name !== 'categoryId' }).data?.data ?? []
  const groups = api.fundGroups.useFind({ $limit: 1000, $total: false }, { skip: name !== 'group' }).data?.data ?? []
  const members = api.users.useFind({ $limit: 1000, $total: false }, { skip: name !== 'memberId' }).data?.data ?? []
  switch (name) {
    case 'categoryId':
      return categories.map((category) => ({ value: category._id, label: category.name }))
    case 'group':
      return groups.map((group) => ({ value: group.name, label: groupName(group.name) }))
    case 'memberId':
      return members.map((member) => ({ value: member._id, label: member.name || member.username }))
    case 'warehouseId':
      return warehouses.map((warehouse) => ({ value: warehouse._id, label: warehouse.name }))
    case 'tag':
      return orderTags.map((tag) => ({ value: tag, label: tag }))
    case 'channel':
      return CHANNELS.map((value) => ({ value, label: listedWords(intl, name, value) }))
    case 'weekday':
      return WEEKDAYS.map((value) => ({ value, label: listedWords(intl, name, value) }))
    case 'hour':
      return HOURS.map((value) => ({ value, label: listedWords(intl, name, value) }))
    case 'label':
      return labels.map((label) => ({ value: label, label }))
    case 'account':
      return ACCOUNT_NUMBERS.map((account) => ({ value: account, label: `${account} ${ACCOUNTS[account][locale]}` }))
    default:
      return []
  }
}

const PARTNERS = { customerId: 'Customers', agentId: 'Sales Agents', supplierId: 'Suppliers' } as const
const isPartner = (name: ConditionName): name is keyof typeof PARTNERS => name in PARTNERS

/** Chooses what a question is narrowed to. */
export const ConditionField = ({ name, onChoose }: { name: ConditionName; onChoose: (value: string | null) => void }) => {
  const intl = useIntl()
  const choices = useChoices(name)
  const products = useProductSearch()
  const partners = usePartnerSearch(isPartner(name) ? PARTNERS[name] : 'Customers')
  const search = async (text: string): Promise<{ value: string; label: string; data: unknown }[]> => {
    if (name === 'productId') return products.search(text)
    if (isPartner(name)) return partners(text)
    return choices.filter(({ label }) => fold(label).includes(fold(text))).map((choice) => ({ ...choice, data: null }))
  }
  return (
    <span className="question-condition">
      <Picker<unknown>
        label={intl.formatMessage(m[name])}
        placeholder={intl.formatMessage(m[name])}
        value={null}
        search={search}
        onChange={(option) => onChoose(option?.value ?? null)}
      />
      <IconButton
        icon="close"
        size="s"
        label={intl.formatMessage(m.conditionOff, { what: intl.formatMessage(m[name]) })}
        onClick={() => onChoose(null)}
      />
    </span>
  )
}

/** What a condition's value is called. */
const useValueWords = (name: ConditionName, value: string): string => {
  const intl = useIntl()
  const locale = useLocale()
  const groupName = useFundGroupName()
  const product = api.products.useGet(value, { skip: name !== 'productId' }).data
  const category = api.categories.useGet(value, { skip: name !== 'categoryId' }).data
  const partner = api.assets.useGet(value, { skip: !isPartner(name) }).data
  const member = api.users.useGet(value, { skip: name !== 'memberId' }).data
  const warehouse = api.warehouses.useGet(value, { skip: name !== 'warehouseId' }).data
  if (name === 'group') return groupName(value)
  if (name === 'account') return isAccount(value) ? `${value} ${ACCOUNTS[value][locale]}` : value
  if (name === 'label' || name === 'tag') return value
  if (name === 'channel' || name === 'weekday' || name === 'hour') return listedWords(intl, name, value)
  return (product ?? category ?? partner ?? member ?? warehouse)?.name ?? '…'
}

/** A condition of the question, which can be taken away. */
export const ConditionChip = ({ name, value, onOff }: { name: ConditionName; value: string; onOff: () => void }) => {
  const intl = useIntl()
  const words = useValueWords(name, value)
  const what = intl.formatMessage(m[name])
  return (
    <span className="question-chip">
      {intl.formatMessage(m.condition, { what, value: words })}
      <IconButton icon="close" size="s" label={intl.formatMessage(m.conditionOff, { what })} onClick={onOff} />
    </span>
  )
}
