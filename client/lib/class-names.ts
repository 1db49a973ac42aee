/** Joins the class names that apply: `classNames('tab', chosen && 'tab--on')`. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
