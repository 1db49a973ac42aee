import { runNode } from '../ensure/child.mjs'
import { packageFile, root } from '../ensure/paths.mjs'

/** `npm run dev`: the server restarts and the browser updates as files change; Ctrl-C ends all of it.
 *  The engine's worker is the built file, built anew on each change and restarting the server. */
export function dev() {
  const processes = {
    worker: 'node scripts/ensure/watch-worker.mjs',
    server: 'tsx watch --clear-screen=false --include dist/engine-worker.js server/main.ts',
    web: 'vite',
  }
  const args = ['--kill-others', '--names', Object.keys(processes).join(','), '--prefix-colors', 'auto', ...Object.values(processes)]
  return runNode(packageFile('concurrently/dist/bin/concurrently.js'), args, { cwd: root, env: withLocalPrograms() }).then(
    ({ code }) => code,
  )
}

const withLocalPrograms = () => ({
  ...process.env,
  PATH: `${packageFile('.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
})
