/** What this browser can do about notifications. */

export type PushSupport =
  /** They can be allowed, or are. */
  | 'possible'
  /** On an iPhone or iPad only an application on the home screen has them. */
  | 'install-first'
  /** Refused in the browser, which alone can take that back. */
  | 'blocked'
  | 'missing'

export function pushSupport(): PushSupport {
  if ('standalone' in navigator && navigator.standalone === false) return 'install-first'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'missing'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

export interface PushSubscriptionKeys {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Asks the person first; null where they do not allow it. @throws where the browser reaches no push service */
export async function allowPush(publicKey: string): Promise<PushSubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // One that was made for the key of another server is in the way.
    const earlier = await pushManager.getSubscription()
    if (!earlier) throw error
    await earlier.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, p256dh, auth }
}

/** Whether this browser still has what it once sent: it may have been taken back in its settings. */
export async function hasPushSubscription(): Promise<boolean> {
  if (pushSupport() !== 'possible') return false
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) != null
}
