import { serveTasks } from '../serve-tasks'
import { work } from './tasks'

serveTasks(work)
