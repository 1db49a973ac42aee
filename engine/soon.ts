/** What is there at once, or later: what needs no waiting is answered without a turn of the event loop, and without a promise. */
export type Soon<Value> = Value | Promise<Value>

/** Goes on with a value as soon as it is there. */
export const soon = <Value, Next>(value: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(next) : next(value)

/** Runs something whose errors are to be met in one way, as rejections. */
export function attempt<Value>(run: () => Soon<Value>): Soon<Value> {
  try {
    return run()
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)))
  }
}
