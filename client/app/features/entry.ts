// Written by `npm run new -- features` from the folders that have a manifest.ts.
import type { FeatureManifest } from '../../components/feature/manifest'
import { feature as forgotPassword } from '../../areas/workspace/forgot-password/manifest'
import { feature as signIn } from '../../areas/workspace/sign-in/manifest'
import { feature as signOut } from '../../areas/workspace/sign-out/manifest'
import { feature as signUp } from '../../areas/workspace/sign-up/manifest'

/** The features that are needed before signing in. */
export const entryFeatures: readonly FeatureManifest[] = [forgotPassword, signIn, signOut, signUp]
