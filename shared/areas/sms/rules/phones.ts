/** A mobile number as providers take it, 84 first; null for any other number: only mobile phones take messages. */
export function mobileNumber(text: string): string | null {
  const figures = text.replace(/[^\d+]/g, '').replace(/^(\+84|0084|84(?=\d{9}$))/, '0')
  return /^0[35789]\d{8}$/.test(figures) ? `84${figures.slice(1)}` : null
}

/** As people write it: 0935 391 668. */
export const writtenNumber = (mobile: string): string => mobile.replace(/^84(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3')

/** Numbers pasted as lines: a number, and perhaps a name before or behind it. */
export const pastedNumbers = (text: string): { readonly phone: string; readonly name?: string }[] =>
  text.split(/[\n;]+/).flatMap((line) => {
    const phone = /\+?\d[\d .-]{7,15}\d/.exec(line)?.[0] ?? ''
    const mobile = mobileNumber(phone)
    const name = line.replace(phone, '').replace(/^[\s,:\t-]+|[\s,:\t-]+$/g, '')
    return mobile ? [{ phone: mobile, ...(name ? { name } : {}) }] : []
  })
