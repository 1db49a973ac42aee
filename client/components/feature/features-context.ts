import { createContext, useContext } from 'react'
import type { FeatureManifest } from './manifest'

/** The features behind the sign-in. */
export const FeaturesContext = createContext<readonly FeatureManifest[]>([])

export const useFeatures = (): readonly FeatureManifest[] => useContext(FeaturesContext)
