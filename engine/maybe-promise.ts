/** What is there at once, or later: what needs no waiting is answered without a turn of the event loop, and without a promise. */
export type MaybePromise<Value> = Value | Promise<Value>

/** Goes on with a value as soon as it is there. */
export const andThen = <Value, Next>(value: MaybePromise<Value>, next: (value: Value) => MaybePromise<Next>): MaybePromise<Next> =>
  value instanceof Promise ? value.then(next) : next(value)

/** Runs something whose errors are to be met in one way, as rejections. */
export function attempt<Value>(run: () => MaybePromise<Value>): MaybePromise<Value> {
  try {
    return run()
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)))
  }
}
