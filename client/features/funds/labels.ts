const key = (label: string): string => label.trim().normalize('NFC').toLowerCase()

/** Whether a label is there already: accents tell labels apart, case doesn't. */
export const isLabelTaken = (labels: readonly string[], label: string): boolean => labels.some((each) => key(each) === key(label))
