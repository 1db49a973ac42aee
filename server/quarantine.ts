import './own-services-of-child'
import { drawCopies } from './platform/files/draw-copies'
import { readSheetLines } from './platform/files/sheets/read-sheet-lines'
import { readArchiveLines } from './areas/workspace/services/workspaces/archive/read-archive-lines'
import { serveTasks } from './platform/quarantine/serve-tasks'

// The program of the processes in which files of others are read: only what these need is loaded here.
serveTasks([readArchiveLines, readSheetLines, drawCopies])
