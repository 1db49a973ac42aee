import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { User as StoredUser } from '@shared/areas/people/services/users'
import type { Workspace } from '@shared/areas/workspace/services/workspaces'

/** What is kept of a workspace beside the session: what anybody may know before signing in, then its colour and zone too. */
export type KnownWorkspace = Pick<Workspace, '_id' | 'name' | 'slug' | 'status'> &
  Partial<Pick<Workspace, 'avatar' | 'slogan' | 'apps' | 'brandColor' | 'zone'>> & {
    /** Where people sign in to it, when that isn't here. */
    readonly address?: string
  }

/** Only these are kept with the session: an answer may hold more, a newly issued API key even. */
const inBrief = ({ _id, name, slug, status, avatar, slogan, apps, brandColor, zone }: KnownWorkspace): KnownWorkspace => ({
  _id,
  name,
  slug,
  status,
  ...(avatar === undefined ? null : { avatar }),
  ...(slogan === undefined ? null : { slogan }),
  ...(apps === undefined ? null : { apps }),
  ...(brandColor === undefined ? null : { brandColor }),
  ...(zone === undefined ? null : { zone }),
})

/** A member as an answer to signing in has them: with their workspace in brief. */
export type User = StoredUser & { readonly workspace?: KnownWorkspace }

export interface Session {
  readonly accessToken: string
  readonly user: User
  readonly workspace: KnownWorkspace
  /** Kept on this device when the browser closes. */
  readonly keep: boolean
}

export interface SessionState {
  readonly current: Session | null
  /** Set when it ended by itself: the sign-in screen says so. */
  readonly expired: boolean
}

export interface WithSession {
  readonly session: SessionState
}

const signedOut: SessionState = { current: null, expired: false }

const slice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    sessionStarted: (_state, action: PayloadAction<Session>): SessionState => ({ current: action.payload, expired: false }),
    sessionEnded: (state, action: PayloadAction<'signed-out' | 'expired'>): SessionState =>
      state.current ? { current: null, expired: action.payload === 'expired' } : state,
    tokenRenewed: (state, { payload: { accessToken, user } }: PayloadAction<{ accessToken: string; user: User }>): SessionState =>
      state.current
        ? { ...state, current: { ...state.current, accessToken, user, workspace: { ...state.current.workspace, ...user.workspace } } }
        : state,
    userChanged: (state, action: PayloadAction<Partial<User>>): SessionState =>
      state.current ? { ...state, current: { ...state.current, user: { ...state.current.user, ...action.payload } } } : state,
    workspaceChanged: (state, action: PayloadAction<KnownWorkspace>): SessionState =>
      state.current ? { ...state, current: { ...state.current, workspace: inBrief(action.payload) } } : state,
  },
})

export const sessionReducer = slice.reducer
export const { sessionStarted, sessionEnded, tokenRenewed, userChanged, workspaceChanged } = slice.actions

export const selectSession = (state: WithSession): Session | null => state.session.current
export const selectToken = (state: WithSession): string | null => state.session.current?.accessToken ?? null
