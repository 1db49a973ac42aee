import { UNDELIVERED } from '@shared/areas/webhooks/services/webhookDeliveries'
import { groupBy } from '@shared/foundation/group-by'
import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import type { OutboxItem, OutboxRule, Outcome } from '../../kernel/outbox'
import { noteTry, type Tried } from './note-try'
import { MOST_WITH_ASKED, WEBHOOK } from './outbox-item'
import { postTo } from './post-to'
import { secretsOf } from './signature'
import { webhookCaller } from './webhook-caller'

type Webhook = StoredOf<'webhooks'>
type Delivery = StoredOf<'webhookDeliveries'>

/** A row of changes is told whole, so that a few more may wait than there is room for. */
const MOST_READ = 2 * MOST_WITH_ASKED
/** At one address at once. */
const TOGETHER = 4
/** After so long, or so many failures in a row, it is another webhook's turn. */
const TURN_MS = 10_000
const MOST_FAILURES = 4
/** An address that takes nothing is left alone for so long. */
const REST_MS = 10_000
const NEXT_TURN_MS = 1000
/** A company that is closed, or just being cleared, is looked at again after so long. */
const CLOSED_MS = 600_000

/**
 * Sends what waits for one webhook: of each record one after the other, the oldest first, and several records at once. What fails holds up
 * what comes behind it of the same record, and nothing else. It is the only one that sends for this webhook while it has the outbox's lease;
 * whoever is killed between the answer and its noting has sent what is sent once more, with the same id.
 */
const sendWaiting = async (app: Application, { workspaceId, recordId }: OutboxItem, lost: AbortSignal): Promise<Outcome> => {
  const webhook = await app.get('database').records('webhooks', workspaceId).byId(recordId)
  if (webhook?.status !== 'on') return { outcome: 'done' }
  if (!(await webhookCaller(app, webhook))) return { outcome: 'later', why: { message: 'the company is closed' }, waitMs: CLOSED_MS }
  await new Turn(app, webhook, lost).take(byRecord(await waitingFor(app, webhook)))
  lost.throwIfAborted()
  const rest = byRecord(await waitingFor(app, webhook))
  if (rest.length === 0) return { outcome: 'done' }
  const heads = rest.flatMap(([head]) => head ?? [])
  const now = app.get('now')()
  const first = Math.min(...heads.map((head) => dueOf(head).getTime()))
  const failed = heads.find(({ status }) => status === 'failing')?.attempts.at(-1)
  return {
    outcome: 'later',
    why: { message: failed?.why ?? 'more waits to be sent', vi: failed?.vi ?? 'còn tin chờ gửi' },
    waitMs: Math.max(first - now.getTime(), failed ? REST_MS : NEXT_TURN_MS),
  }
}

export const webhookOutbox: OutboxRule = { kind: WEBHOOK, attempt: sendWaiting, maxTries: Infinity, grows: true }

const waitingFor = (app: Application, { _id, workspaceId }: Webhook): Promise<Delivery[]> =>
  app
    .get('database')
    .records('webhookDeliveries', workspaceId)
    .find({ webhookId: _id, status: { $in: [...UNDELIVERED] } }, { sort: { seq: 1, _id: 1 }, limit: MOST_READ })

/** What is about one record stays in line; what is about none stands by itself. */
const byRecord = (deliveries: readonly Delivery[]): (readonly Delivery[])[] => [
  ...groupBy(deliveries, ({ _id, service, recordId }) => (recordId ? `${service} ${recordId}` : _id)).values(),
]

const dueOf = ({ due, created }: Delivery): Date => due ?? created

class Turn {
  readonly #app: Application
  readonly #webhook: Webhook
  readonly #lost: AbortSignal
  readonly #began = performance.now()
  #failures = 0
  #isPaused = false

  constructor(app: Application, webhook: Webhook, lost: AbortSignal) {
    this.#app = app
    this.#webhook = webhook
    this.#lost = lost
  }

  async take(lines: readonly (readonly Delivery[])[]): Promise<void> {
    const next = lines.values()
    const sendLines = async (): Promise<void> => {
      for (const line of next) await this.#sendLine(line)
    }
    await Promise.all(Array.from({ length: TOGETHER }, sendLines))
  }

  get #isOver(): boolean {
    return this.#isPaused || this.#lost.aborted || this.#failures >= MOST_FAILURES || performance.now() - this.#began > TURN_MS
  }

  async #sendLine(line: readonly Delivery[]): Promise<void> {
    for (const delivery of line) {
      if (this.#isOver || dueOf(delivery) > this.#app.get('now')()) return
      if (!(await this.#send(delivery))) return
    }
  }

  /** @returns whether it arrived */
  async #send(delivery: Delivery): Promise<boolean> {
    const now = this.#app.get('now')()
    const secrets = secretsOf(this.#app, this.#webhook, now)
    const tried: Tried =
      secrets.length === 0
        ? {
            isTaken: false,
            attempt: {
              at: now,
              ms: 0,
              why: 'its secret was sealed elsewhere: make another',
              vi: 'không mở được mã bí mật: hãy tạo mã mới',
            },
          }
        : await postTo(this.#app, this.#webhook, { delivery, secrets, signal: this.#lost })
    this.#lost.throwIfAborted()
    this.#failures = tried.isTaken ? 0 : this.#failures + 1
    if ((await noteTry(this.#app, this.#webhook, delivery, tried)) === 'paused') this.#isPaused = true
    return tried.isTaken
  }
}
