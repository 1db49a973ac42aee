import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { ApiExtra } from './api-extra'
import type { WithSession } from './session/session-slice'

/** Dispatches actions and thunks of the session. */
export const useAppDispatch = (): ThunkDispatch<WithSession, ApiExtra, UnknownAction> => useDispatch()
