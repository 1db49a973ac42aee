import type { TaskGroup, TaskPrivacy, TaskStatus } from '@shared/areas/tasks/rules/types'
import type { DeadlinePreset } from '@shared/areas/tasks/rules/deadlines'
import type { MessageDescriptor } from 'react-intl'
import { taskMessages as m } from './messages'

export const groupLabels: Readonly<Record<TaskGroup, MessageDescriptor>> = { daily: m.daily, important: m.important, critical: m.critical }
export const statusLabels: Readonly<Record<TaskStatus, MessageDescriptor>> = {
  assigned: m.assigned,
  done: m.done,
  completed: m.completed,
  cancelled: m.gone,
}
export const privacyLabels: Readonly<Record<TaskPrivacy, MessageDescriptor>> = { public: m.public, bod: m.bod, private: m.privateOnly }
export const presetLabels: Readonly<Record<DeadlinePreset, MessageDescriptor>> = {
  today: m.presetToday,
  '1day': m.preset1,
  '3days': m.preset3,
  '1week': m.presetWeek,
  'month-end': m.presetMonth,
}
