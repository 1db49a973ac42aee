import { posts } from '@shared/services/posts'
import { defineServiceApi } from './define-service-api'

export const postsApi = defineServiceApi(posts)
