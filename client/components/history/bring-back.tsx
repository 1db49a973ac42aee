import { services } from '@shared/services/index'
import type { RecordService } from '@shared/services/names'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../api/api-error'
import { apRanksApi } from '../../api/apRanks'
import { assetsApi } from '../../api/assets'
import { bankAccountsApi } from '../../api/bankAccounts'
import { categoriesApi } from '../../api/categories'
import { fundsApi } from '../../api/funds'
import { ordersApi } from '../../api/orders'
import { productsApi } from '../../api/products'
import { smsAccountsApi } from '../../api/smsAccounts'
import { smsTemplatesApi } from '../../api/smsTemplates'
import { usersApi } from '../../api/users'
import { warehousesApi } from '../../api/warehouses'
import { Button } from '../../ui/Button/Button'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { historyMessages as m } from './messages'
import { fieldWord, type ChangedField } from './words'

/** The services whose fields go back by a plain change, each by its own rules. */
const apis = {
  apRanks: apRanksApi,
  assets: assetsApi,
  bankAccounts: bankAccountsApi,
  categories: categoriesApi,
  funds: fundsApi,
  orders: ordersApi,
  products: productsApi,
  smsAccounts: smsAccountsApi,
  smsTemplates: smsTemplatesApi,
  users: usersApi,
  warehouses: warehousesApi,
} as const
type Restorable = keyof typeof apis
const isRestorable = (service: string): service is Restorable => Object.hasOwn(apis, service)

/** A status that moves money or goods goes back by its own commands, not by a change of the field. */
const movedByCommands: ReadonlySet<string> = new Set(['orders status', 'funds status', 'orders items', 'funds amount'])

/** A word, figure or switch, or several words, like tags. */
const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every((item) => typeof item === 'string'))

const mayGoBack = (service: RecordService, { field, before }: ChangedField): boolean =>
  field in ((services[service].patch?.['properties'] ?? {}) as object) &&
  !movedByCommands.has(`${service} ${field}`) &&
  (isPlain(before) || (before === undefined && field !== 'status'))

interface BringBackProps {
  service: string
  id: string
  change: ChangedField
}

/** Gives a field back what it was before a change: a change of its own, by the rules of the record's service. */
export const BringBack = ({ service, id, change }: BringBackProps) =>
  isRestorable(service) && mayGoBack(service, change) ? <Restore service={service} id={id} change={change} /> : null

const Restore = ({ service, id, change: { field, before } }: BringBackProps & { service: Restorable }) => {
  const intl = useIntl()
  const [patch] = apis[service].usePatch()
  const [busy, setBusy] = useState(false)
  const word = fieldWord(field, intl)
  const bringBack = async (): Promise<void> => {
    setBusy(true)
    try {
      await patch({ id, data: { [field]: before ?? '' } as never }).unwrap()
      toastDone(intl.formatMessage(m.broughtBack, { field: word }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.errors?.[field] ?? thrown.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="s"
      kind="link"
      icon="undo"
      busy={busy}
      onClick={() => void bringBack()}
      aria-label={intl.formatMessage(m.bringBack, { field: word })}
    >
      {null}
    </Button>
  )
}
