import type { Activity, Notice } from '../services/activities'

export const isNotice = (activity: Activity): activity is Notice => activity.group === 'notifications'
