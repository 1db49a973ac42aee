import { banks } from '@shared/foundation/money/vietqr'
import type { BankAccount } from '@shared/areas/bank/services/bankAccounts'

/** As people call it: bank and number. */
export const accountName = ({ bank, account }: Pick<BankAccount, 'bank' | 'account'>): string => `${banks[bank]} ${account}`
