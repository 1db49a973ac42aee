import { posts } from '@shared/areas/wall/services/posts'
import { defineServiceApi } from './define-service-api'

export const postsApi = defineServiceApi(posts)
