/** Kinds of commands in the statistics, by MongoDB's names. */
const kinds: Record<string, keyof Traffic['commands']> = {
  insert: 'insert',
  find: 'query',
  update: 'update',
  findAndModify: 'update',
  findandmodify: 'update',
  delete: 'delete',
  getMore: 'getmore',
}

/** Network statistics since the start. */
export class Traffic {
  connections = 0
  totalConnections = 0
  bytesIn = 0
  bytesOut = 0
  requests = 0
  /** Commands, however many statements each has. */
  readonly commands = { insert: 0, query: 0, update: 0, delete: 0, getmore: 0, command: 0 }

  count(name: string): void {
    this.requests++
    this.commands[kinds[name] ?? 'command']++
  }

  connected(): void {
    this.connections++
    this.totalConnections++
  }

  disconnected(): void {
    this.connections--
  }
}
