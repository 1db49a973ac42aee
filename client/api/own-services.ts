import type { PlugIn } from '@shared/foundation/own-services/plug-in'
import { currentLanguage } from '../i18n/language'
import { offlineError } from './api-error'
import { baseApi } from './base-api'

/** A company's own service, as far as who asks may use it. */
export type OwnService = Omit<PlugIn, 'companies'>

const isAnswer = (body: unknown): body is { readonly data: readonly OwnService[] } =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)

/** The company's own services, which come with the installation's plug-ins; none in most companies. */
export const { useOwnServicesQuery: useOwnServices } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownServices: build.query<readonly OwnService[], void>({
      // With the page's other reads, so that it costs no request where there are none.
      queryFn: async (_none, _api, _options, ask) => {
        const { data, error } = await ask({ service: 'ownServices', method: 'find' })
        if (error) return { error }
        return isAnswer(data) ? { data: data.data } : { error: offlineError(currentLanguage()) }
      },
    }),
  }),
})
