import { comments } from '@shared/areas/talk/services/comments'
import { defineServiceApi } from './define-service-api'

export const commentsApi = defineServiceApi(comments)
