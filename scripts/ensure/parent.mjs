/** npm runs a script through a shell, and a shell that is told to stop doesn't tell its child. So when the parent is gone, this
 *  process tells itself: otherwise `npm start`, once stopped by a program, would leave a server behind that holds the port. */
export function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}
