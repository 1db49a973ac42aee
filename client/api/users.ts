import { usersService } from '@shared/services/users.service'
import { defineServiceApi } from './define-service-api'

export const usersApi = defineServiceApi(usersService)
