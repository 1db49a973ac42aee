import app from './vi/app.json'
import paper from './vi/paper.json'
import publicLayout from './vi/public.json'
import forgotPassword from './vi/forgot-password.json'
import signIn from './vi/sign-in.json'
import signUp from './vi/sign-up.json'
import ui from './vi/ui.json'
import type { Messages } from './texts'

/** The Vietnamese texts before signing in. */
export const texts: Messages = { ...app, ...paper, ...publicLayout, ...ui, ...signIn, ...signUp, ...forgotPassword }
