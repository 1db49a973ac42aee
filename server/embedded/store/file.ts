import { statSync } from 'node:fs'

/** Size of the database's file, in bytes. */
export const sizeOfFile = (path: string): number => statSync(path).size
