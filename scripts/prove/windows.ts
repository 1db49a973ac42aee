import { LocalBus, type Topic } from '../../server/platform/realtime/bus'
import type { Caller } from '../../server/kernel/call'
import type { Messages } from '../../server/kernel/realtime/messages'
import { Presence } from '../../server/kernel/realtime/presence'
import { Findings, type Proof } from './proof'

/** Windows of one company, and how many of them have the same record open. */
const [WINDOWS_EACH, AT_ONE_RECORD] = [10, 2]
const MOVES = 20_000
const MAX_MS_A_MOVE = 0.05

/** Counts what one node would send. */
class CountingBus extends LocalBus<Messages> {
  sent = 0
  override send<T extends Topic<Messages>>(key: string, topic: T, content: Messages[T]): void {
    this.sent += 1
    super.send(key, topic, content)
  }
}

interface Simulated {
  readonly msAMove: number
  readonly renewalMessages: number
}

const hex = (n: number): string => n.toString(16).padStart(24, '0')
const settled = (): Promise<void> => new Promise(setImmediate)

/** One node with so many open windows of many companies, half of which then go to other records. */
const simulate = async (windows: number): Promise<Simulated> => {
  const bus = new CountingBus()
  const presence = new Presence({ bus, mayRead: () => Promise.resolve(true) })
  const spotOf = (n: number, record: number): Messages['presence'] => ({
    node: 'another',
    areAll: false,
    spots: [
      {
        socketId: `window ${n}`,
        userId: hex(n),
        name: `Nhân viên ${n}`,
        place: { service: 'orders', id: hex(record), field: null, editing: false },
      },
    ],
  })
  const companyOf = (n: number): string => hex(Math.floor(n / WINDOWS_EACH))
  for (let n = 0; n < windows; n++) bus.send(companyOf(n), 'presence', spotOf(n, Math.floor(n / AT_ONE_RECORD)))
  // The first window of some companies is of this very node, and hears of the others.
  for (let n = 0; n < Math.min(windows, 1000); n += WINDOWS_EACH) {
    const socket = { id: `own ${n}`, emit: () => true }
    const caller = { workspaceId: companyOf(n), person: { _id: hex(windows + n), name: 'Lê Khánh Ly' } }
    // Nothing else of a socket or a caller is looked at.
    presence.say(socket as never, caller as Caller, {
      service: 'orders',
      id: hex(Math.floor(n / AT_ONE_RECORD)),
      field: null,
      editing: false,
    })
  }
  await settled()
  // The processor's time: what else the machine does is no cost of a move.
  const began = process.cpuUsage()
  for (let move = 0; move < MOVES; move++) {
    const n = (move * 7919) % windows
    bus.send(companyOf(n), 'presence', spotOf(n, Math.floor(n / AT_ONE_RECORD) + (move % 2)))
  }
  const { user, system } = process.cpuUsage(began)
  const msAMove = (user + system) / 1000 / MOVES
  const before = bus.sent
  presence.renew()
  return { msAMove, renewalMessages: bus.sent - before }
}

/** What a window that moves costs each node, however many windows other companies have open. */
export const proveWindows = async (): Promise<Proof> => {
  const findings = new Findings()
  await simulate(1000)
  const few = await simulate(1000)
  const many = await simulate(100_000)
  findings.expect('a move costs no more than 0.05 ms at 100,000 windows', many.msAMove <= MAX_MS_A_MOVE, true)
  findings.expect('messages by which a node with 100,000 windows says that it is there', many.renewalMessages, 1)
  const told = (ms: number): string => `${(ms * 1000).toFixed(1)} µs`
  return {
    figures: `a window that moves costs a node ${told(few.msAMove)} at 1,000 open windows, ${told(many.msAMove)} at 100,000; 1 message renews them all`,
    failures: findings.failures,
  }
}
