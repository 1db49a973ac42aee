import { api } from '../../api/api'

/** What a row of the log shows; bodies come with the one that is open. */
const SHOWN = ['created', 'type', 'title', 'status', 'due', 'tries', 'attempts'] as const

interface Page {
  readonly state: string
  readonly page: number
  readonly size: number
}

/** A page of the deliveries to one webhook, the newest first; while another is asked for, the one before. */
export const useDeliveries = (webhookId: string | undefined, { state, page, size }: Page) => {
  const read = api.webhookDeliveries.useFind(
    {
      webhookId: webhookId ?? '',
      ...(state === 'failing' ? { status: 'failing' } : null),
      $select: [...SHOWN],
      $sort: { _id: -1 },
      $limit: size,
      ...(page > 1 ? { $skip: (page - 1) * size } : null),
    },
    { skip: webhookId === undefined },
  )
  return { read, rows: read.currentData?.data ?? read.data?.data, total: read.data?.total }
}
