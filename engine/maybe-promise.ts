/** A value, or a promise of it: what needs no waiting is answered synchronously, without a promise. */
export type MaybePromise<Value> = Value | Promise<Value>

/** Calls `next` with the value: at once, or when its promise resolves. */
export const andThen = <Value, Next>(value: MaybePromise<Value>, next: (value: Value) => MaybePromise<Next>): MaybePromise<Next> =>
  value instanceof Promise ? value.then(next) : next(value)

/** Runs a function whose synchronous errors become rejections. */
export function attempt<Value>(run: () => MaybePromise<Value>): MaybePromise<Value> {
  try {
    return run()
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)))
  }
}
