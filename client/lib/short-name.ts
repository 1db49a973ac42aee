const MAX_LENGTH = 22

/** A name where there is little room: as it is, or the two last words of a long one, by which its bearer is known among colleagues. */
export const shortName = (name: string): string => (name.length > MAX_LENGTH ? name.trim().split(/\s+/).slice(-2).join(' ') : name)
