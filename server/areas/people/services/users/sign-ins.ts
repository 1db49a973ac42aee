import type { ReportFunctions } from '../../../../kernel/service-rules'

/** Who of the members has signed in. Whoever founded the company chose a password of their own. */
export const signIns: ReportFunctions<'users'>['signIns'] = async ({ app, caller }) => {
  const members = await app
    .get('database')
    .records('users', caller.workspaceId)
    .find({ status: 'active' }, { only: ['created', 'creatorId', 'passwordGiven', 'lastSignIn'], sort: { _id: 1 } })
  return {
    data: members.map(({ _id, created, creatorId, passwordGiven, lastSignIn }) => {
      const given = passwordGiven ?? (creatorId === _id ? undefined : created)
      return { _id, ...(given ? { given } : {}), ...(lastSignIn ? { last: lastSignIn } : {}) }
    }),
  }
}
