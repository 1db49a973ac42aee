import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import type { Instant } from '@shared/foundation/declaration/wire'
import { dong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { Button } from '../../../../ui/Button/Button'
import { failureOf } from '../../../../ui/form/form-error'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { statementMessages as m } from '../messages'

const MOST_ROWS = 100
/** By how much the fee of its second parcel is dearer than was said: a difference to settle. Whole dong. */
const DEARER = 2000

/** The statement of a stand-in: what it has delivered and not paid out yet. Nothing where no stand-in is connected. */
export const StandInStatement = ({ onCreated }: { onCreated: (statement: CodStatement) => void }) => {
  const intl = useIntl()
  const maySell = useCan('/sales')
  const accounts = api.carrierAccounts.useFind({ status: 'active', $limit: -1 }, { skip: !maySell })
  const account = accounts.data?.data.find(({ isStandIn }) => isStandIn)
  const [find] = api.deliveries.useLazyFind()
  const [create, { isLoading }] = api.codStatements.useCreate()
  if (!account) return null
  const take = async (): Promise<void> => {
    try {
      const { data } = await find({ accountId: account._id, codState: 'due', $limit: MOST_ROWS, $sort: { _id: 1 } }).unwrap()
      const rows = data.flatMap(({ code, cod, charged = dong(0) }, at) =>
        code ? [{ code, cod, fee: dong(charged + (at === 1 ? DEARER : 0)) }] : [],
      )
      if (rows.length === 0) return toastError(intl.formatMessage(m.standInNone))
      onCreated(await create({ carrier: account.carrier === 'ghtk' ? 'ghtk' : 'ghn', rows }).unwrap())
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Button busy={isLoading} onClick={() => void take()}>
      {intl.formatMessage(m.standIn)}
    </Button>
  )
}

/** Lets the transfer of a stand-in's statement arrive, as the bank would tell of it; nothing for other statements. */
export const StandInPays = ({ statement: { net, number, isStandIn, transferId } }: { statement: CodStatement }) => {
  const intl = useIntl()
  const account = api.bankAccounts.useFind({ status: 'active', isDefault: true, $limit: 1 }, { skip: !isStandIn }).data?.data[0]
  const [create, { isLoading }] = api.bankTransfers.useCreate()
  if (!isStandIn || transferId !== undefined || !account || net === undefined || net <= 0) return null
  const pay = async (): Promise<void> => {
    try {
      const told = { content: `GHN CHUYEN TIEN COD ${number}`, counterName: 'GHN GIA LAP', reference: `GHNGL${number}` }
      // The moment is written as the wire has it.
      const time = new Date().toISOString() as Instant
      await create({ accountId: account._id, amount: net, time, ...told }).unwrap()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Button busy={isLoading} onClick={() => void pay()}>
      {intl.formatMessage(m.standInPays)}
    </Button>
  )
}
