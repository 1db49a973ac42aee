// Written by `npm run new -- features` from the folders that have an index.ts.
import type { FeatureManifest } from '../components/feature/manifest'
import { feature as forgotPassword } from './forgot-password'
import { feature as signIn } from './sign-in'
import { feature as signOut } from './sign-out'
import { feature as signUp } from './sign-up'

/** The features that are needed before signing in. */
export const entryFeatures: readonly FeatureManifest[] = [forgotPassword, signIn, signOut, signUp]
