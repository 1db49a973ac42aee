import type { RecordService } from '@shared/services/names'
import { declarations } from '@shared/services/declarations'
import { services } from '@shared/services/index'
import type { Application } from '../kernel/application'
import { pipeline } from '../kernel/pipeline'
import type { ServiceRules } from '../kernel/service-rules'
import { WorkspaceService } from '../kernel/workspace-service'
import { activitiesRules } from './activities/activities.rules'
import { assetsRules } from './assets/assets.rules'
import { codesRules } from './codes/codes.rules'
import { commentsRules } from './comments/comments.rules'
import { fundsRules } from './funds/funds.rules'
import { ordersRules } from './orders/orders.rules'
import { postsRules } from './posts/posts.rules'
import { productsRules } from './products/products.rules'
import { stocksRules } from './stocks/stocks.rules'
import { stocktakesRules } from './stocktakes/stocktakes.rules'
import { stockTransfersRules } from './stockTransfers/stockTransfers.rules'
import { tasksRules } from './tasks/tasks.rules'
import { uploadsRules } from './uploads/uploads.rules'
import { usersRules } from './users/users.rules'
import { warehousesRules } from './warehouses/warehouses.rules'
import { workspacesRules } from './workspaces/workspaces.rules'

/** The rules that declarations can't say, for the services that have any. */
const rules: { readonly [Name in RecordService]?: ServiceRules<Name> } = {
  users: usersRules,
  workspaces: workspacesRules,
  codes: codesRules,
  uploads: uploadsRules,
  products: productsRules,
  warehouses: warehousesRules,
  stocks: stocksRules,
  stockTransfers: stockTransfersRules,
  stocktakes: stocktakesRules,
  orders: ordersRules,
  assets: assetsRules,
  funds: fundsRules,
  activities: activitiesRules,
  tasks: tasksRules,
  comments: commentsRules,
  posts: postsRules,
}

/** Registers every declared service with the pipeline all calls go through. */
export const registerServices = (app: Application): void => {
  for (const { path } of declarations) register(app, path)
}

const register = <Name extends RecordService>(app: Application, path: Name): void => {
  const declaration = services[path]
  const service = new WorkspaceService<Name>(app, declaration, rules[path])
  for (const address of [path, ...(declaration.aliases ?? [])]) {
    // Events leave through the realtime platform after commit, never from Feathers' own emitter.
    app.use(address as RecordService, service as never, { methods: [...declaration.methods], events: [] })
    app.service(address as RecordService).hooks({ around: { all: [...pipeline] } } as never)
  }
}
