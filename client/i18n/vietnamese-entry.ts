import app from './vi/app.json'
import paper from './vi/paper.json'
import publicLayout from './vi/public.json'
import forgotPassword from '../areas/workspace/forgot-password/vi.json'
import signIn from '../areas/workspace/sign-in/vi.json'
import signOut from '../areas/workspace/sign-out/vi.json'
import signUp from '../areas/workspace/sign-up/vi.json'
import ui from './vi/ui.json'
import type { Messages } from './texts'

/** The Vietnamese texts before signing in. */
export const texts: Messages = { ...app, ...paper, ...publicLayout, ...ui, ...signIn, ...signOut, ...signUp, ...forgotPassword }
