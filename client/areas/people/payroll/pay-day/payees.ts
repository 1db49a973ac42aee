/** Whom a pay day pays: members their pay, or agents their commissions. */
export type Payees = 'members' | 'agents'
