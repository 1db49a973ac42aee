const { default: Sequencer } = require('@jest/test-sequencer')

/** What takes a worker over half a minute, the longest first: begun last, it would keep one worker busy after the other has ended. */
const LONGEST = [
  'e2e/every-screen.e2e.ts',
  'server/areas/shops/events-in-any-order.test.ts',
  'e2e/widths.e2e.ts',
  'e2e/typed-amounts.e2e.ts',
  'e2e/main-job.e2e.ts',
  'server/product/contract/shadows.contract.test.ts',
  'server/product/contract/hostile-writes.contract.test.ts',
  'server/product/contract/figures.contract.test.ts',
  'server/main.test.ts',
  'server/product/books/laws/parts-and-order.test.ts',
  'server/product/start/bring-up-to-date.test.ts',
  'server/product/contract/any-order.contract.test.ts',
  'server/areas/shops/kill-amid-push.test.ts',
  'e2e/amounts-booked.e2e.ts',
  'server/product/contract/hostile-questions.contract.test.ts',
  'server/product/contract/description.contract.test.ts',
  'e2e/without-connection.e2e.ts',
  'server/product/books/laws/laws.test.ts',
  'e2e/phone.e2e.ts',
  'server/product/contract/reports.contract.test.ts',
  'server/areas/workspace/services/workspaces/archive/import-workspace.test.ts',
  'e2e/hands-on-keys.e2e.ts',
  'e2e/together.e2e.ts',
  'e2e/rights.e2e.ts',
  'e2e/pieces.e2e.ts',
  'server/product/contract/nothing-dropped.contract.test.ts',
  'server/product/contract/leaks.contract.test.ts',
  'server/product/contract/answers.contract.test.ts',
]

/** The order in which suites run: by how long they took here before, as jest has it; by the list where nothing ran yet. */
class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    if (sorted.some((test) => test.duration !== undefined)) return sorted
    const rank = ({ path }) => {
      const place = LONGEST.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/${name}`))
      return place < 0 ? LONGEST.length : place
    }
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}

module.exports = LongestFirst
module.exports.LONGEST = LONGEST
