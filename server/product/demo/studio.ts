import { addDays, DEFAULT_ZONE } from '@shared/foundation/days/days'
import { timeOn } from '@shared/areas/tasks/rules/deadlines'
import type { CreateOf, PatchOf } from '@shared/registry/service-types'
import type { StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import type { Caller, CallParams } from '../../kernel/call'
import type { DemoContext } from './demo-context'

type Page = StoredOf<'fbPages'>
type Post = StoredOf<'fbPosts'>

/** The pages, as the platform would know them. No token is kept: nothing of the demo goes out to anybody. */
const pages = [
  { name: 'Mộc Sương', fbId: '100064217730518', followers: 4_812, status: 'connected' },
  { name: 'Nhà Gió', fbId: '100071903345207', followers: 1_376, status: 'token', problem: 'fbPages.token-expired' },
] as const

interface Story {
  readonly page: number
  readonly name: string
  readonly desc: string
  /** Days from the story's last one, and the time. */
  readonly day: number
  readonly minutes: number
  readonly end: 'published' | 'failed' | 'scheduled' | 'waiting' | 'draft'
  readonly figures?: readonly [views: number, likes: number, comments: number, shares: number]
}

const hour = (hours: number, minutes = 0): number => hours * 60 + minutes

const stories: readonly Story[] = [
  {
    page: 0,
    name: 'Sen Tây Hồ vào vụ cuối',
    desc: 'Những bông sen cuối mùa đã về tới xưởng. Mẻ trà ướp hôm nay chỉ đủ cho hai trăm hộp.',
    day: -8,
    minutes: hour(8),
    end: 'published',
    figures: [5_120, 214, 36, 18],
  },
  {
    page: 0,
    name: 'Ba cách pha cold brew',
    desc: 'Ngâm 12 giờ, 16 giờ hay 20 giờ? Xem ba ly khác nhau thế nào.',
    day: -6,
    minutes: hour(11, 30),
    end: 'published',
    figures: [2_940, 96, 11, 9],
  },
  {
    page: 0,
    name: 'Mưa Đà Lạt, trà gừng',
    desc: 'Trời mưa cả tuần, ấm trà gừng mật ong chưa bao giờ hợp đến thế.',
    day: -4,
    minutes: hour(8),
    end: 'failed',
  },
  {
    page: 1,
    name: 'Đêm nhạc acoustic',
    desc: '19 giờ tối nay, góc sân Nhà Gió. Vé kèm một ly trà lạnh.',
    day: -2,
    minutes: hour(19),
    end: 'published',
    figures: [8_305, 341, 57, 42],
  },
  {
    page: 0,
    name: 'Tri ân thầy cô 20/11',
    desc: 'Một hộp trà, một tấm thiệp viết tay: quà cho thầy cô năm nay.',
    day: -1,
    minutes: hour(9),
    end: 'published',
    figures: [4_410, 188, 24, 15],
  },
  {
    page: 0,
    name: 'Hậu trường rang mẻ Arabica',
    desc: 'Mười hai phút trong lò rang, quay chậm lại.',
    day: 2,
    minutes: hour(16),
    end: 'scheduled',
  },
  {
    page: 0,
    name: 'Ra mắt hộp quà Tết Phú',
    desc: 'Tết này gửi cả cao nguyên vào một chiếc hộp: trà sen Tây Hồ, Arabica Cầu Đất, mật ong bạc hà. Đặt trước 05/12 được khắc tên.',
    day: 3,
    minutes: hour(9),
    end: 'scheduled',
  },
  {
    page: 0,
    name: 'Hỏi đáp: ấm tử sa',
    desc: 'Ấm tử sa mới mua về phải làm gì trước khi pha? Ba bước, không khó.',
    day: 3,
    minutes: hour(15),
    end: 'waiting',
  },
  {
    page: 0,
    name: 'Mùa cà phê chín',
    desc: 'Cầu Đất đang vào vụ. Ảnh sẽ bổ sung sau chuyến lên rẫy.',
    day: 6,
    minutes: hour(9, 30),
    end: 'draft',
  },
]

const AUTHOR = 'phuonguyen'
const APPROVER = 'giabao'
/** Days of the first page that are told. */
const FIGURE_DAYS = 30

/** What is written for the company's Facebook pages around the story's last day. */
export const planStudio = ({ crew, agenda, last }: DemoContext): void => {
  const ids: Page['_id'][] = []
  const connected = 'the pages on Facebook'
  agenda.enter(addDays(last, -10), 'preparing', [connected], async () => {
    const service = crew.app.service('fbPages')
    const params = crew.paramsOf('founder')
    for (const { name, fbId, followers, status, ...more } of pages) {
      const { page } = await service.run(params, [], async (work) => ({
        page: await service.add(work, params, { name, fbId, followers, status, standing: fbId, checked: work.now, ...more }),
      }))
      ids.push(page._id)
    }
  })
  for (const story of stories) planPost({ crew, agenda, last }, story, ids, connected)
  agenda.enter(last, 'paying', [connected], () => tellFigures(crew.app, crew.paramsOf('founder'), ids[0] ?? '', last))
}

const planPost = (
  { crew, agenda, last }: Pick<DemoContext, 'crew' | 'agenda' | 'last'>,
  story: Story,
  ids: readonly Page['_id'][],
  connected: string,
) => {
  const { page, name, desc, day, minutes, end } = story
  const touched = [connected, `Facebook post ${name}`]
  const at = timeOn(addDays(last, day), minutes, DEFAULT_ZONE)
  const written = addDays(last, Math.min(day, 1) - 2)
  let made = ''
  const move = (username: string, status: Post['status']) => (): Promise<unknown> =>
    crew.patchAs(username, 'fbPosts', made, { status } as PatchOf<'fbPosts'>)
  agenda.enter(written, 'selling', touched, async () => {
    const pageId = ids[page]
    if (!pageId) throw new Error('the demo has no such page')
    const post = await crew.createAs(AUTHOR, 'fbPosts', { name, desc, pageId, at: at.toISOString() } as CreateOf<'fbPosts'>)
    made = post._id
  })
  if (end === 'draft') return
  agenda.enter(written, 'shipping', touched, move(AUTHOR, 'waiting'))
  if (end === 'waiting') return
  if (end === 'scheduled') return agenda.enter(written, 'paying', touched, move(APPROVER, 'scheduled'))
  // Never scheduled within the story: the server's own job would take it up by the story's clock.
  agenda.enter(addDays(last, day), 'paying', touched, () => settle(crew.app, crew.paramsOf(APPROVER), made, story, at))
}

/** What the platform would have answered at the post's time, and told of it since. */
const settle = async (
  app: DemoContext['crew']['app'],
  params: CallParams & { readonly caller: Caller },
  postId: string,
  { end, figures, minutes }: Story,
  at: Date,
): Promise<void> => {
  const service = app.service('fbPosts')
  await service.run(params, [lock.record('fbPosts', postId)], async (work) => {
    const before = await service.readForChange(work, postId, params, {})
    const { person } = params.caller
    const approved = { at, what: 'approved' as const, ...(person ? { by: { _id: person._id, name: person.name } } : {}) }
    const [views = 0, likes = 0, comments = 0, shares = 0] = figures ?? []
    return service.change(
      work,
      params,
      before,
      end === 'published'
        ? {
            status: 'published',
            fbId: `${before.pageId}_${minutes}`,
            figures: { views, likes, comments, shares, at: work.now },
            steps: [...before.steps, approved, { at, what: 'published' }],
          }
        : { status: 'failed', problem: { code: 'fbPosts.picture-gone' }, steps: [...before.steps, approved, { at, what: 'failed' }] },
    )
  })
}

const tellFigures = async (
  app: DemoContext['crew']['app'],
  params: CallParams,
  pageId: string,
  last: DemoContext['last'],
): Promise<void> => {
  const service = app.service('fbPages')
  await service.run(params, [lock.record('fbPages', pageId)], async (work) => {
    const before = await service.readForChange(work, pageId, params, {})
    const days = Array.from({ length: FIGURE_DAYS }, (_, place) => {
      const views = 420 + ((place * 137) % 310) + (place % 7 === 5 ? 260 : 0)
      return {
        day: addDays(last, place + 1 - FIGURE_DAYS),
        views,
        viewers: Math.round(views * 0.62),
        engagements: Math.round(views * 0.09),
        follows: 4_700 + place * 4,
      }
    })
    return service.change(work, params, before, { days })
  })
}
