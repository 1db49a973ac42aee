"""SQLite at one file: durable transactions of three writes, then reads by key, by one connection.

Usage: python3 sqlite-floor.py <file> <seconds> <bytes> <rows>
"""

import json
import sqlite3
import sys
from time import perf_counter

file, seconds, size, rows = sys.argv[1], float(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
body = b"x" * size
database = sqlite3.connect(file, isolation_level=None)
run = database.execute
run("PRAGMA journal_mode = WAL")
run("PRAGMA synchronous = FULL")
run("CREATE TABLE things (id TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID")
insert = "INSERT INTO things VALUES (?, ?)"
update = "UPDATE things SET body = ? WHERE id = ?"

run("BEGIN IMMEDIATE")
database.executemany(insert, ((f"thing:{n}", body) for n in range(rows)))
run("COMMIT")


def three_writes(turn):
    run("BEGIN IMMEDIATE")
    run(insert, (f"new:{turn}", body))
    run(update, (body, "thing:0"))
    run(update, (body, "thing:1"))
    run("COMMIT")


def point_read(turn):
    return run("SELECT body FROM things WHERE id = ?", (f"thing:{turn * 7919 % rows}",)).fetchone()


def measure(work):
    times = []
    end = perf_counter() + seconds
    turn = 0
    while perf_counter() < end:
        began = perf_counter()
        work(turn)
        times.append(perf_counter() - began)
        turn += 1
    times.sort()
    return {"perSecond": len(times) / seconds, "p50": times[len(times) // 2] * 1000}


version = f"{sqlite3.sqlite_version} through python3"
print(json.dumps({"version": version, "writes": measure(three_writes), "reads": measure(point_read)}))
