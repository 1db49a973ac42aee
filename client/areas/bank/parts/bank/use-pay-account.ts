import type { BankAccount } from '@shared/areas/bank/services/bankAccounts'
import { useState } from 'react'
import { api } from '../../../../api/api'
import { useKnownWorkspace } from '../../../../api/session/use-me'
import { readLocal, writeLocal } from '../../../../lib/store-local'

export interface PayAccount {
  readonly accounts: readonly BankAccount[]
  /** The one that codes are paid to: as it was last chosen in this workspace on this device, else the main one. */
  readonly account: BankAccount | undefined
  readonly choose: (id: string) => void
}

/** The company's accounts, and which of them codes are paid to. */
export const usePayAccount = (): PayAccount => {
  const key = `socai.bank.account.${useKnownWorkspace()?._id ?? ''}`
  const accounts = api.bankAccounts.useFind({ status: 'active', $limit: -1 }).data?.data ?? []
  const [chosen, setChosen] = useState(() => readLocal<string>(key, ''))
  return {
    accounts,
    account: accounts.find(({ _id }) => _id === chosen) ?? accounts.find(({ isDefault }) => isDefault) ?? accounts[0],
    choose: (id) => {
      setChosen(id)
      writeLocal(key, id)
    },
  }
}
