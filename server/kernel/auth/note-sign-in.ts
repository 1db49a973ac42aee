import type { StoredOf } from '../collections'
import type { Application } from '../application'
import type { CallParams } from '../call'
import { deviceOf, networkOf, noteAccess } from '../accesses'
import { notify } from '../notices'
import { transact } from '../unit-of-work'

/**
 * Keeps from where a member signs in; founders are told of a place that is new. Where they signed in first is new to nobody.
 * Of the address only its network is kept, of the browser its name.
 */
export const noteSignIn = async (app: Application, user: StoredOf<'users'>, { ip, headers }: CallParams): Promise<void> => {
  if (!ip) return
  const { workspaceId, _id, name } = user
  const [network, device] = [networkOf(ip), deviceOf((headers as Record<string, string | undefined> | undefined)?.['user-agent'])]
  const database = app.get('database')
  const who = { workspaceId, userId: _id, person: { _id, name } }
  const before = await database.records('accesses', workspaceId).one({ userId: _id, kind: 'sign-in' }, { only: ['kind'] })
  const isNew = await noteAccess(database, app.get('now')(), who, { kind: 'sign-in', network, device, once: `${network} ${device}` })
  if (!isNew || !before) return
  await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [] }, async (work) =>
    notify(
      work,
      { person: null, program: name.slice(0, 200) },
      {
        kind: 'new-place',
        title: `${name} signed in from a new place`.slice(0, 200),
        body: `${device} · ${network}`,
        values: { name: name.slice(0, 200), partner: device, number: network.slice(0, 20) },
        target: { service: 'users', _id },
        audience: ['founder'],
      },
    ),
  )
}
