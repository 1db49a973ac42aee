const key = (label: string): string => label.trim().normalize('NFC').toLowerCase()

/** Whether a tag or label is there already: accents tell them apart, case doesn't. */
export const isWordTaken = (labels: readonly string[], label: string): boolean => labels.some((each) => key(each) === key(label))
