import {
  addMonths,
  firstDayOf,
  isMonth,
  lastDayOf,
  month as asMonth,
  monthOfDay,
  zone as asZone,
  type Month,
} from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { earliestFundDay, usualLabel } from '@shared/foundation/documents/funds'
import type { Id } from '@shared/foundation/ids'
import { dong, sumDong } from '@shared/foundation/money/money'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useFirstOpenDay, useWorkspace } from '../../../../api/session/use-workspace'
import { paidFrom, usePayLabel } from '../../../../components/pay-from/pay-from'
import type { Day } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { failureOf } from '../../../../ui/form/form-error'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { payDayMessages as m } from '../messages'
import { agentPayee, memberPayee, type Payees } from './payees'
import { outflows, payLines, withCell, type Draft, type PayLine, type Usual } from './pay-sheet'

/** Up to this day of a month it is the last one that is paid. */
const LAST_PAY_DAY = 15

/** The month of the address; the one that is usually paid on a day like today unless it names another. */
export const usePayMonth = (who: Payees): [Month, (month: Month) => void] => {
  const today = useToday()
  const present = monthOfDay(today)
  const before = monthOfDay(addMonths(firstDayOf(present), -1))
  // A commission is paid once its month is over.
  const last = who === 'members' && Number(today.slice(8)) > LAST_PAY_DAY ? present : before
  const [{ month }, change] = useUrlQuery({ month: '' })
  return [isMonth(month) ? asMonth(month) : last, (value) => change({ month: value === last ? '' : value })]
}

interface Progress {
  readonly done: number
  readonly all: number
}

export type PaySheet = ReturnType<typeof usePaySheet>

/** Everybody of a month with what they are to be paid; undefined until it is known. */
const usePayees = (month: Month, who: Payees) => {
  const ofMembers = who === 'members'
  const unnamed = useIntl().formatMessage(m.agent)
  const payroll = api.users.useReport('payroll', { month }, { skip: !ofMembers })
  const people = api.users.useFind({ $limit: -1 }, { skip: !ofMembers })
  const commissions = api.apComs.useReport('commissionsOfAll', { since: firstDayOf(month), until: lastDayOf(month) }, { skip: ofMembers })
  const payees = useMemo(() => {
    // Names are for sellers.
    if (!ofMembers) return commissions.data?.data.map((row) => agentPayee({ ...row, name: row.name || unnamed }))
    if (!payroll.data || !people.data) return undefined
    const bankOf = new Map(people.data.data.map(({ _id, bank = '' }) => [_id as string, bank]))
    return payroll.data.data.map((row) => memberPayee(row, bankOf.get(row._id) ?? ''))
  }, [ofMembers, commissions.data, payroll.data, people.data, unnamed])
  return { payees, list: ofMembers ? payroll : commissions }
}

/**
 * A month's pay day as one sheet: who is left to be paid, from which account, on which day, how much; and the run that pays what is
 * ticked, an entry each. Each entry says what its payer saw as given before, so that two who pay at once, or one who begins again after
 * the run was cut, pay nobody twice.
 */
