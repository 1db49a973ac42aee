import type { Server } from 'node:http'

/** Lets a stand-in listen on a free port of this machine. @returns where */
export const listenOn = async (server: Server, port = 0): Promise<string> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
}
