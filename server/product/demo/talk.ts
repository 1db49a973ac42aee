import { addDays, DEFAULT_ZONE, type Day } from '@shared/foundation/days/days'
import { timeOn } from '@shared/areas/tasks/rules/deadlines'
import type { CreateOf, PatchOf } from '@shared/registry/service-types'
import type { Instant } from '@shared/foundation/declaration/wire'
import { payOf, type DemoContext } from './demo-context'
import type { PostPrivacy } from '@shared/areas/wall/rules/posts'
import { dailyTasks, givenTasks, guestQuestions, writtenPosts, type TaskTale } from './sample-comments'

/** What people give each other to do, and what the company tells itself, in the days before the last. */
export const planTalk = (context: DemoContext): void => {
  for (const tale of givenTasks) planTask(context, tale)
  for (const post of writtenPosts) planPost(context, post)
  for (const question of guestQuestions) planQuestion(context, question)
}

/** What is to be ticked each day from now on: given when everybody has checked out, who couldn't with one that isn't ticked. */
export const planDailyTasks = ({ crew, agenda, last }: DemoContext): void => {
  for (const { name, who } of dailyTasks)
    agenda.enter(last, 'paying', [payOf(who)], () => crew.create('founder', 'tasks', { name, group: 'daily', userId: crew.idOf(who) }))
}

/** Five in the afternoon, so many days from the story's last. */
const deadlineAt = (last: Day, days: number): Instant => timeOn(addDays(last, days), 17 * 60, DEFAULT_ZONE).toISOString() as Instant

const planTask = ({ crew, agenda, last }: DemoContext, { name, group, who, given, due, desc, privacy, deeds = [] }: TaskTale): void => {
  const touched = `task ${name}`
  let made = ''
  agenda.enter(addDays(last, -given), 'preparing', [touched], async () => {
    const task = await crew.create('founder', 'tasks', {
      name,
      group,
      userId: crew.idOf(who) as CreateOf<'tasks'>['userId'],
      deadline: deadlineAt(last, due) as unknown as CreateOf<'tasks'>['deadline'],
      ...(desc ? { desc } : {}),
      ...(privacy ? { privacy } : {}),
    })
    made = task._id
  })
  for (const { ago, by, say, status, move } of deeds)
    agenda.enter(addDays(last, -ago), 'selling', [touched], () => {
      if (status) return crew.patchAs(by, 'tasks', made, { status, result: say } as PatchOf<'tasks'>)
      if (move !== undefined)
        return crew.patchAs(by, 'tasks', made, { deadline: deadlineAt(last, move), reason: say } as unknown as PatchOf<'tasks'>)
      return crew.createAs(by, 'comments', { target: 'tasks', targetId: made, group: 'tasks/comment', desc: say })
    })
}

interface PostTale {
  readonly by: string
  readonly ago: number
  readonly name?: string
  readonly desc: string
  readonly privacy?: PostPrivacy
  readonly answers: readonly { readonly by: string; readonly say: string }[]
  readonly likes: readonly string[]
}

const planPost = ({ crew, agenda, last }: DemoContext, { by, ago, name, desc, privacy, answers, likes }: PostTale): void => {
  const touched = `post ${desc}`
  let made = ''
  const day = addDays(last, -ago)
  agenda.enter(day, 'preparing', [touched], async () => {
    made = (await crew.createAs(by, 'posts', { desc, ...(name ? { name } : {}), ...(privacy ? { privacy } : {}) }))._id
  })
  for (const { by: who, say } of answers)
    agenda.enter(day, 'selling', [touched], () =>
      crew.createAs(who, 'comments', { target: 'posts', targetId: made, group: 'posts/comment', desc: say }),
    )
  for (const who of likes)
    agenda.enter(day, 'selling', [touched], () => crew.createAs(who, 'comments', { target: 'posts', targetId: made, group: 'posts/like' }))
}

const planQuestion = ({ crew, agenda, last }: DemoContext, { ago, answer, ...question }: (typeof guestQuestions)[number]): void => {
  const touched = `question of ${question.guestName}`
  let made = ''
  agenda.enter(addDays(last, -ago), 'preparing', [touched], async () => {
    made = await crew.ask(question)
  })
  if (answer)
    agenda.enter(addDays(last, -ago), 'selling', [touched], () =>
      crew.createAs(answer.by, 'comments', { target: 'posts', targetId: made, group: 'posts/comment', desc: answer.say }),
    )
}
