/** Tells a running server that what it remembers was changed behind its back. Where there are no signals it finds out within a minute. */
export const askToLookAgain = (pid: number | null): void => {
  if (pid === null || pid === process.pid || process.platform === 'win32') return
  try {
    process.kill(pid, 'SIGUSR2')
  } catch {
    // It has just stopped: it remembers nothing any more.
  }
}
