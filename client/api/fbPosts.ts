import { fbPosts } from '@shared/areas/facebook/services/fbPosts'
import { defineServiceApi } from './define-service-api'

export const fbPostsApi = defineServiceApi(fbPosts)
