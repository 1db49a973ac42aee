import { day, monthOfDay, type Month } from '@shared/domain/days/days'
import { useToday } from '../../../ui/zone/zone-context'

/** The month that is now, by the workspace's clock. */
export const useThisMonth = (): Month => monthOfDay(day(useToday()))
