import { queryOptions } from '@tanstack/react-query'
import * as notifications from '../../contract/notifications.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'

/** Below `me`, with which it is read again. */
export const notificationsQuery = queryOptions({
  queryKey: ['me', 'notifications'],
  queryFn: () => call(notifications.show, {}),
})

export function cacheNotifications(saved: notifications.NotificationSettings): void {
  queryClient.setQueryData(notificationsQuery.queryKey, saved)
}
