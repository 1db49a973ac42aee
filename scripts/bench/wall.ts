import { repeat, type Measured } from '@socai/engine/bench/measure'
import { ms, type Row } from '@socai/engine/bench/table'
import type { Client } from './http-client'
import type { WallSize } from './load-wall'

const WEEK_MS = 7 * 86_400_000

/** The calls of the front page for its posts, their talk and what of it is unread. */
const readWall = async (client: Client): Promise<void> => {
  const { data } = await client.call<{ data: { _id: string }[] }>('GET', '/posts?status[$ne]=removed&$sort[_id]=-1&$limit=20')
  const ids = data.map(({ _id }, at) => `targetId[$in][${at}]=${_id}`).join('&')
  await Promise.all([
    client.raw(`/comments?target=posts&${ids}&status=active&$sort[_id]=1&$limit=1000&$total=false`),
    client.raw('/comments?report=unread&target=posts'),
    client.raw('/posts?status=pending&$limit=0'),
  ])
}

/** The calls of the board of tasks. */
const readTasks = async (client: Client): Promise<void> => {
  const since = new Date(Date.now() - WEEK_MS).toISOString()
  await Promise.all([
    client.raw('/tasks?status[$in][0]=assigned&status[$in][1]=done&$limit=1000&$total=false'),
    client.raw(`/tasks?status=completed&completedAt[$gte]=${since}&$limit=200&$total=false`),
  ])
}

/** The front page and the board of tasks at two sizes of what lies behind them: they must cost the same. */
export const benchWall = async (few: Client, many: Client, sizes: { few: WallSize; many: WallSize }): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { work, of, read } of [
    { work: 'the wall', of: ({ posts }: WallSize) => `${posts.toLocaleString('en-US')} posts`, read: readWall },
    {
      work: 'the board of tasks',
      of: ({ completedTasks }: WallSize) => `${completedTasks.toLocaleString('en-US')} completed`,
      read: readTasks,
    },
  ]) {
    const measured = async (client: Client): Promise<Measured> => {
      await repeat(() => read(client), 8)
      return repeat(() => read(client), 60)
    }
    const [small, large] = [await measured(few), await measured(many)]
    const ratio = large.p50 / small.p50
    rows.push(
      {
        work: `${work}, ${of(sizes.many)}`,
        figure: `p50 ${ms(large.p50)}, p95 ${ms(large.p95)}`,
        floor: `${of(sizes.few)}: p50 ${ms(small.p50)}, p95 ${ms(small.p95)}`,
        goal: 'p95 <= 50 ms',
        met: large.p95 <= 50,
        value: large.p95,
      },
      {
        work: `${work}: many over few`,
        figure: `${ratio.toFixed(2)} x`,
        floor: '',
        goal: '<= 1.5 x',
        met: ratio <= 1.5,
        gate: true,
        value: ratio,
      },
    )
  }
  return rows
}
