import { readSheetLines } from './platform/files/sheets/read-sheet-lines'
import { readJsonLines } from './platform/quarantine/json-lines'
import { serveTasks } from './platform/quarantine/serve-tasks'

// The program of the processes in which files of others are read: only what these need is loaded here.
serveTasks([readJsonLines, readSheetLines])
