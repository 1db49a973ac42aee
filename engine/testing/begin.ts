import type { ClientSession, MongoClient } from 'mongodb'

/** For a test file: begins transactions, each in a session of its own that ends with its test. */
export function transactionsOf(client: () => MongoClient): { begin(): ClientSession; session(): ClientSession } {
  const sessions: ClientSession[] = []
  afterEach(async () => {
    await Promise.all(sessions.splice(0).map((session) => session.endSession()))
  })
  const session = (): ClientSession => {
    const opened = client().startSession()
    sessions.push(opened)
    return opened
  }
  return {
    session,
    begin() {
      const opened = session()
      opened.startTransaction()
      return opened
    },
  }
}
