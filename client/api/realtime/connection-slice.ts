import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** `expired`: the server wants a new sign-in before it says anything more. */
export type ConnectionStatus = 'connecting' | 'live' | 'offline' | 'expired'

export interface ConnectionState {
  readonly status: ConnectionStatus
  /** The last moment everything shown was current, ISO 8601; null while it is, and before it ever was. */
  readonly liveUntil: string | null
  /** How many tries to come back have failed, since it was live. */
  readonly failures: number
}

export interface WithConnection {
  readonly connection: ConnectionState
}

const initialState: ConnectionState = { status: 'connecting', liveUntil: null, failures: 0 }

const slice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionChanged: {
      prepare: (status: ConnectionStatus, at: string) => ({ payload: { status, at } }),
      reducer: (state, { payload: { status, at } }: PayloadAction<{ status: ConnectionStatus; at: string }>): ConnectionState => ({
        status,
        liveUntil: status === 'live' ? null : state.status === 'live' ? at : state.liveUntil,
        failures: status === 'live' || state.status === 'live' ? 0 : state.failures + (status === 'offline' ? 1 : 0),
      }),
    },
    connectionClosed: (): ConnectionState => initialState,
  },
})

export const connectionReducer = slice.reducer
export const { connectionChanged, connectionClosed } = slice.actions
export const selectConnection = (state: WithConnection): ConnectionState => state.connection

/** The connection is gone, and at least one try to come back has failed. */
export const isAway = ({ status, failures }: ConnectionState): boolean => status === 'offline' && failures > 0
