export function findProgram(names: string[]): string | null
export function findChromium(): string | null
export function unavailableSuffixes(): string[]
