import { useSelector } from 'react-redux'
import { selectConnection, type ConnectionState, type WithConnection } from './connection-slice'

/** Whether the screens are current, and if not, since when. */
export const useConnection = (): ConnectionState => useSelector((state: WithConnection) => selectConnection(state))
