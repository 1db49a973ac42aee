import { answerOnce } from './answer-once'
import { authorize } from './authorize'
import { describeErrors } from './describe-errors'
import { identify } from './identify'
import { readData } from './read-data'
import { readQuery } from './read-query'
import { show } from './show'

/** What every call goes through, outermost first. */
export const pipeline = [describeErrors, identify, authorize, readQuery, answerOnce, readData, show]
