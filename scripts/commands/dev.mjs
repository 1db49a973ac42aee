import { runNode } from '../ensure/child.mjs'
import { packageFile, root } from '../ensure/paths.mjs'

/** How the server meets the stand-ins of `server/testing/platforms`. */
const STAND_INS = {
  // There a marketplace sends people back to, and pushes to.
  PUBLIC_URL: 'http://127.0.0.1:5173',
  SHOPEE_URL: 'http://127.0.0.1:3141',
  SHOPEE_PARTNER_ID: '1000001',
  SHOPEE_PARTNER_KEY: 'test-partner-key',
  SHOPEE_PUSH_KEY: 'test-push-key',
  LAZADA_URL: 'http://127.0.0.1:3142/rest',
  LAZADA_AUTH_URL: 'http://127.0.0.1:3142',
  LAZADA_APP_KEY: '123456',
  LAZADA_APP_SECRET: 'helloworld',
  TIKI_URL: 'http://127.0.0.1:3143',
  ESMS_URL: 'http://127.0.0.1:3144',
  SPEEDSMS_URL: 'http://127.0.0.1:3144',
  FACEBOOK_URL: 'http://127.0.0.1:3145',
  SEPAY_URL: 'http://127.0.0.1:3146',
}

/** `npm run dev`: the server restarts and the browser updates as files change; Ctrl-C ends all of it.
 *  The engine and the quarantine are the built files, built anew on each change and restarting the server.
 *  With `--platforms` stand-ins of the marketplaces, the senders of SMS, Facebook and the bank run beside it, to click through all of it.
 *  @param {string[]} args */
export function dev(args) {
  const standIn = args.includes('--platforms')
  const processes = {
    programs: 'node scripts/ensure/watch-programs.mjs',
    server: 'tsx watch --clear-screen=false --include engine/dist/lib/worker.js --include dist/quarantine.js server/main.ts',
    web: 'vite',
    ...(standIn ? { platforms: 'tsx server/testing/platforms/run.ts' } : {}),
  }
  const shown = ['--kill-others', '--names', Object.keys(processes).join(','), '--prefix-colors', 'auto', ...Object.values(processes)]
  return runNode(packageFile('concurrently/dist/bin/concurrently.js'), shown, {
    cwd: root,
    env: { ...withLocalPrograms(), ...(standIn ? STAND_INS : {}) },
  }).then(({ code }) => code)
}

const withLocalPrograms = () => ({
  ...process.env,
  PATH: `${packageFile('.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
})
