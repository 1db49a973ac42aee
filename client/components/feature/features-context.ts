import type { WorkspaceOptions } from '@shared/areas/workspace/services/workspaces'
import type { App } from '@shared/foundation/rights/apps'
import { createContext, useContext } from 'react'
import type { FeatureManifest } from './manifest'

/** The features behind the sign-in. */
export const FeaturesContext = createContext<readonly FeatureManifest[]>([])

export const useFeatures = (): readonly FeatureManifest[] => useContext(FeaturesContext)

/** Without those that are apps which aren't on. */
export const featuresOn = (features: readonly FeatureManifest[], apps: readonly App[]): readonly FeatureManifest[] =>
  features.filter(({ app }) => app === undefined || apps.includes(app))

/** Without those that are for companies with other settings. */
export const featuresFor = (features: readonly FeatureManifest[], opts: WorkspaceOptions | undefined): readonly FeatureManifest[] =>
  features.filter(({ isFor }) => isFor === undefined || (opts !== undefined && isFor(opts)))
