import { users } from '@shared/areas/people/services/users'
import { defineServiceApi } from './define-service-api'

export const usersApi = defineServiceApi(users)
