import type { App } from '../app-env.ts'

export function profileRoutes(_app: App): void {}
