import { createServer } from 'node:http'

/** A server that does nothing: how long a read of it takes is what the machine itself costs. It tells its port. */
const server = createServer((_request, answer) => answer.end('{}'))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : 0)
})
process.on('disconnect', () => process.exit())
