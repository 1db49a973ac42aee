import { parseArgs } from 'node:util'
import { proveCrash } from './crash'
import { proveNoHoldUp } from './hold-up'
import { proveHostileFiles } from './hostile-files'
import { openInstallation, openSoleServer, type Installation, type SoleServer } from './installation'
import { proveLeases } from './leases'
import { proveLedger } from './ledger'
import { proveLoad } from './load'
import { proveParcels } from './parcels'
import type { Proof } from './proof'
import { proveRaces } from './races'
import { proveScale } from './scale'
import { proveBySuites } from './suites'
import { proveWindows } from './windows'

/**
 * Tries to break a running installation, part by part; a line of figures each, and exit code 1 when one falls short.
 * `npm run prove`, or some of it: `npm run prove -- races crash --kills 20`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '5' },
    kills: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
    orders: { type: 'string', default: '10000,100000,1000000' },
  },
})

const MAX_FAILURES_TOLD = 20

/** On an installation of its own, so that no part inherits what another left. */
const onInstallation = async (prove: (installation: Installation) => Promise<Proof>): Promise<Proof[]> => {
  const installation = await openInstallation()
  try {
    return [await prove(installation)]
  } finally {
    await installation.close()
  }
}

const onSoleServer = async (prove: (server: SoleServer) => Promise<Proof>): Promise<Proof[]> => {
  const server = await openSoleServer()
  try {
    return [await prove(server)]
  } finally {
    await server.close()
  }
}

const parts: Readonly<Record<string, () => Promise<readonly Proof[]>>> = {
  races: () => onInstallation(proveRaces),
  crash: () => onInstallation((installation) => proveCrash(installation, Number(values.kills))),
  ledger: () => onInstallation((installation) => proveLedger(installation, Number(values.kills))),
  leases: async () => [
    ...(await onInstallation((installation) => proveLeases(installation, Number(values.rounds)))),
    proveBySuites('leases'),
  ],
  parcels: async () => [await proveParcels(Math.ceil(Number(values.kills) / 5))],
  load: () => onInstallation((installation) => proveLoad(installation, Number(values.minutes))),
  files: async () => [...(await onSoleServer(proveHostileFiles)), ...(await onSoleServer(proveNoHoldUp))],
  windows: async () => [await proveWindows()],
  leaks: async () => [proveBySuites('leaks')],
  fuzz: async () => [proveBySuites('fuzz')],
  time: async () => [proveBySuites('time')],
  scale: async () => values.orders.split(',').map((orders) => proveScale(Number(orders))),
}

/** A part that couldn't go on falls short, and those after it are tried all the same. */
const cutShort = (error: unknown): readonly Proof[] => [
  { figures: 'could not be ended', failures: [error instanceof Error ? error.message : String(error)] },
]

/** @returns how many parts fell short */
const proveAll = async (names: readonly string[]): Promise<number> => {
  let fallenShort = 0
  for (const name of names) {
    for (const { figures, failures } of (await parts[name]?.().catch(cutShort)) ?? []) {
      process.stdout.write(`${failures.length === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(7)} ${figures}\n`)
      for (const failure of failures.slice(0, MAX_FAILURES_TOLD)) process.stdout.write(`        ${failure}\n`)
      if (failures.length > 0) fallenShort += 1
    }
  }
  return fallenShort
}

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) process.stderr.write(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}\n`)
const fallenShort = unknown.length > 0 ? unknown.length : await proveAll(positionals.length > 0 ? positionals : Object.keys(parts))
if (fallenShort > 0) process.exitCode = 1
