import { comments } from '@shared/services/comments'
import { defineServiceApi } from './define-service-api'

export const commentsApi = defineServiceApi(comments)
