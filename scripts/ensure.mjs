// The one entry behind every npm command: makes sure of Node, packages and builds, then runs the command.
// Usage: node scripts/ensure.mjs <start|build|test|dev|check|e2e|bench|admin> [arguments…]
//
// Everything but the version check is loaded afterwards: an old Node could not even parse it.
import { nodeComplaint } from './ensure/node-version.mjs'

const complaint = nodeComplaint(process.version)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
void import('./ensure/main.mjs').then(({ main }) => main(process.argv[2], process.argv.slice(3)))
