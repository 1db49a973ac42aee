import { users } from '@shared/services/users'
import { defineServiceApi } from './define-service-api'

export const usersApi = defineServiceApi(users)
