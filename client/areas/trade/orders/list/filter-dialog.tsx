import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { can } from '@shared/foundation/rights/rights'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { usePartnerSearch } from '../../../../components/partner-search'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field } from '../../../../ui/Field/Field'
import { Picker } from '../../../../ui/Picker/Picker'
import { Select } from '../../../../ui/Select/Select'
import { filterMessages as m } from '../messages'
import { notNarrowed, type ListedBy } from './list-query'

interface FilterDialogProps {
  group: TradeGroup
  by: ListedBy
  onChange: (by: ListedBy) => void
  onClose: () => void
}

/** Narrows a list of orders to who made them, the warehouse they are of, and, of sales, the agent; each choice counts at once. */
export const FilterDialog = ({ group, by, onChange, onClose }: FilterDialogProps) => {
  const intl = useIntl()
  const { data: members } = api.users.useFind({ $sort: { name: 1 }, $limit: 1000, $total: false })
  const { data: places } = api.warehouses.useFind({ $sort: { name: 1 }, $limit: -1 })
  const { data: agent } = api.assets.useGet(by.agent, { skip: !by.agent })
  const searchAgents = usePartnerSearch('Sales Agents')
  const { rights, isSold } = orderKind(group)
  // Who has left, or lost the right, made orders all the same.
  const sellers = (members?.data ?? []).filter(({ _id, rights: own }) => _id === by.seller || can(own, rights))
  const any = intl.formatMessage(m.any)
  return (
    <Dialog
      title={intl.formatMessage(m.title)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => onChange(notNarrowed)}>{intl.formatMessage(m.clear)}</Button>
          <Button kind="primary" onClick={onClose}>
            {intl.formatMessage(m.done)}
          </Button>
        </>
      }
    >
      <Field label={intl.formatMessage(isSold ? m.seller : m.buyer)}>
        {(ids) => (
          <Select
            {...ids}
            value={by.seller}
            placeholder={any}
            options={sellers.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={(seller) => onChange({ ...by, seller })}
          />
        )}
      </Field>
      <Field label={intl.formatMessage(m.warehouse)}>
        {(ids) => (
          <Select
            {...ids}
            value={by.warehouse}
            placeholder={any}
            options={(places?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={(warehouse) => onChange({ ...by, warehouse })}
          />
        )}
      </Field>
      {isSold && (
        <Field label={intl.formatMessage(m.agent)}>
          {(ids) => (
            <Picker
              {...ids}
              icon="search"
              clearable
              placeholder={any}
              value={by.agent ? { value: by.agent, label: agent?.name ?? '…' } : null}
              search={searchAgents}
              onChange={(chosen) => onChange({ ...by, agent: chosen?.value ?? '' })}
            />
          )}
        </Field>
      )}
    </Dialog>
  )
}
