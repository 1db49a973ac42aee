import { fbPosts } from '@shared/services/fbPosts'
import { defineServiceApi } from './define-service-api'

export const fbPostsApi = defineServiceApi(fbPosts)
