import type { ImportRecord } from '@shared/areas/imports/services/imports'
import type { IntlShape } from 'react-intl'
import { importMessages as m } from './messages'

const MINUTE = 60
/** From so many seconds on it is said in minutes. */
const LEAST_IN_MINUTES = 90
/** Few are told to the second, more to five or ten. */
const STEPS = [
  { below: 10, step: 1 },
  { below: 30, step: 5 },
  { below: Infinity, step: 10 },
]

/** How long files take to be brought in: “about 40 seconds”; nothing where nothing comes in. */
export const expectedTime = (files: readonly Pick<ImportRecord, 'seconds'>[], intl: IntlShape): string => {
  const sum = files.reduce((all, { seconds = 0 }) => all + seconds, 0)
  if (sum === 0) return ''
  const minutes = sum < LEAST_IN_MINUTES ? 0 : Math.ceil(sum / MINUTE)
  const step = STEPS.find(({ below }) => sum < below)?.step ?? 1
  return intl.formatMessage(m.about, { minutes, seconds: Math.ceil(sum / step) * step })
}