export const usePaySheet = (month: Month, who: Payees) => {
  const locale = useLocale()
  const zone = useZone()
  const today = useToday()
  const mayRead = useCan('/funds')
  const labels = useWorkspace()?.opts.fundLabels ?? []
  const earliestOpen = useFirstOpenDay(earliestFundDay(new Date(useNow()), asZone(zone)))
  const { payees, list } = usePayees(month, who)
  const funds = api.funds.useReport('funds', { since: today, until: today }, { skip: !mayRead })
  const [create] = api.funds.useCreate()
  // Who has a bank account is paid by the bank.
  const [last, keepLabel] = usePayLabel(labels.find((each) => each !== usualLabel(labels)))
  const [chosen, setLabel] = useState<string | null>(null)
  const label = chosen ?? last
  const [day, setDay] = useState<Day>(today)
  const [draft, setDraft] = useState<Draft>(new Map())
  const [progress, setProgress] = useState<Progress | null>(null)
  /** Why somebody wasn't paid, by whom. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())

  const isPresent = monthOfDay(today) === month
  const isWhole = who === 'agents'
  const isAdvance = isPresent && !isWhole
  // An advance is one on the month it is paid in.
  const earliest = isAdvance && firstDayOf(month) > earliestOpen ? firstDayOf(month) : earliestOpen
  const usual: Usual = { label, cash: usualLabel(labels) ?? label, day, isAdvance, isWhole }
  const lines = payees && payLines(payees, draft, usual, { labels, earliest, today })
  const ticked = lines?.filter((line) => line.ticked) ?? []
  const balances = useMemo(
    () => (funds.data ? new Map(funds.data.labels.map((each) => [each.label as string, each.balance as number])) : null),
    [funds.data],
  )
  const out = outflows(lines ?? [], balances)
  const short = out.filter(({ after }) => after !== null && after < 0)
  const sum = (of: (line: PayLine) => number): number => sumDong((lines ?? []).map(of))
  const faults = ticked.filter(({ problems }) => Object.keys(problems).length > 0)

  const write = (id: string, cell: 'label' | 'day' | 'amount', text: string): void =>
    setDraft((before) => withCell(before, id, cell, text, { labels, today, locale }))
  const tick = (ids: readonly string[], isTicked: boolean): void =>
    setDraft((before) => new Map([...before, ...ids.map((id) => [id, { ...before.get(id), ticked: isTicked }] as const)]))

  /** @returns how many were paid, how many of those wait for a second person, how many weren't, and why the first of these wasn't */
  const pay = async (): Promise<{ readonly done: number; readonly waits: number; readonly left: number; readonly why: string }> => {
    const failed: (readonly [string, string])[] = []
    keepLabel(label)
    setRefused(new Map())
    let done = 0
    let waits = 0
    for (const { row, amount, given, label: from, day: created } of ticked) {
      setProgress({ done, all: ticked.length })
      try {
        const entry = await create({
          ...(isWhole
            ? { group: FUND_GROUPS.commissions.name, agentId: row._id as Id<'assets'>, month, amount }
            : {
                group: FUND_GROUPS.salaries.name,
                userId: row._id as Id<'users'>,
                amount,
                givenBefore: dong(given),
                // A salary is entered as far as its payer may; an advance waits unless it says so.
                ...(isAdvance ? mayRead && { status: 'completed' as const } : { month }),
              }),
          ...paidFrom({ label: from, created }, today, zone),
        }).unwrap()
        done += 1
        if (entry.asked) waits += 1
        setDraft((before) => new Map([...before].filter(([id]) => id !== row._id)))
      } catch (thrown) {
        failed.push([row._id, failureOf(thrown).message ?? ''])
      }
    }
    setProgress(null)
    setRefused(new Map(failed))
    return { done, waits, left: failed.length, why: failed[0]?.[1] ?? '' }
  }

  return {
    month,
    who,
    isAdvance,
    isWhole,
    /** A commission of a month that runs can't be paid yet. */
    isTooEarly: isWhole && isPresent,
    /** What everybody's month came to until now, what was given of it included. */
    earned: sumDong((payees ?? []).map(({ total }) => total)),
    earners: (payees ?? []).filter(({ total }) => total > 0).length,
    list,
    lines,
    ticked,
    labels,
    label,
    setLabel,
    day,
    setDay,
    earliest,
    today,
    write,
    tick,
    out,
    /** Accounts that would fall below zero. */
    short,
    faults,
    totals: {
      pay: sum(({ row }) => row.total),
      given: sum(({ given }) => given),
      due: sum(({ due }) => due),
      now: sumDong(ticked.map(({ amount }) => amount)),
    },
    progress,
    refused,
    canPay: !(isWhole && isPresent) && ticked.length > 0 && short.length === 0 && faults.length === 0 && progress === null,
    pay,
  }
}
