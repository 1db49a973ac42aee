import { answerOnce } from './idempotency'
import { authorize } from './authorize'
import { describeErrors } from './map-errors'
import { identify } from './authenticate'
import { readData } from './validate-data'
import { readQuery } from './validate-query'
import { show } from './serialize-result'

/** What every call goes through, outermost first. */
export const pipeline = [describeErrors, identify, authorize, readQuery, answerOnce, readData, show]
