import { join } from 'node:path'
import { build, mergeConfig, preview } from 'vite'
import config from '../../../vite.config'

/** Builds the page of 10,000 rows as the web app is built, and serves it. @returns its address, and how to stop */
export const serveLongList = async (folder: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const root = import.meta.dirname
  const own = mergeConfig(config, {
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, manifest: false, rolldownOptions: { input: join(root, 'long-list.html') } },
  })
  await build(own)
  const server = await preview({ ...own, preview: { port: 0, host: '127.0.0.1' } })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('the page of 10,000 rows is not served')
  return { url: `${url}long-list.html`, close: () => server.close() }
}
