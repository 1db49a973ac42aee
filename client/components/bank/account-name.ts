import { banks } from '@shared/domain/print/vietqr'
import type { BankAccount } from '@shared/services/bankAccounts'

/** As people call it: bank and number. */
export const accountName = ({ bank, account }: Pick<BankAccount, 'bank' | 'account'>): string => `${banks[bank]} ${account}`
