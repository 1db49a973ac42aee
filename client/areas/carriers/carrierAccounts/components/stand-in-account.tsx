import type { CarrierAccount } from '@shared/areas/carriers/services/carrierAccounts'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { Button } from '../../../../ui/Button/Button'
import { failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { accountMessages as m } from '../messages'

/** Where the stand-in picks parcels up: any place will do. */
const STAND_IN_FROM = {
  phone: '0281234567',
  address: '12 Võ Văn Ngân',
  division: 'new',
  province: 'Hồ Chí Minh',
  ward: 'Phường Thủ Đức',
} as const

/** Connects a stand-in of GHN by one press, where this installation has one. */
export const StandInAccount = ({ rows }: { rows: readonly CarrierAccount[] | undefined }) => {
  const intl = useIntl()
  const sender = useWorkspace()?.name
  const offered = api.carrierAccounts.useReport('offers', {}).data?.offersStandIn === true
  const banks = api.bankAccounts.useFind({ status: 'active', isDefault: true, $limit: 1 }).data?.data
  const bank = banks?.[0]
  const [create, { isLoading }] = api.carrierAccounts.useCreate()
  if (!offered || !rows || !banks || !sender || rows.some(({ isStandIn }) => isStandIn)) return null
  const connect = async (): Promise<void> => {
    try {
      await create({
        carrier: 'ghn',
        isStandIn: true,
        token: 'stand-in',
        shopId: 'stand-in',
        from: { ...STAND_IN_FROM, name: sender },
        ...(bank?.label ? { label: bank.label } : {}),
      }).unwrap()
      toastDone(intl.formatMessage(m.standInDone))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Button busy={isLoading} onClick={() => void connect()}>
      {intl.formatMessage(m.standIn)}
    </Button>
  )
}
