// node:sqlite at one file: what `sqlite-floor.py` does, for a Node that has it.
// Usage: node sqlite-floor.mjs <file> <seconds> <bytes> <rows>
import { DatabaseSync } from 'node:sqlite'

const [file, seconds, bytes, rows] = [process.argv[2], ...process.argv.slice(3).map(Number)]
const body = Buffer.alloc(bytes, 'x')
const database = new DatabaseSync(file)
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE things (id TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID',
)
const insert = database.prepare('INSERT INTO things VALUES (?, ?)')
const update = database.prepare('UPDATE things SET body = ? WHERE id = ?')
const select = database.prepare('SELECT body FROM things WHERE id = ?')
const begin = database.prepare('BEGIN IMMEDIATE')
const commit = database.prepare('COMMIT')

begin.run()
for (let n = 0; n < rows; n++) insert.run(`thing:${n}`, body)
commit.run()

const threeWrites = (turn) => {
  begin.run()
  insert.run(`new:${turn}`, body)
  update.run(body, 'thing:0')
  update.run(body, 'thing:1')
  commit.run()
}
const pointRead = (turn) => select.get(`thing:${(turn * 7919) % rows}`)

const measure = (work) => {
  const times = []
  const end = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < end; turn++) {
    const began = performance.now()
    work(turn)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return { perSecond: times.length / seconds, p50: times[Math.floor(times.length / 2)] }
}

const version = `${database.prepare('SELECT sqlite_version() AS version').get().version} through node:sqlite`
console.log(JSON.stringify({ version, writes: measure(threeWrites), reads: measure(pointRead) }))
