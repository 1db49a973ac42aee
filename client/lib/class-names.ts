/** Joins the class names that apply: `classNames('tab', chosen && 'tab--on')`. */
export const classNames = (...names: unknown[]): string => names.filter((name) => typeof name === 'string' && name).join(' ')
