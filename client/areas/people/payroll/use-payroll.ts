import { month as asMonth, isMonth, monthOfDay } from '@shared/foundation/days/days'
import { hoursBetween } from '@shared/areas/people/rules/checkins'
import { useEffect, useRef } from 'react'
import { api } from '../../../api/api'
import { useNow } from '../../../lib/use-now'
import { useUrlQuery } from '../../../lib/use-url-query'
import { useToday } from '../../../ui/zone/zone-context'
import { isRunning, type Payroll } from './pay'

/** The month of the address; this one unless it names another. */
export const useMonth = () => {
  const present = monthOfDay(useToday())
  const [{ month }] = useUrlQuery({ month: '' })
  return isMonth(month) ? asMonth(month) : present
}

/** What the pay of whoever is in goes by: the day, and the quarters of an hour that each has been there. */
const stageOf = ({ data }: Payroll, now: number, today: string): string =>
  [today, ...data.flatMap(({ runningSince }) => (runningSince ? hoursBetween(new Date(runningSince), new Date(now)) : []))].join(' ')

/** A month's payroll, current at any moment: colleagues' check-ins come by event, and it is asked for anew whenever somebody who is in has been there a quarter of an hour longer. */
export const usePayroll = () => {
  const month = useMonth()
  const now = useNow()
  const today = useToday()
  const list = api.users.useReport('payroll', { month })
  const { data, refetch } = list
  const stage = data?.data.some(isRunning) ? stageOf(data, now, today) : ''
  const last = useRef({ data, stage })
  useEffect(() => {
    const before = last.current
    last.current = { data, stage }
    if (before.data === data && before.stage !== stage) void refetch()
  }, [data, stage, refetch])
  return { month, list }
}
