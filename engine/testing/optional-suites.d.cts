export function findProgram(names: string[]): string | null
export const optionalSuites: readonly { readonly suffix: string; readonly needs: string; readonly required: boolean; isHere(): boolean }[]
