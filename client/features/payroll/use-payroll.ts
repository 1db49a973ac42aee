import { month as asMonth, isMonth, monthOfDay } from '@shared/domain/days/days'
import { useEffect, useRef } from 'react'
import { usersApi } from '../../api/users'
import { useNow } from '../../lib/use-now'
import { useUrlQuery } from '../../lib/use-url-query'
import { useToday } from '../../ui/zone/zone-context'
import { isRunning } from './pay'

const STEP_MS = 15 * 60_000

/** The month of the address; this one unless it names another. */
export const useMonth = () => {
  const present = monthOfDay(useToday())
  const [{ month }] = useUrlQuery({ month: '' })
  return isMonth(month) ? asMonth(month) : present
}

/** A month's payroll, current at any moment: colleagues' check-ins come by event, the hours of whoever is in by the quarter. */
export const usePayroll = () => {
  const month = useMonth()
  const list = usersApi.useReport('payroll', { month })
  const step = Math.floor(useNow() / STEP_MS)
  const last = useRef(step)
  const { data, refetch } = list
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (data?.data.some(isRunning)) void refetch()
  }, [step, data, refetch])
  return { month, list }
}
