import { AppError } from '../errors'
import { isAway, isDiskFull } from './mongo-errors'

/** What is answered while the database is away or writes nothing; null when the error is another. */
export const outageAnswer = (error: unknown, { isRead }: { readonly isRead: boolean }): AppError | null => {
  if (isDiskFull(error)) return AppError.of('request.read-only')
  return isAway(error) ? AppError.of(isRead ? 'request.database-away-read' : 'request.database-away') : null
}
