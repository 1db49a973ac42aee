import type { ServiceRules } from '../../kernel/service-rules'

export const uploadsRules: ServiceRules<'uploads'> = {
  // A picture is kept outside the database, before its record is: a record never leads nowhere, and a retry draws nothing anew.
  create: async ({ app, service, params, caller }, { uri: dataUrl }) => {
    const { uri, bytes } = await app.get('files').saveImage(dataUrl, { group: caller.workspaceId, member: caller.userId ?? 'key' })
    return service.run(params, [], async (work) => service.add(work, params, { uri, bytes }))
  },
}
