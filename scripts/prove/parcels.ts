import { Api } from '../../server/testing/api'
import { GhnStandIn } from '../../server/testing/platforms/carriers'
import { sendShuffledMessages } from '../../server/testing/carrier-messages'
import { openSoleServer } from './installation'
import { openCompany } from './member'
import { Findings, type Proof } from './proof'

const PARCELS = 120
const MESSAGES = 1000
/** How long parcels may take to be where the carrier has them: an answer that was lost is asked for again after a while. */
const SETTLE_TIMEOUT_MS = 120_000
/** Every so many answers about a parcel are lost on the way. */
const LOST_EVERY = 50

/** A carrier tells a thousand times what happened to its parcels, shuffled and repeated, while the server is killed: each ends as one told of once and in order. */
export const proveParcels = async (kills: number): Promise<Proof> => {
  const ghn = new GhnStandIn(() => new Date())
  await ghn.start()
  let asked = 0
  ghn.server.mischief.loses = ({ path }) => path.endsWith('/detail') && ++asked % LOST_EVERY === 0
  const sole = await openSoleServer({ GHN_URL: ghn.url })
  const findings = new Findings()
  try {
    const { token } = await openCompany(sole, 'parcels')
    const server = {
      signIn: () => Promise.resolve(new Api(sole.nodes[0], { Authorization: `Bearer ${token}` })),
      killAndStart: async () => {
        await sole.server.kill()
        await sole.server.start()
      },
    }
    const seed = Date.now() % 1_000_000
    const told = await sendShuffledMessages(ghn, server, { parcels: PARCELS, messages: MESSAGES, kills, settleMs: SETTLE_TIMEOUT_MS, seed })
    for (const { story, ending } of told.shuffled) findings.expect(`a parcel of story ${story} (seed ${seed})`, ending, told.inOrder[story])
    findings.expect('what the carrier owes', told.due, told.collected)
    findings.expect('parcels at the carrier', told.taken, told.shuffled.length + told.inOrder.length)
    const verified = await sole.admin('verify')
    findings.expect('figures after the kills', verified.output.split('\n').at(-1), 'All figures agree with their entries.')
    return {
      figures: `${told.shuffled.length} parcels, at least ${MESSAGES} messages of their carrier, ${told.kills} kills, ${told.due} dong due`,
      failures: findings.failures,
    }
  } finally {
    await sole.close()
    await ghn.stop()
  }
}
