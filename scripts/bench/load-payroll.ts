import { ObjectId } from 'mongodb'
import type { Collections } from '../../server/kernel/collections'
import { Mends } from '../../server/ledger/mends'
import { wrongTimesheets } from '../../server/areas/people/timesheets'
import { encodeValue } from '../../server/platform/mongo/codec'
import type { Database } from '../../server/platform/mongo/database'
import { DEFAULT_ZONE, firstDayOf, daysOf, lastDayOf, type Month } from '@shared/foundation/days/days'

const SHIFT_MS = 8.5 * 3_600_000

/** Puts so many members into a workspace, each with a check-in of eight and a half hours on every day of a month. */
export const loadPayroll = async (database: Database<Collections>, workspaceId: string, count: number, month: Month): Promise<void> => {
  const created = new Date(`${firstDayOf(month)}T00:00:00Z`)
  const common = { workspaceId, rev: 1, created }
  const members = Array.from({ length: count }, (_, n) => ({
    ...common,
    _id: new ObjectId().toHexString(),
    name: `Nhân viên ${n}`,
    username: `nv${n}`,
    email: `nv${n}@bench.example`,
    emailRaw: `nv${n}@bench.example`,
    emailVerified: false,
    rights: [],
    status: 'active',
    baseSalary: 10_000_000,
    salaries: [{ from: month, amount: 10_000_000 }],
    passwordHash: '',
    passwordHistory: [],
  }))
  const stays = members.flatMap(({ _id: userId, name }) =>
    daysOf(firstDayOf(month), lastDayOf(month)).map((day) => {
      const began = new Date(`${day}T01:00:00Z`)
      return {
        ...common,
        _id: new ObjectId().toHexString(),
        group: 'checkin',
        userId,
        created: began,
        checkedOut: new Date(began.getTime() + SHIFT_MS),
        amount: SHIFT_MS / 3_600_000,
        status: 'approved',
        audience: [`user:${userId}`, '/office/hr'],
        readBy: [],
        creatorId: userId,
        creator: { _id: userId, name },
      }
    }),
  )
  await insert(database, 'users', members)
  await insert(database, 'activities', stays)
  const mends = await Mends.since(database, workspaceId)
  for await (const { mend } of wrongTimesheets(database, { _id: workspaceId, zone: DEFAULT_ZONE })) await mends.make(database, mend)
}

const insert = async (database: Database<Collections>, name: 'users' | 'activities', documents: readonly object[]): Promise<void> => {
  const { kinds } = database.definition(name)
  await database.collection(name).insertMany(documents.map((document) => encodeValue(kinds, document) as Record<string, unknown>))
}
