import { features } from '../../client/app/features'
import { entryFeatures } from '../../client/app/features/entry'

const unique = (addresses: readonly string[]): string[] => [...new Set(addresses.map((address) => encodeURI(address)))]

/** Screens that open without signing in and need nothing in their address, as the manifests say; signing out is no screen. */
export const openAddresses = unique(
  [...entryFeatures, ...features].flatMap(({ routes = [] }) =>
    routes.flatMap(({ path, open }) => (open && !/[:*]/.test(path) ? [path] : [])),
  ),
).filter((address) => address !== '/sign_out')

/** Every page of the navigation, and every form for something new, as the manifests say. */
export const pageAddresses = unique(features.flatMap(({ pages = [], creates = [] }) => [...pages, ...creates].map(({ to }) => to)))
